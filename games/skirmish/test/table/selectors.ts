import { cardSelectors, OPEN } from '../../../test/table/card-selectors.ts';

/** All that the driver and its situations look for at Skirmish's table: what is renamed there is renamed here. */

/** The table; its `data-asked` (`<id> <kind>`), `data-told`, `data-busy` and `data-telling` say how things stand. */
export const TABLE = '.skirmish-table';
/** Where two people share the screen the curtain hangs first. */
export const DRAWN = `${TABLE} .war-map, main.curtain`;

const { within, ...hand } = cardSelectors(TABLE);
export const { CARDS, cardOf, CHOSEN, LIT, placeOf } = hand;
export const PASS = within('.pass-plate');
export const ARMED = within('.pass-plate.armed');
/** Goes on after a round, keeps or puts back a first hand. */
export const ACT = within(`.war-acts .btn-primary${OPEN}`);

export const OVER = '.skirmish-ending';

export const UNIT = within('.cell.far:has(.unit-change)');
export const RIBBON = within('.war-ribbon');

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

/** What must be seen of it where the system chooses the colours. */
export const SIGHTS = {
  play: { edges: within('.war-unit'), lit: within('.cell.lit', '.hand-card.chosen') },
  'round-end': { edges: within('.war-pause') },
};
