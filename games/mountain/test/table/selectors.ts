import type { Flat } from '@tavern/engine';

/** All that the driver and its situations look for on the mountain's table: what is renamed there is renamed here. */

/** The table; its `data-asked` (`<id> <kind>`), `data-told` and `data-busy` say how things stand. */
export const TABLE = '.mountain-table';
export const DRAWN = '.mountain-body[data-drawn="true"]';
/** What may be drunk with an attack. */
export const DRINK = '[data-drink]';
/** What can be pressed now. */
export const OPEN = ':not([aria-disabled="true"])';

type Name = Flat[string] | undefined;

export const actionOf = (name: Name): string => `[data-action="${name}"]`;
export const deedOf = (name: Name): string => `.tray-acts [data-do="${name}"]`;
export const itemAt = (place: Name): string => `[data-item="${place}"]`;
export const dropOf = (place: Name): string => `[data-drop="${place}"]`;
export const targetOf = (n: Name): string => `[data-target="${n}"]`;
export const optionOf = (option: string): string => `[data-option=${quoted(option)}]`;
/** A thing in a tray with which this can be done, among other things. */
export const leadsTo = (option: string): string => `[data-leads~=${quoted(option)}]`;

const within = (...selectors: readonly string[]): string => selectors.map((each) => `${TABLE} ${each}`).join(', ');

export const LIT = within(`[data-action]${OPEN}`, `[data-do]${OPEN}`, `.prompt-options button${OPEN}`);
export const CHOICES = within(`[data-action]${OPEN}`, '[data-option]');
/** What there is too much of, and how to be rid of it. */
export const SPARE = within('.item.usable', '.item[data-leads*="drop"]', '.item[data-leads*="return"]');
export const PARTING = [deedOf('drop'), deedOf('return')].join(', ');
export const USABLE = '.ledge .item.usable, .mountain-ledge .item.usable';

export const NEWS = '[data-tray="news"] .btn';
export const ARMED = '.armed, [data-action].btn-danger';
export const MENU = '.ledge-menu';
export const IN_MENU = `${MENU} [data-option]${OPEN}`;
export const CHOSEN = '.exchange-item-chosen';
export const OVER = '.ending, .result';
/** A row for each player; what a team did together is above its players. */
export const PLACES = '.ending tbody tr:not(.team-row)';

/** A figure on the board, with its `data-seat`, `data-at` (a tile's `data-tile`) and `data-hp`. */
export const FIGURE = '.standee';
export const LIT_TILE = '.mountain-tile.lit [data-tile]';
export const THROWN = '.contender .die';

/** What must be in reach at every size; belongings and the story at the end may have to be scrolled to. */
export const AT_ONCE = [
  '.table-bar button',
  '.mountain-tabs button',
  '.mountain-hint button',
  '.past button',
  '.acts [data-action]',
  '.oak-tray :is(.tray-foot, .tray-peek, .news-words) button',
  '.ending-ways .btn',
  '.own-notice .btn',
].join(', ');
export const SCROLLED = [within('.mountain-tray button', '.ledge button'), `${TABLE}:not(.with-tray) .climber-thumb`].join(', ');

export const WHOLE = within('.mountain-players', '.mountain-figures', '.mountain-tray', '.mountain-ledge');

/** The crown, where the player stands and may go, what is in front of them, what they have and can do. */
export const SPOKEN_OF = within(
  '[data-tile="19"]',
  '.mountain-tile.lit',
  '.standee[data-seat="0"] .standee-figure',
  '.mountain-tray > .oak-tray',
  '.ledge',
);
export const DICE = within('.felt .die', '.contender .die');

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** What must be seen of it where the system chooses the colours. */
export const SIGHTS = {
  turn: {
    marks: `${TABLE} .pips i.on`,
    edges: within('.item', '.mountain-tile-roll'),
    lit: `${TABLE} .mountain-tile.lit .mountain-tile-front`,
  },
  'fight-two': { marks: `${TABLE} .pips i.on, ${DICE}`, edges: `${TABLE} .fight-enemy .card`, lit: `${TABLE} .aim.chosen` },
  trade: { edges: within('.item'), lit: `${TABLE} .ask-chip[aria-pressed="true"]` },
};
