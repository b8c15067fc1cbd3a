import { tallied } from './tally.ts';

/** The first list without the second one, copy by copy. */
export function without<Card>(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Equal cards together, in the order of their first copy. */
export const copiesOf = <Card extends string>(cards: readonly Card[]): readonly { readonly card: Card; readonly n: number }[] =>
  [...tallied(cards)].map(([card, n]) => ({ card, n }));
