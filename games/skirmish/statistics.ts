import type { Statistics } from '../statistics.ts';
import './rules/cards/index.ts';
import { cards } from './rules/catalog.ts';
import { decks } from './rules/decks.ts';
import type { Event } from './rules/events.ts';
import type { Skirmish } from './rules/types.ts';

const used = (event: Event): readonly string[] => (event.type === 'played' ? [event.card] : []);

/** What simulations and the fuzzer count. */
export const statistics: Statistics<Skirmish> = {
  cards: cards.all.map(({ id }) => id),
  used,
  began: (event) => (event.type === 'started' ? event.first : null),
  rounds: ({ round }) => round,
  groups: ({ deck }) => ({ deck: decks.ready.some(({ id }) => id === deck) ? deck : 'own' }),
};
