import type { Counted, Statistics } from '../statistics.ts';
import './rules/cards/index.ts';
import { cards } from './rules/catalog.ts';
import { decks } from './rules/decks.ts';
import type { Event } from './rules/events.ts';
import { type State, WINNING_POINTS } from './rules/state.ts';
import type { Revolution } from './rules/types.ts';

/** What came face-up: a card that was face-down all the time did nothing. */
function used(event: Event): readonly string[] {
  if (event.type === 'round') return event.leaders;
  if (event.type === 'revealed') return event.cards.filter((card) => card !== null);
  return event.type === 'placed' && event.face === 'up' && event.card !== null ? [event.card] : [];
}

/** How many matches reach 50 points, and how many of its rounds each leader wins. */
const shares = ({ players, results }: State): Counted[] => [
  { share: 'reached', hits: players.some(({ vp }) => vp >= WINNING_POINTS) ? 1 : 0, of: 1 },
  ...results.flatMap(({ leaders, winner }) =>
    leaders.map((value, seat) => ({ share: 'leader', value, hits: seat === winner ? 1 : 0, of: 1 })),
  ),
];

/** What simulations and the fuzzer count. */
export const statistics: Statistics<Revolution> = {
  cards: cards.all.map(({ id }) => id),
  used,
  began: (event) => (event.type === 'round' && event.round === 1 ? event.first : null),
  rounds: ({ results }) => results.length,
  shares,
  groups: ({ deck }) => ({ deck: decks.ready.some(({ id }) => id === deck) ? deck : 'own' }),
};
