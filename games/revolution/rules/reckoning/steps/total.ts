import { amountOf } from '../conditions.ts';
import { type Sheet, sidesOf, works } from '../sheet.ts';

/** Step 10: power and combo together, and what changes the sum of both. */
export function addUp({ teams, acts }: Sheet): void {
  for (const team of teams) {
    team.total = team.comboBonus;
    for (const { power } of team.up) team.total += power;
    for (const { power } of team.down) team.total += power;
  }
  for (const act of acts.total) {
    if (!works(act)) continue;
    const amount = amountOf(act.rule, act.team, act.own);
    if (amount === 0) continue;
    for (const side of sidesOf(act)) {
      side.total += amount;
      side.totalLines.push({ row: 'total', by: act.card.id, seat: act.team.seat, zone: null, amount });
    }
  }
}
