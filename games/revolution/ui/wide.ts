import { BEYOND_PHONE, WIDTHS } from '@tavern/kit/breakpoints.ts';

/** Screens with room for the ledger and the book beside the square: all but the small layouts of table-narrow.css. */
export const WIDE = `(min-width: ${WIDTHS.landscape + 1}px) and (min-height: 521px), ${BEYOND_PHONE} and (min-height: 601px)`;

/** Screens with room for words to newcomers beside the square: elsewhere they would cover the zones they speak of. */
export const ROOMY = `(min-width: ${WIDTHS.tablet + 1}px) and (min-height: 821px)`;
