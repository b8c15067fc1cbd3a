/** What drivers look for in the house around every table: what is renamed there is renamed here. */

/** Opens the book where it is behind a button, and one of its lines. */
export const BOOK = '.table-bar .bar-tools button';
export const LINE = 'button.log-text';
/** At one screen: it must be handed on, or the curtain lifted. */
export const HAND_ON = 'main.curtain button, .own-notice .btn-primary';
/** After a match: the next one. */
export const AGAIN = '.ending-ways .btn-primary';
