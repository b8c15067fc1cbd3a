import './flights.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { poseAt, type Spot, type Way } from './pose.ts';

/** A card on its way. Places are selectors, and looked for on the table that the flights lie on. */
export interface Flying {
  readonly back: ReactNode;
  /** Null: these eyes do not see it, and it is put away where it arrives. */
  readonly face: ReactNode | null;
  readonly from: string;
  readonly to: string;
}

interface Showing {
  readonly id: string;
  readonly fades: boolean;
  readonly progress: { readonly value: () => number; readonly listen: (heed: (progress: number) => void) => () => void };
}

interface FlightsProps {
  /** What is being shown. */
  readonly now: Showing | null;
  /** What flies in it. */
  readonly cards: readonly Flying[];
  /** Where nothing is found, cards come from here and go here. */
  readonly middle: string;
  /** A tray that may be coming up, and the cards in it: those with a face fly to the last of them, where it shows as many. */
  readonly tray: { readonly of: string; readonly cards: string };
}

/** Cards on their way: face down, then turned over where these eyes may see them. Lay it on the table itself, above all else. */
export function Flights({ now, cards, ...places }: FlightsProps) {
  if (now === null || now.fades || cards.length === 0) return null;
  return <Flight key={now.id} now={now} cards={cards} {...places} />;
}

function Flight({ now, cards, middle, tray }: FlightsProps & { readonly now: Showing }) {
  const sky = useRef<HTMLDivElement>(null);
  useFlight(sky, { now, cards, middle, tray });
  return (
    <div className="flights" ref={sky} aria-hidden="true" inert>
      {cards.map(({ back, face }, index) => (
        <div key={index} className="flight">
          <div className="flight-back">{back}</div>
          {face !== null && <div className="flight-face">{face}</div>}
        </div>
      ))}
    </div>
  );
}

/** Of its width; a card in a tray may lie on its side. */
const TALL = 1.4;
/** Between cards that lie side by side, from middle to middle. */
const APART = 96;
/** As wide as a card is in flight. */
const widthOf = (flight: Element): number => Number.parseFloat(getComputedStyle(flight).getPropertyValue('--cw')) || 92;

/** The last cards of the tray, where they will lie when it has come up: none where it does not show as many. */
function trayedCards(table: Element, { of, cards }: FlightsProps['tray'], count: number): Spot[] {
  const tray = table.querySelector(of);
  const flight = table.querySelector('.flight');
  if (tray === null || flight === null) return [];
  const [, below = '0'] = getComputedStyle(tray).translate.split(' ');
  const spots = [...tray.querySelectorAll(cards)].slice(-count).map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const scale = Math.min(width, height / TALL) / widthOf(flight);
    return { x: x + width / 2, y: y + height / 2 - (Number.parseFloat(below) || 0), scale };
  });
  return spots.length === count && spots.every(({ scale }) => scale > 0) ? spots : [];
}

/** All that must be measured is measured once, before the first frame. */
function useFlight(sky: RefObject<HTMLDivElement | null>, { now, cards, middle, tray }: FlightsProps & { now: Showing }): void {
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
    const trayed = trayedCards(table, tray, cards.length);
    const nowhere = spotOf(middle) ?? { x: from.width / 2, y: from.height / 2, scale: 1 };
    const ways = cards.map((card, index): Way => {
      const start = spotOf(card.from) ?? nowhere;
      const hidden = card.face === null;
      const lying = hidden ? undefined : trayed[index];
      if (lying !== undefined) return { start, end: { ...lying, x: lying.x - from.x, y: lying.y - from.y }, hidden };
      const place = spotOf(card.to) ?? nowhere;
      const aside = hidden ? 0 : (index - (cards.length - 1) / 2) * APART;
      return { start, end: { ...place, x: place.x + aside }, hidden };
    });
    above.classList.toggle('to-tray', trayed.length > 0 && ways.every(({ hidden }) => !hidden));
    const elements = [...above.querySelectorAll<HTMLElement>('.flight')];
    const fly = (progress: number): void => {
      for (const [index, way] of ways.entries()) {
        const element = elements[index];
        if (element === undefined) continue;
        const { x, y, turn, scale, opacity } = poseAt(way, progress);
        element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotateY(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
        element.style.opacity = `${opacity}`;
      }
    };
    fly(now.progress.value());
    return now.progress.listen(fly);
  }, [now, cards.length]);
}
