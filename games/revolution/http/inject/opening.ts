import { type Seat, seatsOf, type Told } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import type { Event, EventOf } from '../../rules/events.ts';
import { type LeaderId, leaderIndex, type Player, type State, type Zone } from '../../rules/state.ts';
import type { Phase } from '../shapes/names.ts';
import type { Laid } from './laid.ts';

/** H-05. Who goes first against the initial points was chosen by the test: to players that is chance. */
function whyFirst(leaders: readonly LeaderId[], first: Seat, round: number): EventOf<'round'>['why'] {
  const [a = 0, b = 0] = leaders.map((id) => cards.get(id).initialPoint);
  if (a !== b && (a > b ? 0 : 1) === first) return 'initialPoint';
  return round === 1 ? 'chance' : 'second';
}

/** The leader of each side in a round. */
export const leadersIn = (sides: readonly { readonly leaders: readonly LeaderId[] }[], round: number): LeaderId[] =>
  sides.map(({ leaders }) => leaders[leaderIndex(round)] as LeaderId);

/**
 * RR-047, RR-064: what has brought the square about, as both players are told it. The leaders' plays come first, in the order of the players; so effects
 * and plays are what they would be in a match that was played up to here.
 */
export function openingOf(state: State, laid: readonly Laid[], phase: Phase, asked: readonly Seat[]): Told<Event>[] {
  const { players, round, first, current, turn } = state;
  const leaders = leadersIn(players, round);
  const events: Told<Event>[] = [];
  const tell = (event: Event, to: readonly Seat[] | null = null): void => void events.push({ event, to });
  tell({ type: 'started', decks: players.map(({ deckId }) => deckId) });
  tell({ type: 'round', round, leaders, first, why: whyFirst(leaders, first, round) });
  if (phase === 'READY_PHASE')
    for (const seat of seatsOf(2)) {
      const { hand } = players[seat] as Player;
      tell({ type: 'dealt', seat, count: hand.length, cards: [...hand] }, [seat]);
    }
  for (const { seat, zone, spot } of laid) {
    if (spot === 'vacant') tell({ type: 'vacant', seat, zone: zone as Exclude<Zone, 'sp'> });
    else
      tell(
        { type: 'placed', seat, card: spot.card, zone, face: spot.face, by: zone === 'sp' ? 'c-10' : null },
        spot.face === 'down' ? [seat] : null,
      );
  }
  if (phase === 'SP_PHASE') tell({ type: 'squareFull', asked: [...asked] });
  if (phase === 'DRAW_PHASE' || phase === 'MAIN_PHASE') tell({ type: 'turn', seat: current, turn });
  if (phase === 'DRAW_PHASE') {
    const { hand, deck } = players[current] as Player;
    tell({ type: 'drew', seat: current, card: hand.at(-1) ?? null, by: null, deck: deck.length }, [current]);
  }
  return events;
}
