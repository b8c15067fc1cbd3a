import { combosOf } from '../combos.ts';
import type { Sheet } from '../sheet.ts';

/** Step 8: the best combo of face-up types, or all of them (H-07). */
export function findCombos({ teams, rules }: Sheet): void {
  for (const team of teams) {
    team.combos = combosOf(team, rules.cumulativeCombos);
    for (const { bonus } of team.combos) {
      team.comboBonus += bonus;
      team.comboLines.push({ row: 'combo', by: null, seat: team.seat, zone: null, amount: bonus });
    }
  }
}
