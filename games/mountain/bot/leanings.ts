import type { Manner } from '@tavern/bots';
import type { Weights } from './weights.ts';

/**
 * What each manner values otherwise. Small enough that it decides only where choices are nearly equal: `test/bot/manners.test.ts` looks
 * whether it can be seen, and that nobody wins less by it.
 */
export const LEANINGS: { readonly [manner in Manner]: Partial<Weights> } = {
  bold: { duel: -0.5, nerve: 1 },
  careful: { duel: 0.2, nerve: -0.4, wary: true, rest: 0.6 },
  greedy: { greed: 1.5, haggle: 0.05, deals: 2 },
  fair: { mercy: 2 },
};
