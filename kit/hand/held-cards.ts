/** A card of a hand: equal ones are told apart by their number. */
export interface HeldCard<Card extends string = string> {
  readonly id: string;
  readonly card: Card;
}

/** A hand in a lasting order: a card keeps its place while others come and go. */
export function heldCards<Card extends string>(all: readonly Card[], rank: (card: Card) => number): readonly HeldCard<Card>[] {
  const seen = new Map<Card, number>();
  return [...all]
    .sort((a, b) => rank(a) - rank(b))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { id: `${card}#${copy}`, card };
    });
}
