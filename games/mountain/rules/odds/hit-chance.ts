import { COMBAT_DIE as SIDES } from '../score.ts';

/** Beyond this no die can make up the difference. */
const CERTAIN = SIDES;

const chances = Array.from({ length: 2 * CERTAIN + 1 }, (_, index) => {
  const ahead = index - CERTAIN;
  let hits = 0;
  for (let attack = 1; attack <= SIDES; attack++)
    for (let defence = 1; defence <= SIDES; defence++) if (attack + ahead > defence) hits += 1;
  return hits / (SIDES * SIDES);
});

/** The chance that a d6 with so much more Attack than the other side has Defence beats its d6: above, not equal (KM-089). */
export const hitChance = (ahead: number): number => chances[Math.max(-CERTAIN, Math.min(CERTAIN, ahead)) + CERTAIN] as number;
