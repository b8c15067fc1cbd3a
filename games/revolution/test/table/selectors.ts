import { cardSelectors, OPEN } from '../../../test/table/card-selectors.ts';

/** All that the driver and its situations look for at Revolution's table: what is renamed there is renamed here. */

export const TABLE = '.square-table';
/** Where two people share the screen the curtain hangs first. */
export const DRAWN = `${TABLE} .square-setts, main.curtain`;

const { within, ...hand } = cardSelectors(TABLE);
export const { CARDS, cardOf, CHOSEN, LIT, placeOf } = hand;
/** Of these, those that can be placed face-up. */
export const UP_CARDS = within(`.hand-card.playable:not(:has(.only-down)) > button${OPEN}`);
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

export const OVER = '.rev-ending';

export const RIVAL_CARD = within('.square-side.far .spot:has(.rev-card)');
export const TOTAL = within('.square-side.near .front-total');

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

/** What must be seen of it where the system chooses the colours. */
export const SIGHTS = {
  places: { edges: within('.spot-open'), lit: within('.spot.lit', '.hand-card.chosen') },
  'search-hand': { edges: within('.tray-card') },
  next: { edges: within('.tally-bubble') },
};
