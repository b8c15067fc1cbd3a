import { type Seat, seat, seatsOf } from '@tavern/engine';
import { cards } from '../catalog.ts';
import { HAND_SIZE, takeTop } from '../draw.ts';
import type { EventOf } from '../events.ts';
import { isExtraNext } from '../outcome.ts';
import { EXTRA_ROUND, type LeaderId, leaderIndex, playerAt, rivalOf, type State, ZONES } from '../state.ts';
import type { M, RevolutionSteps } from '../types.ts';
import { emptyZones } from '../zones.ts';

export interface RoundSteps {
  'match.begin': object;
  'round.begin': object;
  'round.clear': object;
}

const leadersOf = ({ players, round }: State): LeaderId[] =>
  players.map(({ leaders }) => leaders[leaderIndex(round)] as LeaderId);

type First = Pick<EventOf<'round'>, 'first' | 'why'>;

/** H-05: the higher initial point goes first. Where they are equal, chance decides in round 1, and later the one who was second before. */
function firstOf(m: M, leaders: readonly LeaderId[]): First {
  const [a = 0, b = 0] = leaders.map((id) => cards.get(id).initialPoint);
  if (a !== b) return { first: seat(a > b ? 0 : 1), why: 'initialPoint' };
  if (m.state.round === 1) return { first: seat(m.rng.int(2)), why: 'chance' };
  return { first: rivalOf(m.state.first), why: 'second' };
}

/** H-04: seven cards each. */
function deal(m: M): void {
  for (const each of seatsOf(2)) {
    const player = playerAt(m.state, each);
    player.hand = takeTop(player, HAND_SIZE);
    m.emit({ type: 'dealt', seat: each, count: player.hand.length, cards: [...player.hand] }, [each]);
  }
}

/** H-22, C-18: everything goes to the discard piles; what was face-down goes there face-down. */
function clearZones(m: M, owner: Seat): number {
  const player = playerAt(m.state, owner);
  let count = 0;
  for (const zone of ZONES) {
    const spot = player.zones[zone];
    if (spot === null || spot === 'vacant') continue;
    player.discard.push({ card: spot.card, face: spot.face, at: spot.at });
    count += 1;
  }
  player.zones = emptyZones();
  return count;
}

export const roundSteps: RevolutionSteps<RoundSteps> = {
  'match.begin'(m) {
    m.emit({ type: 'started', decks: m.state.players.map(({ deckId }) => deckId) });
    m.next({ do: 'round.begin' });
  },

  /** RR-015: the leaders face each other and one side goes first; before the first round the hands are dealt, too. */
  'round.begin'(m) {
    const { state } = m;
    state.round = isExtraNext(state) ? EXTRA_ROUND : state.round + 1;
    const leaders = leadersOf(state);
    const { first, why } = firstOf(m, leaders);
    state.first = first;
    state.current = first;
    state.turn = 0;
    state.phase = state.round === 1 ? 'redraw' : 'main';
    m.emit({ type: 'round', round: state.round, leaders, first, why });
    if (state.round === 1) {
      deal(m);
      m.ask(seatsOf(2), { kind: 'redraw' });
    }
    m.next({ do: 'turn', seat: first });
  },

  'round.clear'(m) {
    const { state } = m;
    const counts = seatsOf(2).map((owner) => clearZones(m, owner));
    m.emit({ type: 'cleared', round: state.round, counts });
    m.next({ do: 'round.begin' });
  },
};
