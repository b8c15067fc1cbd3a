import type { Json } from '@tavern/engine';

/** A deck that a match draws from. Its name in the game's words: `box.deck.<id>`. */
export interface BoxDeck {
  readonly id: string;
  /** What its cards are, to filter by: `box.kind.<kind>` in the game's words. */
  readonly kind: string;
  /** Where there are several of a kind. */
  readonly tier?: number;
  /** The rules draw from it: fewer cards than this cannot be played with. At least 1. */
  readonly least: number;
  /** With fewer cards than this the deck runs out. That is allowed; `box.few.<kind>` in the game's words says what happens then. */
  readonly few?: number;
}

export interface BoxCard {
  /** Its name in the game's words: `card.<id>.name`. Small letters, figures and hyphens. */
  readonly id: string;
  readonly deck: string;
  /** As printed: 0 to 9. */
  readonly copies: number;
  /** In the box only where this house rule has this value: a card of an expansion. */
  readonly only?: { readonly rule: string; readonly is: Json };
}

/** What the box of a game may be. `boxRules` looks whether it fits together. */
export interface BoxRules {
  /** Two capital letters that its codes begin with. */
  readonly letters: string;
  readonly decks: readonly [BoxDeck, ...BoxDeck[]];
  /** Every card that the game knows, those of expansions too. */
  readonly cards: readonly BoxCard[];
}

/** House rules by name, as the game's own schema gives them. */
export type HouseRules = { readonly [name: string]: unknown };

export const MOST_COPIES = 9;

/** Is the card in the box at all under these house rules? */
export const isInBox = ({ only }: BoxCard, rules: HouseRules): boolean => only === undefined || rules[only.rule] === only.is;

const known = new WeakMap<BoxRules, ReadonlyMap<string, BoxCard>>();

export function boxCard(rules: BoxRules, id: string): BoxCard | undefined {
  let cards = known.get(rules);
  if (cards === undefined) {
    cards = new Map(rules.cards.map((card) => [card.id, card]));
    known.set(rules, cards);
  }
  return cards.get(id);
}

/** A game's box rules, looked at once: those that do not fit together are a mistake of the game, and throw. */
export function boxRules(rules: BoxRules): BoxRules {
  const wrong = mistakeIn(rules);
  if (wrong !== undefined) throw new Error(`box rules of ${rules.letters}: ${wrong}`);
  return rules;
}

function mistakeIn({ letters, decks, cards }: BoxRules): string | undefined {
  if (!/^[A-Z]{2}$/.test(letters)) return 'its letters are two capitals';
  const ids = cards.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) return `${twice} is there twice`;
  const odd = cards.find(
    ({ id, copies, deck }) =>
      !/^[a-z][a-z0-9-]*$/.test(id) || copies < 0 || copies > MOST_COPIES || !decks.some((each) => each.id === deck),
  );
  if (odd !== undefined) return `${odd.id} needs a plain id, 0 to ${MOST_COPIES} copies and a deck that there is`;
  const printed = (deck: string): number =>
    cards.reduce((sum, card) => sum + (card.deck === deck && card.only === undefined ? card.copies : 0), 0);
  const short = decks.find(({ id, least }) => least < 1 || printed(id) < least);
  return short === undefined ? undefined : `the deck ${short.id} needs at least one card, and as many as are printed at most`;
}
