import { type Rng, seat } from '@tavern/engine';
import { deckOf, type SeatChoice } from './decks.ts';
import type { Rules } from './house-rules.ts';
import type { Player, State } from './state.ts';
import { emptyZones } from './zones.ts';

/**
 * H-06, `hiddenLeaders`: lists, names and ready decks are open, so the order in a deck would be no secret. With this house rule chance puts the four into
 * an order: the owner sees it, the rival sees which four they are, and in which order they have come.
 */
function newPlayer(rng: Rng, choice: SeatChoice, { hiddenLeaders }: Rules): Player {
  const { leaders, leaderList, list } = deckOf(choice);
  return {
    deckId: choice.deck,
    leaders: hiddenLeaders ? rng.shuffle([...leaders]) : [...leaders],
    leaderList: [...leaderList],
    list: [...list],
    deck: rng.shuffle([...list]),
    hand: [],
    discard: [],
    zones: emptyZones(),
    vp: 0,
    looks: [],
    bottoms: [],
  };
}

export const setup = (rng: Rng, seats: readonly SeatChoice[], rules: Rules): State => ({
  rules,
  round: 0,
  phase: 'redraw',
  first: seat(0),
  current: seat(0),
  turn: 0,
  moves: 0,
  placements: 0,
  players: seats.map((choice) => newPlayer(rng, choice, rules)),
  search: null,
  results: [],
  over: null,
});
