import type { Manner } from '@tavern/bots';
import { NORMAL, type Weights } from './prospect.ts';

/** What each manner thinks of a little more or less. It decides where choices are nearly equal. */
export const LEANINGS: { readonly [manner in Manner]: Partial<Weights> } = {
  bold: { kept: 0.5 * NORMAL.kept, safety: 0, effect: 0.7 * NORMAL.effect },
  careful: { kept: 1.6 * NORMAL.kept, safety: 2.5 * NORMAL.safety },
  greedy: { effect: 3 * NORMAL.effect },
  fair: {},
};
