/** How many lines are added at a time while the reader scrolls. */
export const PAGE = 120;
/** The most lines that are drawn, however long the log. */
export const MOST = 3 * PAGE;

export interface Drawn {
  readonly first: number;
  /** Exclusive. */
  readonly last: number;
}

/** Which lines are drawn: the newest page, or the part around the reader's place. */
export function drawnLines(total: number, held: number | null): Drawn {
  if (held === null) return { first: Math.max(0, total - PAGE), last: total };
  const first = Math.max(0, Math.min(held, total - PAGE));
  return { first, last: Math.min(total, first + MOST) };
}

/** The reader's new place when they scroll near an end of the drawn part; null: unchanged. */
export function nextHeld(
  { first, last }: Drawn,
  total: number,
  near: { readonly start: boolean; readonly end: boolean },
): number | null {
  if (near.start && first > 0) return Math.max(0, first - PAGE);
  if (near.end && last < total) return Math.min(first + PAGE, total - PAGE);
  return null;
}

interface Scrolled {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** How near the end still counts as reading the newest line. */
const CLOSE = 32;

const below = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): number => scrollHeight - clientHeight - scrollTop;

export const isAtEnd = (box: Scrolled): boolean => below(box) <= CLOSE;

/** The scroll position when the end was last brought into view. */
export interface Shown {
  readonly top: number;
  readonly height: number;
  /** The height of the visible part. */
  readonly seen: number;
}

/**
 * Whether the reader has scrolled away from the newest line. A slow machine reports the log's own scrolling late, when more lines have
 * come; that was not the reader. Where the sheet or its visible part has changed since, only a gesture proves that it was.
 */
export function isReaders(box: Scrolled, shown: Shown, gesture: boolean): boolean {
  if (isAtEnd(box) || box.scrollTop >= shown.top - CLOSE) return false;
  return gesture || (box.scrollHeight === shown.height && box.clientHeight === shown.seen);
}

/** Within a sheet's height of an end. */
export const nearEnds = (box: Scrolled): { readonly start: boolean; readonly end: boolean } => ({
  start: box.scrollTop < box.clientHeight,
  end: below(box) < box.clientHeight,
});
