/** All that the driver and its situations look for at Cee-Lo's table: what is renamed there is renamed here. */

/** The table; its `data-at` says which part of the run is shown. */
export const TABLE = '.cee-lo-table';
export const placed = (place: string): string => `${TABLE}[data-at="${place}"]`;
export const DRAWN = `${TABLE} .backdrop .wall`;
/** What can be pressed now. */
const OPEN = ':not([aria-disabled="true"])';

/** In a fight: what can be done, the first of it first. */
export const DEEDS = `.deeds .deed${OPEN}`;
/** The tones of deeds are what they do, but for the throw. */
export const deedOf = (what: string): string => `.deeds .deed.${what === 'roll' ? 'throw' : what}${OPEN}`;
/** Before and after one. */
export const ACTS = `.between-act${OPEN}`;
export const FIRST_ACT = '.between-act.btn-primary';

/** An own die that may be turned, and the faces it may be turned to. */
export const WILD_DIE = '.dice-place.wild';
export const FACES = '.fan';
/** Every die on the felt, as it is read out. */
export const DICE = '.dice-row svg[aria-label], .dice-row [role="img"]';

export const powerupAt = (id: string): string => `[data-powerup="${id}"]`;

/** In the menu of runs: rules, and how to begin. */
export const PRESETS = '.presets';
export const BEGIN = '.lobby-foot .big-step';

/** What must be in reach at every size; powerups, papers and the story may have to be scrolled to. */
export const AT_ONCE =
  '.table-bar button, .combat-tools button, .deeds button, .fan button, .between-acts button, .shop-acts button, .past button';
export const SCROLLED = `${TABLE} button`;
/** The book scrolls, and shows its end. */
export const WHOLE = `${TABLE} :is(.shop, .combat, .between, .ending)`;
/** The rival, one's own HP, the dice, what they are worth, what can be done and bought. */
export const SPOKEN_OF = `${TABLE} :is(.health.enemy, .rival, .purse-place, .dice-row, .poster, .odds-paper, .odds-button, .hint, .deed, .between-act, .shop-shelves, .shop-act)`;

/** What must be seen of it where the system chooses the colours. */
export const SIGHTS = {
  wild: { marks: `${TABLE} .health .coins, ${DICE}`, edges: FACES },
  reward: {},
  shop: { edges: `${TABLE} .powerup-words`, lit: `${TABLE} .powerup.chosen` },
};
