import type { Sheet } from '../sheet.ts';

/** Step 6: no power is below 0 (H-17). */
export function keepAboveZero({ teams }: Sheet): void {
  for (const { seat, up } of teams) {
    for (const fighter of up) {
      if (fighter.power >= 0) continue;
      fighter.lines.push({ row: 'nullified', by: null, seat, zone: fighter.zone, amount: -fighter.power });
      fighter.power = 0;
    }
  }
}
