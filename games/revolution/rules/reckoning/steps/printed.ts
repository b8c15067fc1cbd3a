import type { Sheet } from '../sheet.ts';

/** Step 1: the printed power of face-up characters. Face-down cards have none (RR-031). */
export function printPower({ teams }: Sheet): void {
  for (const { up } of teams) for (const character of up) character.power = character.card?.power ?? 0;
}
