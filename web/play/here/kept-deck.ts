import type { Deck } from '@tavern/decks';

/** A deck that its player keeps in this browser. It may be a draft: whether it can be played is for the game's rules to say. */
export interface KeptDeck extends Deck {
  readonly id: string;
  readonly game: string;
  /** ms */
  readonly touchedAt: number;
}

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What a browser gives back may be damaged. */
export function isKeptDeck(found: unknown): found is KeptDeck {
  if (!isRecord(found)) return false;
  const { id, game, name, cards, touchedAt } = found;
  const texts = [id, game, name].every((each) => typeof each === 'string');
  return texts && typeof touchedAt === 'number' && isRecord(cards) && Object.values(cards).every(isList);
}
