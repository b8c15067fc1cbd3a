import './flights.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { pixel } from '../pixels.ts';
import type { Beat } from '../show/script.ts';
import { poseAt, type Spot, type Way } from './pose.ts';
import { flownShare } from './turning.ts';

/** A card on its way. `from` and `to` are selectors of elements on the table that the flights are laid on. */
export interface Flying {
  readonly back: ReactNode;
  /** Null: the viewer may not see the face, and the card disappears where it arrives. */
  readonly face: ReactNode | null;
  readonly from: string;
  readonly to: string;
  /** The viewer has seen the face before: the card does not turn over. Its event needs a beat that `moves`, and no other. */
  readonly open?: boolean;
}

interface Showing {
  readonly id: string;
  readonly phase: Beat['phase'];
  readonly fades: boolean;
  readonly progress: { readonly value: () => number; readonly listen: (heed: (progress: number) => void) => () => void };
}

interface FlightsProps {
  /** The event that is being shown. */
  readonly now: Showing | null;
  /** The cards that fly in it. */
  readonly cards: readonly Flying[];
  /** Cards come from here and go here, where their own place is not found. */
  readonly middle: string;
  /** A tray that may be opening, and its cards. Cards with a face fly to the last of those, if there are enough. */
  readonly tray?: { readonly of: string; readonly cards: string } | undefined;
}

/**
 * Cards on their way: face down, then turned over if the viewer may see them. The beats of `turnedUp` show those. This is laid on the table
 * itself, above everything else.
 */
export function Flights({ now, cards, ...places }: FlightsProps) {
  if (now === null || now.fades || cards.length === 0) return null;
  return <Flight key={now.id} now={now} cards={cards} {...places} />;
}

function Flight({ now, cards, middle, tray }: FlightsProps & { readonly now: Showing }) {
  const sky = useRef<HTMLDivElement>(null);
  useFlight(sky, { now, cards, middle, tray });
  return (
    <div className="flights" ref={sky} data-phase={now.phase} aria-hidden="true" inert>
      {cards.map(({ back, face }, index) => (
        <div key={index} className="flight">
          <div className="flight-back">{back}</div>
          {face !== null && now.phase !== 'draws' && <div className="flight-face">{face}</div>}
        </div>
      ))}
    </div>
  );
}

/** A card's height as a multiple of its width; a card in a tray may be turned sideways. */
const TALL = 1.4;
/** Pixels of the layout from middle to middle of cards side by side, where the table is wide enough. */
const APART = 96;
/** The width of a card in flight, in pixels: its back begins half of it to the left. */
const widthOf = (back: Element): number => -2 * Number.parseFloat(getComputedStyle(back).left) || 92;

/** Where the tray's last cards will be when it has opened; none where the tray shows fewer. */
function trayedCards(table: Element, { of, cards }: NonNullable<FlightsProps['tray']>, count: number): Spot[] {
  const tray = table.querySelector(of);
  const back = table.querySelector('.flight-back');
  if (tray === null || back === null) return [];
  const [, below = '0'] = getComputedStyle(tray).translate.split(' ');
  const spots = [...tray.querySelectorAll(cards)].slice(-count).map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const scale = Math.min(width, height / TALL) / widthOf(back);
    return { x: x + width / 2, y: y + height / 2 - (Number.parseFloat(below) || 0), scale };
  });
  return spots.length === count && spots.every(({ scale }) => scale > 0) ? spots : [];
}

/** Measures once per phase, before its first frame. Turning a card up may open a tray; the card then flies on from where it is. */
function useFlight(sky: RefObject<HTMLDivElement | null>, { now, cards, middle, tray }: FlightsProps & { now: Showing }): void {
  const flown = useRef<{ readonly share: number; readonly spots: readonly Spot[] } | null>(null);
  useLayoutEffect(() => {
    const above = sky.current;
    const table = above?.parentElement;
    if (above == null || table == null) return;
    const from = table.getBoundingClientRect();
    const one = pixel();
    const spotOf = (selector: string): Spot | null => {
      const box = table.querySelector(selector)?.getBoundingClientRect();
      return box === undefined || box.width + box.height === 0
        ? null
        : { x: box.x + box.width / 2 - from.x, y: box.y + box.height / 2 - from.y, scale: 1 };
    };
    const trayed = tray === undefined ? [] : trayedCards(table, tray, cards.length);
    const nowhere = spotOf(middle) ?? { x: from.width / 2, y: from.height / 2, scale: 1 };
    const share = (progress: number): number =>
      cards.some(({ face, open }) => face !== null && open !== true) ? flownShare(now.phase, progress) : progress;
    const ways = cards.map((card, index): Way => {
      const start = flown.current?.spots[index] ?? spotOf(card.from) ?? nowhere;
      const since = flown.current?.share ?? 0;
      const hidden = card.face === null;
      const open = card.open ?? false;
      const lying = hidden ? undefined : trayed[index];
      if (lying !== undefined) return { start, since, end: { ...lying, x: lying.x - from.x, y: lying.y - from.y }, hidden, open };
      const place = spotOf(card.to) ?? nowhere;
      const apart = Math.min(APART * one, from.width / (cards.length + 1));
      const aside = hidden ? 0 : (index - (cards.length - 1) / 2) * apart;
      return { start, since, end: { ...place, x: place.x + aside }, hidden, open };
    });
    above.classList.toggle('to-tray', trayed.length > 0 && ways.every(({ hidden }) => !hidden));
    const elements = [...above.querySelectorAll<HTMLElement>('.flight')];
    const fly = (progress: number): void => {
      const poses = ways.map((way) => poseAt(way, share(progress), one));
      if (now.phase === 'draws') flown.current = { share: share(progress), spots: poses };
      for (const [index, { x, y, turn, scale, opacity }] of poses.entries()) {
        const element = elements[index];
        if (element === undefined) continue;
        element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotateY(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
        element.style.opacity = `${opacity}`;
      }
    };
    fly(now.progress.value());
    return now.progress.listen(fly);
  }, [now, cards.length]);
}
