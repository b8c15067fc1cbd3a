import { type Rng, seat } from '@tavern/engine';
import { deckOf, type SeatChoice } from './decks.ts';
import type { Rules } from './house-rules.ts';
import { type Player, SLOTS, type State } from './state.ts';

function newPlayer(rng: Rng, choice: SeatChoice): Player {
  const list = deckOf(choice);
  return {
    deckId: choice.deck,
    list: [...list],
    deck: rng.shuffle([...list]),
    hand: [],
    known: [],
    discard: [],
    vp: 0,
    total: 0,
    won: 0,
    passed: false,
    played: 0,
    owed: 0,
    owedTo: null,
  };
}

export const setup = (rng: Rng, seats: readonly SeatChoice[], rules: Rules): State => ({
  rules,
  round: 0,
  phase: 'playing',
  first: seat(0),
  current: seat(0),
  turn: 0,
  players: seats.map((choice) => newPlayer(rng, choice)),
  slots: SLOTS.map(() => ({ units: [null, null], effects: [], winner: null })),
  ties: 0,
  inPlay: null,
  dying: [],
  effects: 0,
  lastId: 0,
  over: null,
});
