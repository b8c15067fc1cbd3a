import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { Flights as CardFlights, type Flying } from '@tavern/kit/flights/index.ts';
import type { Event } from '../rules/events.ts';
import type { CardId } from '../rules/state.ts';
import { SkirmishCard } from './card/card.tsx';
import { type Show, sidesOf } from './show/props.ts';

/** A card on its way: from where to where, and whether the viewer has seen its face before. */
interface Flown {
  readonly card: CardId | null;
  readonly from: string;
  readonly to: string;
  readonly open: boolean;
}

const cell = (seat: Seat, slot: number): string => `.cell[data-seat="${seat}"][data-slot="${slot}"]`;

function flownIn(event: Event, near: Seat, viewer: Seat | null): readonly Flown[] {
  const hand = (seat: Seat): string => (seat === near ? '.war-hand' : `[data-pile="hand-${seat}"]`);
  switch (event.type) {
    case 'drew':
      return [{ card: event.card, from: `[data-pile="deck-${event.seat}"]`, to: hand(event.seat), open: false }];
    case 'played': {
      const { seat, slot, at, card } = event;
      const to = at !== null && slot === null ? cell(at.seat, at.slot) : slot === null ? '.war-board' : cell(seat, slot);
      return [{ card, from: hand(seat), to, open: seat === viewer }];
    }
    case 'bounced':
      return [{ card: event.card, from: cell(event.seat, event.slot), to: hand(event.seat), open: true }];
    case 'discarded':
      return [
        { card: event.card, from: hand(event.seat), to: `[data-pile="discard-${event.seat}"]`, open: event.seat === viewer },
      ];
    case 'returned':
      return [{ card: event.card, from: `[data-pile="discard-${event.seat}"]`, to: hand(event.seat), open: true }];
    default:
      return [];
  }
}

/** Cards on their way between hands, decks, discard piles and the field. */
export function Flights({ show: { now }, viewer }: { readonly show: Pick<Show, 'now'>; readonly viewer: Seat | null }) {
  const words = useWords();
  const back = (
    <span className="war-back">
      <Icon name="crossed-swords" />
    </span>
  );
  const cards = (now === null ? [] : flownIn(now.event, sidesOf(viewer).near, viewer)).map(
    ({ card, open, ...way }): Flying => ({
      ...way,
      back,
      face: card === null ? null : <SkirmishCard id={card} size="hand" words={words} />,
      open: open && card !== null,
    }),
  );
  return <CardFlights now={now} cards={cards} middle=".war-board" />;
}
