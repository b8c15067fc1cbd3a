import { WIDTHS } from '@tavern/kit/breakpoints.ts';

/** In em, so that the layout changes earlier for people with large letters. */
const em = (pixels: number): string => `${pixels / 16}em`;

/** Screens on which rules and chat have places of their own. */
export const WIDE = `(min-width: ${em(WIDTHS.lobby + 1)})`;
export const NARROW = `(max-width: ${em(WIDTHS.phone)})`;
