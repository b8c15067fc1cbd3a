/** All that the driver and its situations look for at Skirmish's table: what is renamed there is renamed here. */

/** The table; its `data-asked` (`<id> <kind>`), `data-told`, `data-busy` and `data-telling` say how things stand. */
export const TABLE = '.skirmish-table';
/** Where two people share the screen the curtain hangs first. */
export const DRAWN = `${TABLE} .war-map, main.curtain`;
/** What can be pressed now. */
const OPEN = ':not([aria-disabled="true"])';

const within = (...selectors: readonly string[]): string => selectors.map((each) => `${TABLE} ${each}`).join(', ');

/** A card of the hand that can be taken, and the button that takes it. */
export const CARDS = within(`.hand-card.playable > button${OPEN}`);
export const cardOf = (card: string): string => within(`.hand-card:has([data-hand-card="${card}"]) > button`);
export const CHOSEN = within('.hand-card.chosen');
/** A place that a taken card can go to, or a target. */
export const LIT = within('[data-drop][data-lit]');
export const placeOf = (place: string): string => within(`[data-drop="${place}"]`);
export const PASS = within('.pass-plate');
export const ARMED = within('.pass-plate.armed');
/** Goes on after a round, keeps or puts back a first hand. */
export const ACT = within(`.war-acts .btn-primary${OPEN}`);

/** At one screen: it must be handed on, or the curtain lifted. */
export const HAND_ON = 'main.curtain button, .own-notice .btn-primary';
export const OVER = '.skirmish-ending';
export const AGAIN = '.ending-ways .btn-primary';

export const UNIT = within('.cell.far:has(.unit-change)');
export const RIBBON = within('.war-ribbon');
export const BOOK = '.table-bar .bar-tools button';
export const LINE = 'button.log-text';

/** What must be in reach at every size; the story at the end may have to be scrolled to. */
export const AT_ONCE = [
  '.table-bar button',
  within('.pass-plate', '.war-acts button', '.war-hint button', '.war-tabs button', '.past button', '.ending-ways .btn'),
  '.own-notice .btn',
].join(', ');
export const SCROLLED = within('.skirmish-ending button');
export const WHOLE = within('.war-board', '.war-pause', '.skirmish-ending');

/** The map, the hand, and what can be done with them. */
export const SPOKEN_OF = within('.cell', '.hand', '.pass-plate', '.war-pause');
