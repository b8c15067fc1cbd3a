import { type BoxRules, boxRules } from '@tavern/decks';

/** A pantry: two shelves of jars, a deck of guests, and spices that only a feast has. */
export const pantry: BoxRules = boxRules({
  letters: 'PY',
  decks: [
    { id: 'jar-1', kind: 'jar', tier: 1, least: 2, few: 4 },
    { id: 'jar-2', kind: 'jar', tier: 2, least: 1 },
    { id: 'guest', kind: 'guest', least: 1 },
  ],
  cards: [
    { id: 'plum', deck: 'jar-1', copies: 3 },
    { id: 'fig', deck: 'jar-1', copies: 2 },
    { id: 'honey', deck: 'jar-2', copies: 1 },
    { id: 'saffron', deck: 'jar-2', copies: 2, only: { rule: 'feast', is: true } },
    { id: 'aunt', deck: 'guest', copies: 1 },
    { id: 'great-uncle', deck: 'guest', copies: 4 },
  ],
});
