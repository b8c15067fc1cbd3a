import { type BoxCard, type BoxRules, boxCard, type HouseRules, isInBox } from './box-rules.ts';

/** What a table has set for one card. A card that is switched off remembers its copies. */
export interface CardSetting {
  readonly enabled: boolean;
  readonly copies: number;
  /** All its copies begin on top of their deck, shuffled among those of other such cards. */
  readonly onTop: boolean;
}

/** What differs from the printed box, by card. */
export type Box = { readonly [card: string]: CardSetting };

export const PRINTED_BOX: Box = {};

const printedSetting = ({ copies }: BoxCard): CardSetting => ({ enabled: true, copies, onTop: false });

const sameSetting = (a: CardSetting, b: CardSetting): boolean =>
  a.enabled === b.enabled && a.copies === b.copies && a.onTop === b.onTop;

export const isPrinted = (card: BoxCard, setting: CardSetting): boolean => sameSetting(setting, printedSetting(card));

export const settingOf = (box: Box, card: BoxCard): CardSetting =>
  (Object.hasOwn(box, card.id) ? box[card.id] : undefined) ?? printedSetting(card);

/** The box with one card set otherwise. A card that is as printed again is not named in it. */
export function withSetting(rules: BoxRules, box: Box, id: string, setting: CardSetting): Box {
  const { [id]: _before, ...others } = box;
  const card = boxCard(rules, id);
  return card === undefined || isPrinted(card, setting) ? others : { ...others, [id]: setting };
}

/** A card of a match, with as many copies as its box has. */
export interface PackedCard {
  readonly id: string;
  readonly deck: string;
  /** At least 1. */
  readonly copies: number;
  readonly onTop: boolean;
}

/** How many copies of a card the box has. */
export const copiesIn = (box: Box, card: BoxCard): number => {
  const { enabled, copies } = settingOf(box, card);
  return enabled ? copies : 0;
};

/** What a match is played with: every card that has a copy, in the order of the game's list. */
export const packed = ({ cards }: BoxRules, box: Box, rules: HouseRules): readonly PackedCard[] =>
  cards.flatMap((card) => {
    const copies = isInBox(card, rules) ? copiesIn(box, card) : 0;
    return copies === 0 ? [] : [{ id: card.id, deck: card.deck, copies, onTop: settingOf(box, card).onTop }];
  });

/** How many cards each deck begins with. */
export function deckSizes(boxRules: BoxRules, box: Box, rules: HouseRules): ReadonlyMap<string, number> {
  const sizes = new Map(boxRules.decks.map(({ id }) => [id, 0]));
  for (const { deck, copies } of packed(boxRules, box, rules)) sizes.set(deck, (sizes.get(deck) ?? 0) + copies);
  return sizes;
}
