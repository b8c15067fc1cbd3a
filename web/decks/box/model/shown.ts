import { type Box, type BoxCard, type BoxDeck, type BoxRules, isInBox, isPrinted, settingOf } from '@tavern/decks';
import type { Chosen } from '../../../parts/rules/presets.ts';

/** What the box is searched for. Null lets everything through. */
export interface BoxFilter {
  readonly text: string;
  readonly kind: string | null;
  readonly tier: number | null;
  /** Only what differs from the printed box. */
  readonly changed: boolean;
}

export const NO_BOX_FILTER: BoxFilter = { text: '', kind: null, tier: null, changed: false };

export interface ShownDeck {
  readonly deck: BoxDeck;
  readonly cards: readonly BoxCard[];
}

/** The cards that there are under these house rules. */
export const cardsIn = ({ cards }: BoxRules, rules: Chosen): readonly BoxCard[] => cards.filter((card) => isInBox(card, rules));

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The decks that have a card which fits, each with those cards. */
export function shownDecks(
  boxRules: BoxRules,
  rules: Chosen,
  box: Box,
  filter: BoxFilter,
  wordsOf: (card: BoxCard) => string,
): readonly ShownDeck[] {
  const wanted = plain(filter.text).split(/\s+/).filter(Boolean);
  const fits = (card: BoxCard): boolean => {
    if (filter.changed && isPrinted(card, settingOf(box, card))) return false;
    const words = wanted.length === 0 ? '' : plain(wordsOf(card));
    return wanted.every((word) => words.includes(word));
  };
  const all = cardsIn(boxRules, rules);
  return boxRules.decks
    .filter(({ kind, tier }) => (filter.kind === null || kind === filter.kind) && (filter.tier === null || tier === filter.tier))
    .map((deck) => ({ deck, cards: all.filter((card) => card.deck === deck.id && fits(card)) }))
    .filter(({ cards }) => cards.length > 0);
}

export const kindsOf = ({ decks }: BoxRules): readonly string[] => [...new Set(decks.map(({ kind }) => kind))];

export const tiersOf = ({ decks }: BoxRules): readonly number[] =>
  [...new Set(decks.flatMap(({ tier }) => tier ?? []))].toSorted((a, b) => a - b);
