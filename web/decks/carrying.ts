import type { DeckCard } from '@tavern/decks';
import { type Carrying, useCarrying } from '@tavern/kit/carry/index.ts';

/** A card on its way from the library into the deck, back, or to another place of an ordered part. */
export interface CarriedCard {
  readonly card: Pick<DeckCard, 'id' | 'part'>;
  readonly from: 'library' | 'deck';
  /** Its place in an ordered part. */
  readonly at?: number;
}

/** `data-place` of the two halves of the screen, `data-slot` of the places of an ordered part. */
export const OWN_PLACES = ['library', 'deck'] as const;
type Half = (typeof OWN_PLACES)[number];
type Slot = `${string} ${number}`;

export const slotOf = (part: string, at: number): Slot => `${part} ${at}`;

export type DeckCarrying = Carrying<CarriedCard, Half | Slot>;

export const isOverDeck = ({ over }: DeckCarrying): boolean => over !== null && over !== 'library';

function placeAt(x: number, y: number): Half | Slot | null {
  const under = document.elementFromPoint(x, y);
  const slot = under?.closest('[data-slot]')?.getAttribute('data-slot');
  if (slot !== null && slot !== undefined) return slot as Slot;
  const half = under?.closest('[data-place]')?.getAttribute('data-place');
  return OWN_PLACES.find((place) => place === half) ?? null;
}

interface Drops {
  /** From the library; `at` is null where it was not let go over a place of its own part. */
  readonly add: (card: CarriedCard['card'], at: number | null) => void;
  readonly take: (card: CarriedCard['card'], at: number | undefined) => void;
  readonly move: (part: string, from: number, to: number) => void;
}

/** A card that is let go where it came from stays there. */
export const useDeckCarrying = ({ add, take, move }: Drops): DeckCarrying =>
  useCarrying<CarriedCard, Half | Slot>(placeAt, ({ card, from, at }, place) => {
    if (place === 'library') return from === 'deck' ? take(card, at) : undefined;
    const [part, slot] = place === 'deck' ? [] : place.split(' ');
    const to = part === card.part ? Number(slot) : null;
    if (from === 'library') return add(card, to);
    return to === null || at === undefined ? undefined : move(card.part, at, to);
  });
