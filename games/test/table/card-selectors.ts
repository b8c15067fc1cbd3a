/** What can be pressed now. */
export const OPEN = ':not([aria-disabled="true"])';

/** What every table with a hand of cards has: the kit's hand, and places that light up for a taken card. */
export function cardSelectors(table: string) {
  const within = (...selectors: readonly string[]): string => selectors.map((each) => `${table} ${each}`).join(', ');
  return {
    within,
    /** A card of the hand that can be taken, and the button that takes it. */
    CARDS: within(`.hand-card.playable > button${OPEN}`),
    cardOf: (card: string): string => within(`.hand-card:has([data-hand-card="${card}"]) > button`),
    CHOSEN: within('.hand-card.chosen'),
    /** A place that a taken card can go to, or a target. */
    LIT: within('[data-drop][data-lit]'),
    placeOf: (place: string): string => within(`[data-drop="${place}"]`),
  };
}

export type CardSelectors = ReturnType<typeof cardSelectors>;
