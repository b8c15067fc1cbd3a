import type { Seat } from '@tavern/engine';
import type { TableEvent } from '@tavern/kit';
import type { Event } from '../../rules/events.ts';
import { type LeaderId, leaderIndex } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { resultOf, roundsOf } from '../show/results.ts';

/** One line of the ledger. */
export interface RoundRow {
  readonly round: number;
  readonly state: 'done' | 'now' | 'later';
  /** By seat; null: hidden until that round. */
  readonly leaders: readonly (LeaderId | null)[];
  /** By seat; null: not counted yet. */
  readonly points: readonly number[] | null;
  readonly winner: Seat | null;
  /** The event in which it was counted, to be looked at again; null: it is not known here. */
  readonly counted: string | null;
}

/** All four rounds, also those to come, and the extra one where there is one. */
export function roundRows(view: View, events: readonly Pick<TableEvent<Event>, 'id' | 'event'>[]): readonly RoundRow[] {
  return roundsOf(view).map((round): RoundRow => {
    const result = resultOf(view, round);
    if (result === null) {
      const leaders = view.players.map((player) => player.leaders[leaderIndex(round)] ?? null);
      const state = round === view.round && view.over === null ? 'now' : 'later';
      return { round, state, leaders, points: null, winner: null, counted: null };
    }
    const { awards, winner, leaders } = result;
    const counted = events.findLast(({ event }) => event.type === 'battle' && event.round === round)?.id ?? null;
    return { round, state: 'done', leaders, points: awards.map(({ points }) => points), winner, counted };
  });
}
