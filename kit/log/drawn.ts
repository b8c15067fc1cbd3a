/** So many lines are added at a time as one scrolls. */
export const PAGE = 120;
/** Never more than this are drawn, however long the log. */
export const MOST = 3 * PAGE;

export interface Drawn {
  readonly first: number;
  /** Not included. */
  readonly last: number;
}

/** Which lines are drawn: the newest page, or from where the reader holds it. */
export function drawnLines(total: number, held: number | null): Drawn {
  if (held === null) return { first: Math.max(0, total - PAGE), last: total };
  const first = Math.max(0, Math.min(held, total - PAGE));
  return { first, last: Math.min(total, first + MOST) };
}

/** Where a reader who nears an end of what is drawn holds it from now on; null: as it is. */
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

/** How near the end still counts as reading the newest. */
const CLOSE = 32;

const below = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): number => scrollHeight - clientHeight - scrollTop;

export const isAtEnd = (box: Scrolled): boolean => below(box) <= CLOSE;

/** How the sheet lay when its end was last brought into sight. */
export interface Shown {
  readonly top: number;
  readonly height: number;
  /** How much of it was seen. */
  readonly seen: number;
}

/**
 * Whether it is the reader who has scrolled away from the newest line. A slow machine tells of the log's own scrolling late, when more lines
 * have come: nobody has moved it then. Where the sheet has changed since, or how much of it is seen, only a
 * gesture shows that it was the reader.
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
