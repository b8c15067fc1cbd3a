import type { Press } from '../state.ts';

/** What a fighter may do in a round, against enemies or players: `target` is an enemy's place or a seat. */
export type AttackOption = { do: 'attack'; target: number; press: Press } | { do: 'retreat' };

export const RETREAT = Object.freeze({ do: 'retreat' as const });

const PRESSES: readonly Press[] = ['once', 'steady', 'end'];

/** Once, until something changes, or to the end: a long fight needs few clicks (H-17). */
export function addAttacks(options: AttackOption[], target: number): void {
  for (const press of PRESSES) options.push({ do: 'attack', target, press });
}
