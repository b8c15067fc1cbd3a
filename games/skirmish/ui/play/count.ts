import type { View } from '../../rules/view.ts';
import { aheadIn } from './aftermath.ts';

/** The round is being counted, or has been: then VP are what counts, not who is ahead. */
export const isCounted = ({ phase, players }: View): boolean =>
  phase === 'ended' || phase === 'over' || players.some(({ vp }) => vp > 0);

/** By seat: what the round would bring if it ended now, without Conquer; once it is counted, what it brings. */
export const countOf = (view: View): readonly number[] =>
  isCounted(view) ? view.players.map(({ vp }) => vp) : aheadIn(view.slots);
