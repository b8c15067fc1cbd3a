/**
 * The widths at which layouts change: each is the widest screen of the smaller layout, in CSS pixels. Style sheets cannot import them, so
 * web/test/breakpoints.test.ts checks that their media queries use no other: 760px, 761px for the larger layout, or the same in em.
 */
export const WIDTHS = {
  /** The smallest layout; from the next pixel on, a phone in landscape. */
  narrow: 599,
  /** One column; log and chat are behind tabs. */
  phone: 760,
  /** The games in the hall are a row that scrolls. */
  hall: 819,
  /** A low screen this wide is a phone in landscape, not a laptop. */
  landscape: 1100,
  /** Lobby, hall and menus: rules and chat share one place. */
  lobby: 1179,
  /** Tables: everything is smaller than on a laptop. */
  tablet: 1180,
} as const;

/** Widths at which single parts change. */
export const FINE_WIDTHS: readonly number[] = [
  300, 339, 340, 359, 360, 370, 380, 400, 600, 700, 896, 900, 959, 960, 999, 1023, 1099, 1320, 1379,
];

export const PHONE = `(max-width: ${WIDTHS.phone}px)`;
export const BEYOND_PHONE = `(min-width: ${WIDTHS.phone + 1}px)`;
/** Tables with room for the book beside them: all but the small layouts of each `table-narrow.css`. A test compares them. */
export const WIDE = `(min-width: ${WIDTHS.landscape + 1}px) and (min-height: 521px), ${BEYOND_PHONE} and (min-height: 601px)`;
