import type { Hidden, Rng, Seat } from '@tavern/engine';
import { type Card, COPIES, type State, type View } from './types.ts';

export function view(state: State, who: Seat | null): View {
  const { hands, deck, barter, ...open } = state;
  const inBarter = barter !== null && (who === barter.a || who === barter.b);
  return {
    ...open,
    hands: hands.map((hand, owner) => (owner === who ? hand : null)),
    handCounts: hands.map((hand) => hand.length),
    deckCount: deck.length,
    barter: barter === null || inBarter ? barter : { a: barter.a, b: barter.b },
  };
}

export function everything(state: State): View {
  const { hands, deck, ...open } = state;
  return { ...open, hands, handCounts: hands.map((hand) => hand.length), deckCount: deck.length };
}

/** Everything unseen is shuffled and dealt out anew. A barter's offers on the table stay in the offering hand. */
export function guess(seen: View, who: Seat, rng: Rng): State {
  const { hands: seenHands, handCounts, deckCount, barter, ...open } = seen;
  const hand = seenHands[who] ?? [];
  const offers = barter !== null && 'offers' in barter ? barter : null;
  const kept = handCounts.map((_, index): Card[] => {
    const offer = offers === null || index === who ? null : offers.offers[offers.a === index ? 0 : offers.b === index ? 1 : 2];
    return offer === null || offer === undefined ? [] : [offer];
  });
  const unseen = pool([...hand, ...open.nests.flat(), ...open.discard, ...kept.flat()]);
  rng.shuffle(unseen);
  const hands = handCounts.map((count, index) =>
    index === who ? hand : [...(kept[index] ?? []), ...unseen.splice(0, count - (kept[index]?.length ?? 0))],
  );
  return { ...open, hands, deck: unseen.slice(0, deckCount), barter: offers ?? hiddenBarter(barter) };
}

const hiddenBarter = (barter: View['barter']): State['barter'] =>
  barter === null ? null : { a: barter.a, b: barter.b, offers: [null, null], accepted: [false, false], rev: 0 };

function pool(seen: readonly Card[]): Card[] {
  const left: { [card in Card]: number } = { ...COPIES };
  for (const card of seen) left[card] -= 1;
  return (Object.keys(left) as Card[]).flatMap((card) => Array<Card>(Math.max(0, left[card])).fill(card));
}

/** Others' hands (except what they have shown in a barter with this seat) and the deck. */
export function hidden(state: State, who: Seat): Hidden[] {
  const { hands, deck, barter } = state;
  const shown = (owner: number, card: Card): boolean =>
    barter !== null &&
    (barter.a === who || barter.b === who) &&
    (barter.a === owner || barter.b === owner) &&
    barter.offers.includes(card);
  const inHands = hands.flatMap((hand, owner) =>
    owner === who
      ? []
      : hand.flatMap((card, index) => (shown(owner, card) ? [] : [{ path: ['hands', owner, index], group: 'card' }])),
  );
  return [...inHands, ...deck.map((_, index) => ({ path: ['deck', index], group: 'card' }))];
}
