import { boxCode, sampleBox } from '@tavern/decks';
import type { Rng } from '@tavern/engine';
import { mountainBox } from './box.ts';
import type { Rules } from './house-rules.ts';

/** For fuzzing, benches and golden records: every other match under made-up rules has a made-up box. */
export const sampleRules = (rng: Rng, rules: Rules): object =>
  rng.chance(1, 2) ? { box: boxCode(mountainBox(), sampleBox(mountainBox(), rng, rules)) } : {};
