import {
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { moveFocus } from '../arrows.ts';
import { drawnLines, isAtEnd, isReaders, nearEnds, nextHeld, type Shown } from './drawn.ts';
import { Line, type LogLine } from './line.tsx';
import './log.css';
import { LogBridgeContext } from './log-bridge.ts';

export type { LogLine } from './line.tsx';

export interface LogProps {
  readonly label: string;
  /** Newest last. */
  readonly lines: readonly LogLine[];
  /** The label of the button that returns to the newest line. */
  readonly newestLabel?: string | undefined;
}

/** The place of a reader who scrolled up: the first line drawn, and how many lines there were. */
interface Held {
  readonly first: number;
  readonly seen: number;
}

/** A visible line and its position on the sheet, so that it stays there when lines above it are added or removed. */
interface Anchor {
  readonly line: number;
  readonly top: number;
}

const topOf = (box: HTMLElement, index: number): number =>
  box.querySelector('ol')?.children[index]?.getBoundingClientRect().top ?? 0;

const pressables = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('button.log-text')];

const NOWHERE: Shown = { top: 0, height: 0, seen: 0 };

function showEnd(box: HTMLElement): Shown {
  box.scrollTop = box.scrollHeight;
  return { top: box.scrollTop, height: box.scrollHeight, seen: box.clientHeight };
}

/** A sheet of what happened. The newest line stays visible unless the reader scrolls up. */
export function Log({ label, lines: all, newestLabel }: LogProps) {
  const bridge = useContext(LogBridgeContext);
  const coming = useSyncExternalStore(bridge.listen, bridge.coming, bridge.coming);
  // Leaves out what the table has not shown yet.
  const lines = useMemo(() => (coming.size === 0 ? all : all.filter(({ id }) => !coming.has(id))), [all, coming]);
  const sheet = useRef<HTMLElement>(null);
  const anchor = useRef<Anchor | null>(null);
  /** The scroll position when the newest line was last brought into view. */
  const shown = useRef(NOWHERE);
  /** The reader has touched the log since. */
  const gesture = useRef(false);
  const [held, setHeld] = useState<Held | null>(null);
  const total = lines.length;
  const { first, last } = drawnLines(total, held?.first ?? null);
  const follows = held === null;

  useLayoutEffect(() => {
    const box = sheet.current;
    if (box !== null && anchor.current !== null) box.scrollTop += topOf(box, anchor.current.line - first) - anchor.current.top;
    anchor.current = null;
  }, [total, follows, first]);

  useEffect(() => {
    const box = sheet.current;
    if (box === null || !follows) return undefined;
    let size = '';
    // Waits until the layout is done: measuring after every line would lay out the whole page again each time.
    const watch = new ResizeObserver(() => {
      const before = size;
      size = `${box.clientWidth} ${box.clientHeight}`;
      // Follows a tab that opens and a phone that turns. New lines alone do not pull back a reader who has just scrolled up.
      if (size === before && isReaders(box, shown.current, gesture.current)) return;
      shown.current = showEnd(box);
      gesture.current = false;
    });
    watch.observe(box);
    if (box.firstElementChild !== null) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, [follows]);

  const follow = (): void => {
    shown.current = NOWHERE;
    gesture.current = false;
    setHeld(null);
  };
  const hold = (box: HTMLElement, next: number): void => {
    // A line that is drawn both before and after.
    const line = Math.max(first, next);
    anchor.current = { line, top: topOf(box, line - first) };
    setHeld({ first: next, seen: held?.seen ?? total });
  };
  const onScroll = (): void => {
    const box = sheet.current;
    if (box === null || box.clientHeight === 0) return;
    if (last === total && isAtEnd(box)) return held === null ? undefined : follow();
    if (held === null && !isReaders(box, shown.current, gesture.current)) return;
    const next = nextHeld({ first, last }, total, nearEnds(box));
    if (next !== null) hold(box, next);
    else if (held === null) setHeld({ first, seen: total });
  };

  const touch = (): void => {
    gesture.current = true;
  };

  const usable = useSyncExternalStore(bridge.listen, bridge.usable, bridge.usable);
  const [visited, setVisited] = useState<string | null>(null);
  const drawn = lines.slice(first, last);
  // Tab stops at one line only; arrow keys reach the others.
  const reached = drawn.find(({ id }) => `${id}` === visited) ?? drawn.at(-1);
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) setVisited(target.dataset['line'] ?? null);
  };
  // Lines are in one column, so left and right are left to the table.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') moveFocus(event, pressables(event.currentTarget));
  };

  const missed = held === null ? 0 : total - held.seen;
  return (
    <div className="log-sheet m-parch m-sheet">
      {/* A box that scrolls must be reachable by keys, directly or through its lines. */}
      <section
        ref={sheet}
        className="log-scroll"
        aria-label={label}
        tabIndex={usable ? undefined : 0}
        onScroll={onScroll}
        onWheel={touch}
        onTouchMove={touch}
        onPointerDown={touch}
        onKeyDown={touch}
      >
        <ol className="log" start={first + 1} onFocus={onFocus} onKeyDown={onKeyDown}>
          {drawn.map((line) => (
            <Line key={line.id} {...line} reached={line === reached} />
          ))}
        </ol>
      </section>
      {held !== null && (
        <button type="button" className="log-newest" aria-label={newestLabel === undefined ? label : undefined} onClick={follow}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 4.5 6 8.5l4-4" />
          </svg>
          {newestLabel}
          {missed > 0 && <span className="log-missed">{missed}</span>}
        </button>
      )}
    </div>
  );
}
