import { CardBack } from '@tavern/kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SummitProps } from '../props.ts';
import type { Showing } from '../show/types.ts';
import { DECKS, FaceCard, faceOf } from '../tips/index.ts';
import { type Flown, flownIn } from './flown.ts';

/** Cards on their way from a deck: face down, then turned over where these eyes may see them. */
export function Flights({ show }: SummitProps) {
  const { now } = show;
  const cards = now === null || now.fades ? [] : flownIn(now.event);
  if (now === null || cards.length === 0) return null;
  return <Flight key={now.id} now={now} cards={cards} />;
}

function Flight({ now, cards }: { readonly now: Showing; readonly cards: readonly Flown[] }) {
  const sky = useRef<HTMLDivElement>(null);
  useFlights(sky, now, cards);
  return (
    <div className="mountain-flights" ref={sky} aria-hidden="true" inert>
      {cards.map(({ deck, card, tier }, index) => (
        <div key={index} className="mountain-flight">
          <div className="mountain-flight-back">
            <CardBack size="s" deck={DECKS[deck]} tier={tier ?? 0} label="" />
          </div>
          {card !== null && (
            <div className="mountain-flight-face">
              <FaceCard face={faceOf(deck, card)} size="s" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How high cards are lifted on their way, in pixels. */
const LIFT = 70;
/** The last part of the flight, in which a treasure disappears into a backpack. */
const STOWED = 0.25;

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Of its width; a card in a tray may lie on its side. */
const TALL = 1.4;
/** As wide as a card is in flight (drawn.css). */
const widthOf = (flights: Element): number => Number.parseFloat(getComputedStyle(flights).getPropertyValue('--cw')) || 92;

/** The last cards of the tray that lies in front of the mountain, where they will lie when it has come up: none where it shows no cards. */
function trayedCards(table: Element, count: number): Spot[] {
  const tray = table.querySelector('.summit-tray');
  const flight = table.querySelector('.mountain-flight');
  if (tray === null || flight === null) return [];
  const [, below = '0'] = getComputedStyle(tray).translate.split(' ');
  const spots = [...tray.querySelectorAll('.foes .card, .news-cards .card')].slice(-count).map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const scale = Math.min(width, height / TALL) / widthOf(flight);
    return { x: x + width / 2, y: y + height / 2 - (Number.parseFloat(below) || 0), scale };
  });
  return spots.length === count && spots.every(({ scale }) => scale > 0) ? spots : [];
}

/** All that must be measured is measured once, before the first frame. */
function useFlights(sky: RefObject<HTMLDivElement | null>, now: Showing, cards: readonly Flown[]): void {
  useLayoutEffect(() => {
    const above = sky.current;
    const table = above?.parentElement;
    if (above == null || table == null) return;
    const from = table.getBoundingClientRect();
    const spotOf = (selector: string): Spot | null => {
      const box = table.querySelector(selector)?.getBoundingClientRect();
      return box === undefined || box.width + box.height === 0
        ? null
        : { x: box.x + box.width / 2 - from.x, y: box.y + box.height / 2 - from.y, scale: 1 };
    };
    const trayed = trayedCards(table, cards.length);
    const middle = spotOf('.mountain-board') ?? { x: from.width / 2, y: from.height / 2, scale: 1 };
    const ways = cards.map(({ deck, card, seat }, index) => {
      const start = spotOf(`[data-pile="${deck}"]`) ?? middle;
      const hidden = card === null;
      const lying = hidden ? null : (trayed[index] ?? null);
      if (lying !== null) return { start, end: { ...lying, x: lying.x - from.x, y: lying.y - from.y }, hidden };
      const place = (hidden ? spotOf(`[data-seat="${seat}"] .standee-figure`) : spotOf('[data-place="drawn"]')) ?? middle;
      const aside = hidden ? 0 : (index - (cards.length - 1) / 2) * 96;
      return { start, end: { ...place, x: place.x + aside }, hidden };
    });
    above.classList.toggle('to-tray', trayed.length > 0 && ways.every(({ hidden }) => !hidden));
    const elements = [...above.querySelectorAll<HTMLElement>('.mountain-flight')];
    const fly = (progress: number): void => {
      for (const [index, { start, end, hidden }] of ways.entries()) {
        const element = elements[index];
        if (element === undefined) continue;
        const share = eased(Math.min(1, progress / 0.75));
        const [x, y] = [
          start.x + (end.x - start.x) * share,
          start.y + (end.y - start.y) * share - Math.sin(share * Math.PI) * LIFT,
        ];
        const turn = hidden ? 0 : 180 * Math.min(1, Math.max(0, (progress - 0.2) / 0.5));
        const gone = hidden ? Math.max(0, (progress - (1 - STOWED)) / STOWED) : 0;
        element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotateY(${turn.toFixed(1)}deg) scale(${((1 - 0.7 * gone) * (start.scale + (end.scale - start.scale) * share)).toFixed(3)})`;
        element.style.opacity = `${1 - gone}`;
      }
    };
    fly(now.progress.value());
    return now.progress.listen(fly);
  }, [now, cards.length]);
}
