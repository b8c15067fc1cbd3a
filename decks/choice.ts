import { openChoice } from '@tavern/engine';
import { codeOf, decode, readCode } from './code.ts';
import type { Deck } from './deck.ts';
import type { DeckRules, ReadyDeck } from './deck-rules.ts';

/** What a seat chooses, as one text: the id of a ready deck, or a code. The code is kept in its one form. */
export function deckChoice(rules: DeckRules) {
  const [first, ...others] = rules.ready.map(({ id }) => id);
  if (first === undefined) throw new Error(`${rules.letters} has no ready deck`);
  return openChoice([first, ...others], (given) => {
    const read = readCode(rules, given);
    return read.ok ? { ok: true, value: codeOf(rules, read.deck) } : read;
  });
}

const readyDeck = ({ ready }: DeckRules, id: string): ReadyDeck | undefined => ready.find((deck) => deck.id === id);

/** The deck that a seat has chosen. Its choice has been parsed, so anything else is a bug. */
export function chosenDeck(rules: DeckRules, chosen: string): Deck {
  const ready = readyDeck(rules, chosen);
  if (ready !== undefined) return { name: '', cards: ready.cards };
  const read = decode(rules, chosen);
  if (!read.ok) throw new Error(`${chosen} is no deck: ${JSON.stringify(read.why)}`);
  return read.deck;
}
