import type { Rng } from '@tavern/engine';
import type { Tier } from './board.ts';

/** Who waits on an Enemy tile (KM-080..KM-082): tiers, by chance in ten. */
export const COMPOSITIONS: { readonly [tier in Tier]: readonly { readonly of10: number; readonly foes: readonly Tier[] }[] } = {
  1: [{ of10: 10, foes: [1] }],
  2: [
    { of10: 7, foes: [1, 1] },
    { of10: 3, foes: [2] },
  ],
  3: [
    { of10: 7, foes: [2, 2] },
    { of10: 2, foes: [2, 1] },
    { of10: 1, foes: [3] },
  ],
};

export function composition(tier: Tier, rng: Rng): readonly Tier[] {
  const kinds = COMPOSITIONS[tier];
  if (kinds.length === 1) return kinds[0]?.foes ?? [];
  let roll = rng.int(10);
  for (const { of10, foes } of kinds) {
    if (roll < of10) return foes;
    roll -= of10;
  }
  throw new Error('the chances of an enemy tile do not add up to ten');
}

/** What a defeated enemy leaves (KM-101..KM-103): how many draws of 100 give this tier. */
export const SPOILS: { readonly [tier in Tier]: readonly { readonly of100: number; readonly tier: Tier }[] } = {
  1: [{ of100: 50, tier: 1 }],
  2: [
    { of100: 70, tier: 2 },
    { of100: 15, tier: 1 },
  ],
  3: [
    { of100: 80, tier: 3 },
    { of100: 20, tier: 2 },
  ],
};

/** `roll` is 0..99. */
export function spoilsOf(tier: Tier, roll: number): Tier | null {
  let left = roll;
  for (const { of100, tier: found } of SPOILS[tier]) {
    if (left < of100) return found;
    left -= of100;
  }
  return null;
}
