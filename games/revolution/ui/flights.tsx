import { type Seat, seatsOf } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { Flights as CardFlights, type Flying } from '@tavern/kit/flights/index.ts';
import type { Event } from '../rules/events.ts';
import { type CardId, ZONES, type Zone } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Back } from './card/back.tsx';
import { RevolutionCard } from './card/card.tsx';
import { sortedHand } from './play/use-choice.ts';
import { type Show, sidesOf } from './show/props.ts';

/** A card on its way: from where to where, and whether the viewer has seen its face before. */
interface Flown {
  readonly card: CardId | null;
  readonly from: string;
  readonly to: string;
  readonly open: boolean;
}

const spot = (seat: Seat, zone: Zone): string => `.spot[data-seat="${seat}"][data-zone="${zone}"]`;
const pile = (name: string, seat: Seat): string => `[data-pile="${name}-${seat}"]`;

/** All cards of the square are gathered. */
const gathered = ({ players }: View): readonly Flown[] =>
  seatsOf(players.length).flatMap((seat) =>
    ZONES.flatMap((zone) => {
      const card = players[seat]?.zones[zone] ?? null;
      return card === null || card === 'vacant'
        ? []
        : [{ card: null, from: spot(seat, zone), to: pile('discard', seat), open: false }];
    }),
  );

/** A hand that comes from the deck: face by face for its owner, as it will be held, and one back for all of it elsewhere. */
const dealt = (cards: readonly CardId[] | null, from: string, to: string): readonly Flown[] =>
  (cards === null ? [null] : sortedHand(cards).map(({ card }) => card)).map((card) => ({ card, from, to, open: false }));

function flownIn(event: Event, before: View, near: Seat, viewer: Seat | null): readonly Flown[] {
  const hand = (seat: Seat): string => (seat === near && viewer !== null ? '.square-hand' : pile('hand', seat));
  switch (event.type) {
    case 'dealt':
      return dealt(event.cards, pile('deck', event.seat), hand(event.seat));
    case 'redrew':
      return event.redrawn ? dealt(event.cards, pile('deck', event.seat), hand(event.seat)) : [];
    case 'drew':
      return [{ card: event.card, from: pile('deck', event.seat), to: hand(event.seat), open: false }];
    case 'placed': {
      const { seat, zone, face, card, by } = event;
      // Face-down it flies as a back, also for its owner: so it is there.
      return [
        {
          card: face === 'up' ? card : null,
          from: by === null ? hand(seat) : pile('deck', seat),
          to: spot(seat, zone),
          open: seat === viewer,
        },
      ];
    }
    case 'found':
      return event.to === null || event.to !== 'hand'
        ? []
        : [{ card: null, from: pile('deck', event.seat), to: hand(event.seat), open: false }];
    case 'cleared':
      return gathered(before);
    default:
      return [];
  }
}

/** Cards on their way between decks, hands and the square. */
export function Flights({ show: { now }, viewer }: { readonly show: Pick<Show, 'now'>; readonly viewer: Seat | null }) {
  const words = useWords();
  const cards = (now === null ? [] : flownIn(now.event, now.before, sidesOf(viewer).near, viewer)).map(
    ({ card, open, ...way }): Flying => ({
      ...way,
      back: <Back />,
      face: card === null ? null : <RevolutionCard id={card} size="hand" words={words} />,
      open: open && card !== null,
    }),
  );
  return <CardFlights now={now} cards={cards} middle=".square-middle" />;
}
