import type { Deck, DeckRules } from '@tavern/decks';
import type { KeptDeck } from '../../play/here/kept-deck.ts';
import { emptyDeck, inOrder } from './edit.ts';

/** The deck that is being built, and as it was when it was opened or saved last. */
export interface Bench {
  readonly deck: Deck;
  readonly was: Deck;
  /** Of the kept deck that is changed; null: it is not kept yet. */
  readonly id: string | null;
  /** The ready deck that it was copied from. */
  readonly from: string | null;
}

/** Nothing can be lost yet: a new deck, or a copy of a ready one, has no changes. */
export function benchWith(deck: Deck, { id = null, from = null }: Partial<Pick<Bench, 'id' | 'from'>> = {}): Bench {
  return { deck, was: deck, id, from };
}

export const newBench = (rules: DeckRules): Bench => benchWith(emptyDeck(rules));

export function readyBench(rules: DeckRules, id: string): Bench {
  const ready = rules.ready.find((deck) => deck.id === id);
  if (ready === undefined) throw new Error(`there is no ready deck ${id}`);
  return benchWith(inOrder(rules, { name: '', cards: ready.cards }), { from: id });
}

export const keptBench = (rules: DeckRules, { id, name, cards }: KeptDeck): Bench =>
  benchWith(inOrder(rules, { name, cards }), { id });

/** A deck that came from elsewhere, or a copy of an own one: it is lost unless it is saved. */
export const broughtBench = (rules: DeckRules, deck: Deck): Bench => ({
  ...newBench(rules),
  deck: inOrder(rules, { name: deck.name, cards: deck.cards }),
});

/** A name that would be saved alike is no change. */
export const isChanged = ({ deck, was }: Pick<Bench, 'deck' | 'was'>): boolean =>
  deck.name.trim() !== was.name || JSON.stringify(deck.cards) !== JSON.stringify(was.cards);

/** A copy of a ready deck that nobody has changed or named is that ready deck. */
export const isReady = (bench: Bench): boolean => bench.id === null && bench.from !== null && !isChanged(bench);
