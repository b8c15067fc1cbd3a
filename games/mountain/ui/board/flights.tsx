import { CardBack } from '@tavern/kit';
import { Flights as CardFlights, type Flying } from '@tavern/kit/flights/index.ts';
import type { MountainProps } from '../show/props.ts';
import { DECKS, FaceCard, faceOf } from '../tips/index.ts';
import { type Flown, flownIn } from './flown.ts';

const flying = ({ deck, card, tier, seat }: Flown): Flying => ({
  back: <CardBack size="s" deck={DECKS[deck]} tier={tier ?? 0} label="" />,
  face: card === null ? null : <FaceCard face={faceOf(deck, card)} size="s" />,
  from: `[data-pile="${deck}"]`,
  to: card === null ? `[data-seat="${seat}"] .standee-figure` : '[data-place="drawn"]',
});

const TRAY = { of: '.mountain-tray', cards: '.fight-enemies .card, .news-cards .card' };

/** Cards on their way from a deck. */
export function Flights({ show: { now } }: MountainProps) {
  const cards = now === null ? [] : flownIn(now.event).map(flying);
  return <CardFlights now={now} cards={cards} middle=".mountain-board" tray={TRAY} />;
}
