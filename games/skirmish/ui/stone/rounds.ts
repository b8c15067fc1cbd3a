import type { Seat } from '@tavern/engine';
import type { TableEvent } from '@tavern/kit';
import type { Event } from '../../rules/events.ts';
import { type Stakes, stakesOf } from '../../rules/outcome.ts';
import type { View } from '../../rules/view.ts';
import { countOf } from '../play/count.ts';

/** One line of the stone. `vp`: by seat; null where it is not known or has not begun. */
export interface RoundRow {
  readonly round: number;
  readonly state: 'won' | 'tied' | 'now' | 'later' | 'unknown';
  readonly winner: Seat | null;
  readonly vp: readonly number[] | null;
}

const SHORTEST = 3;

/** Every round of the match, also those to come. */
export function roundRows(view: View, events: readonly Pick<TableEvent<Event>, 'event'>[]): readonly RoundRow[] {
  const ended = events.flatMap(({ event }) => (event.type === 'roundEnded' ? [event] : []));
  const over = view.phase === 'ended' || view.phase === 'over';
  const last = view.phase === 'over' ? view.round : Math.max(SHORTEST, view.round);
  return Array.from({ length: last }, (_, index): RoundRow => {
    const round = index + 1;
    const told = ended.find((each) => each.round === round);
    if (round > view.round) return { round, state: 'later', winner: null, vp: null };
    if (round === view.round && !over) return { round, state: 'now', winner: null, vp: countOf(view) };
    if (told === undefined) return { round, state: 'unknown', winner: null, vp: null };
    const { winner, vp } = told;
    return { round, state: winner === null ? 'tied' : 'won', winner, vp };
  });
}

export type Stake = 'open' | 'mustWin' | 'mustNotLose' | 'canWin' | 'canTie' | 'decides' | 'tieIsDraw' | 'between' | 'over';

/** What this round is about for a seat: the most urgent thing first. */
export function stakeFor(view: View, me: Seat): Stake {
  if (view.over !== null) return 'over';
  if (view.phase === 'ended') return 'between';
  const { won, tied }: Stakes = stakesOf(view);
  const rival = (1 - me) as Seat;
  const [mine, theirs] = [won[me]?.winner === me, won[rival]?.winner === rival];
  if (mine && theirs) return 'decides';
  if (theirs) return tied?.winner === rival ? 'mustWin' : 'mustNotLose';
  if (mine) return tied?.winner === me ? 'canTie' : 'canWin';
  return tied !== null && tied.winner === null ? 'tieIsDraw' : 'open';
}
