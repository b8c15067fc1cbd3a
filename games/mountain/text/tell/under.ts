import { cardName, cardText, type Say, say } from '@tavern/engine';
import { classes, luckCards, treasures } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import type { ClassId, ItemId, LuckId } from '../../rules/state.ts';
import { chain } from './words.ts';

/** Cards that are printed with one of the ways in which they may be played: the way of these rules; null: the printed one. */
const WAYS: { readonly [card: string]: (rules: Rules) => string | null } = {
  trap: ({ trapEffect }) => (trapEffect === 'skipTurn' ? null : trapEffect),
  'mystic-wave': ({ mysticTie }) => (mysticTie === 'choose' ? 'choose' : null),
  'ambush-opportunity': ({ ambushPassing }) => (ambushPassing ? 'passing' : null),
};

function inForce(card: string, printed: Say, rules: Rules): Say {
  const way = WAYS[card]?.(rules) ?? null;
  return way === null ? printed : say(`under.${card}.${way}`);
}

/** A treasure's words under the rules in force. */
export function itemUnder(id: ItemId, rules: Rules): Say {
  const card = treasures.get(id);
  const words = sparing(id, inForce(id, cardText(card), rules), rules);
  if (card.kind !== 'drink' || !rules.battlePotions) return words;
  return chain('join.sentences', [words, say('bonus' in card ? 'under.drink.boost' : 'under.drink')]);
}

export const luckUnder = (id: LuckId, rules: Rules): Say => sparing(id, inForce(id, cardText(luckCards.get(id)), rules), rules);

/** Cards against other players, which pass partners by (H-56). */
const AGAINST_RIVALS: ReadonlySet<string> = new Set(['ambush-opportunity', 'nefarious-spirit', 'magic-ring', 'rebels-share']);

const sparing = (card: string, words: Say, { mode }: Rules): Say =>
  mode === 'race' || !AGAINST_RIVALS.has(card) ? words : chain('join.sentences', [words, say('under.partners')]);

/** A class's words, with what it starts with where it starts with something (`classKits`). */
export function classUnder(id: ClassId, { classKits }: Rules): Say {
  const hero = classes.get(id);
  if (!classKits || hero.kit === null) return cardText(hero);
  return chain('join.sentences', [cardText(hero), say('under.kit', { item: cardName(treasures.get(hero.kit)) })]);
}
