import type { Manner } from '@tavern/bots';
import { NORMAL, type Weights } from './weights.ts';

/** What each manner thinks of a little more or less. It decides where choices are nearly equal. */
export const LEANINGS: { readonly [manner in Manner]: Partial<Weights> } = {
  bold: { kept: 0.6 * NORMAL.kept, bluff: 0.65 },
  careful: { kept: 1.4 * NORMAL.kept, bluff: 0.2 },
  greedy: { show: 0.0005 },
  fair: {},
};
