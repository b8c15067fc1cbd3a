import { BEYOND_PHONE, WIDTHS } from '@tavern/kit/breakpoints.ts';

/** Screens with room for the stone and the book beside the map: all but the small layouts of table-narrow.css. */
export const WIDE = `(min-width: ${WIDTHS.landscape + 1}px) and (min-height: 521px), ${BEYOND_PHONE} and (min-height: 601px)`;
