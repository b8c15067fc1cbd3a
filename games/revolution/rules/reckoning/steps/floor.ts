import type { Sheet } from '../sheet.ts';

/** Step 6: no power is below 0 (H-17). */
export function keepAboveZero({ teams }: Sheet): void {
  for (const { seat, up } of teams) {
    for (const character of up) {
      if (character.power >= 0) continue;
      character.lines.push({ row: 'nullified', by: null, seat, zone: character.zone, amount: -character.power });
      character.power = 0;
    }
  }
}
