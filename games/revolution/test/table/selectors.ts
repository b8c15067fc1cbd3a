/** All that the driver and its situations look for at Revolution's table: what is renamed there is renamed here. */

export const TABLE = '.square-table';
/** Where two people share the screen the curtain hangs first. */
export const DRAWN = `${TABLE} .square-setts, main.curtain`;
/** What can be pressed now. */
const OPEN = ':not([aria-disabled="true"])';

const within = (...selectors: readonly string[]): string => selectors.map((each) => `${TABLE} ${each}`).join(', ');

/** A card of the hand that can be taken, and the button that takes it. */
export const CARDS = within(`.hand-card.playable > button${OPEN}`);
/** Of these, those that can be placed face-up. */
export const UP_CARDS = within(`.hand-card.playable:not(:has(.only-down)) > button${OPEN}`);
export const cardOf = (card: string): string => within(`.hand-card:has([data-hand-card="${card}"]) > button`);
export const CHOSEN = within('.hand-card.chosen');
/** A place that a taken card can go to, or a character to aim at. */
export const LIT = within('[data-drop][data-lit]');
export const placeOf = (place: string): string => within(`[data-drop="${place}"]`);
/** Face-down was asked for once. */
export const ARMED = within('.spot.armed', '.rev-acts .btn-danger');
/** Keeps the first hand, goes on after a round, takes nothing where nothing fits. */
export const ACT = within(`.rev-acts .btn-primary${OPEN}`);
export const FACE_DOWN = within('.rev-acts .btn[aria-keyshortcuts="f"]');
export const REDRAW = within('.rev-acts .btn[aria-keyshortcuts="2"]');
/** Seals nothing, takes none. */
export const NONE = within('.rev-acts .btn[aria-keyshortcuts="n"]');
export const foundCard = (card: string): string => within(`.tray-card.open:has([data-card="${card}"])`);
export const FOUND = within(`.tray-card.open${OPEN}`);

/** At one screen: it must be handed on, or the curtain lifted. */
export const HAND_ON = 'main.curtain button, .own-notice .btn-primary';
export const OVER = '.rev-ending';
export const AGAIN = '.ending-ways .btn-primary';

export const RIVAL_CARD = within('.square-side.far .spot:has(.rev-card)');
export const TOTAL = within('.square-side.near .front-total');
export const BOOK = '.table-bar .bar-tools button';
export const LINE = 'button.log-text';

/** What must be in reach at every size; the story at the end may have to be scrolled to. */
export const AT_ONCE = [
  '.table-bar button',
  within('.rev-acts button', '.square-hint button', '.square-tabs button', '.past button', '.ending-ways .btn'),
  '.own-notice .btn',
].join(', ');
export const SCROLLED = within('.rev-ending button', '.tray-card');
export const WHOLE = within('.square-plan', '.square-tray', '.rev-ending');

/** The square, the hand, and what can be done with them. */
export const SPOKEN_OF = within('.spot', '.hand', '.rev-acts > .btn');
