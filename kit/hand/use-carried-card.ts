import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrived, begun, goesAlong, type HandGesture, LOOK, moved, rested } from './gesture.ts';
import type { LetGo } from './press.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the hand tells the pointer, and what it hears from it. Points are in window coordinates. */
export interface Holding {
  /** The card at this point along the hand. */
  readonly onAlong: (at: Point) => string;
  /** A finger rests on a card to read it; null: it has stopped. */
  readonly onLook: (id: string | null) => void;
  /** A card is about to be taken out. Returns the middle of where it is; null: it stays, and the hand has told why. */
  readonly onLift: (id: string) => (Point & { readonly scale: number }) | null;
  readonly onOver: (place: string | null) => void;
  /** The card was let go; null: the gesture was cancelled. Returns whether the card has left the hand; otherwise it goes back. */
  readonly onLetGo: (id: string, where: LetGo | null) => boolean;
  /** Above this line the card is out of the hand. */
  readonly line: () => number;
  /** Where a card goes when it returns. */
  readonly home: (id: string) => Point & { readonly turn: number };
}

export interface CarriedCard {
  readonly carried: string | null;
  /** The card that hangs on the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly begin: (event: PointerEvent, id: string) => void;
  /** The click right after a gesture is not a press. The click that a key makes always is. */
  readonly wasGesture: (click: MouseEvent) => boolean;
}

interface Follower extends Pick<Holding, 'onAlong' | 'onLook' | 'onOver'> {
  readonly onLift: (id: string, at: Point) => boolean;
  readonly onMove: (at: Point) => void;
  readonly onEnd: (id: string, at: Point | null) => void;
}

const HOMEWARDS = 180;

/** Puts the middle of an element there, whatever its size. */
const put = (x: number, y: number): string => `calc(${x}px - 50%) calc(${y}px - 50%)`;

const placeAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null;

/** Follows a pointer from its press on a card until it lets go. */
function follow(down: globalThis.PointerEvent, first: string, { onAlong, onLook, onOver, ...to }: Follower) {
  let gesture = begun(down.clientX, down.clientY, down.pointerType === 'touch');
  let id = first;
  let at: Point = { x: down.clientX, y: down.clientY };
  let over: string | null = null;
  let frame: number | undefined;
  let refused = false;
  const ending = new AbortController();

  const enter = (place: string | null): void => {
    if (place !== over) onOver(place);
    over = place;
  };
  const end = (where: Point | null): void => {
    ending.abort();
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    enter(null);
    if (gesture.phase === 'looking') onLook(null);
    if (gesture.phase === 'carrying') to.onEnd(id, where);
  };
  const become = (next: HandGesture): void => {
    const before = gesture.phase;
    if (next.phase === before) return;
    if (before === 'looking') onLook(null);
    gesture = next;
    if (next.phase === 'looking') onLook(id);
    if (next.phase !== 'carrying' || to.onLift(id, at)) return;
    refused = true;
    gesture = { ...next, phase: 'browsing' };
    end(null);
  };
  const timer = setTimeout(() => become(rested(gesture)), LOOK);

  const on = <Name extends keyof DocumentEventMap>(name: Name, work: (event: DocumentEventMap[Name]) => void, more = {}): void =>
    document.addEventListener(name, work, { ...more, signal: ending.signal });
  on('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    become(moved(gesture, at.x, at.y));
    if (refused || gesture.phase === 'pressed') return;
    if (gesture.phase === 'carrying') {
      to.onMove(at);
      // The element below is looked up once a frame, however often the pointer moves.
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        enter(placeAt(at));
      });
      return;
    }
    const now = goesAlong(gesture, at.x, at.y) ? onAlong(at) : id;
    if (now === id) return;
    id = now;
    gesture = arrived(gesture, at.x, at.y);
    if (gesture.phase === 'looking') onLook(id);
  });
  on('pointerup', (event) => {
    if (event.pointerId === down.pointerId) end({ x: event.clientX, y: event.clientY });
  });
  on('pointercancel', (event) => {
    if (event.pointerId === down.pointerId) end(null);
  });
  on(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || gesture.phase !== 'carrying') return;
      event.stopPropagation();
      end(null);
    },
    { capture: true },
  );
  on('contextmenu', (event) => {
    if (gesture.touch) event.preventDefault();
  });
  return { moved: () => gesture.phase !== 'pressed', giveUp: () => ending.signal.aborted || end(null) };
}

/** Lets a card be taken out of the hand by mouse or finger. Only this file follows pointers. */
export function useCarriedCard(holding: Holding): CarriedCard {
  const [carried, setCarried] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  /** Where the pointer is, and where on the card it holds it, from the card's middle. */
  const held = useRef({ at: { x: 0, y: 0 }, grip: { x: 0, y: 0 }, line: 0 });
  const last = useRef<ReturnType<typeof follow>>(null);
  // The question may change while somebody holds a card.
  const latest = useRef(holding);
  useLayoutEffect(() => {
    latest.current = holding;
  });
  useEffect(() => () => void last.current?.giveUp(), []);

  const hang = (): void => {
    if (ghost.current === null) return;
    const { at, grip, line } = held.current;
    ghost.current.style.transformOrigin = `calc(50% + ${grip.x}px) calc(50% + ${grip.y}px)`;
    ghost.current.style.translate = put(at.x - grip.x, at.y - grip.y);
    ghost.current.classList.toggle('out', at.y < line);
  };
  useLayoutEffect(hang, [carried]);

  const homewards = (id: string): void => {
    const back = (): void => setCarried((now) => (now === id ? null : now));
    if (ghost.current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return back();
    const { x, y, turn } = latest.current.home(id);
    const flight = ghost.current.animate(
      { translate: put(x, y), rotate: `${turn}deg`, scale: '1', transformOrigin: '50% 50%' },
      { duration: HOMEWARDS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
    );
    flight.onfinish = back;
    flight.oncancel = back;
  };

  return {
    carried,
    ghost,
    begin(event, id) {
      last.current = null;
      if (event.button !== 0 || !event.isPrimary) return;
      last.current = follow(event.nativeEvent, id, {
        onAlong: (at) => latest.current.onAlong(at),
        onLook: (looked) => latest.current.onLook(looked),
        onOver: (place) => latest.current.onOver(place),
        onLift(lifted, at) {
          const from = latest.current.onLift(lifted);
          if (from === null) return false;
          const { x, y, scale } = from;
          held.current = { at, grip: { x: (at.x - x) / scale, y: (at.y - y) / scale }, line: latest.current.line() };
          setCarried(lifted);
          return true;
        },
        onMove(at) {
          held.current = { ...held.current, at };
          hang();
        },
        onEnd(dropped, at) {
          const where = at === null ? null : { place: placeAt(at), above: at.y < held.current.line };
          if (latest.current.onLetGo(dropped, where)) setCarried(null);
          else homewards(dropped);
        },
      });
    },
    wasGesture: ({ detail }) => detail > 0 && (last.current?.moved() ?? false),
  };
}
