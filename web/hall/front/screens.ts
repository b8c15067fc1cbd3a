import { WIDTHS } from '@tavern/kit/breakpoints.ts';

/** Screens too low for a whole dialog. */
export const LOW = '(max-height: 560px)';
/** Screens on which the near edge of the table is below the fold. */
export const SMALL = `(max-width: ${WIDTHS.hall}px), ${LOW}`;
