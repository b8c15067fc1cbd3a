import type { Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import { type CardId, playerAt, ROUNDS, rivalOf, type State } from '../rules/state.ts';
import { aimsOf, bestAim, fill } from './fill.ts';
import { faceUps, isKind, type Layout, tryLayouts } from './layouts.ts';
import { faceUp, LATE, SOON, Trial } from './trial.ts';

/** What a card in hand is worth in the rounds to come, in points of a total. */
export type Worth = (card: CardId) => number;

/** How much the next rounds count: by then other cards have come, and the match may be over. */
const ROUND_SHARES = [0.55, 0.35, 0.2];
/** Of two Help cards, or two SP cards, only one is placed in a round. */
const SECOND_SHARE = 0.4;
/** Where every way needs a card, it is worth no more than this: others will come. */
const MOST = 250;
/** Any character may still be of use, the stronger the more. */
const PRINTED_SHARE = 0.08;
/** A victory point, in points of a total. */
const PER_POINT = 4;
/** A card that comes into the hand. */
const PER_CARD = 20;
const TRIED = 6;

/** Cards that come into the hand when this one comes face-up. */
export function brings(id: CardId): number {
  let count = 0;
  for (const { does, value } of cards.get(id).rules) if (does === 'draw') count += value;
  return count + (cards.get(id).rules.some(({ does }) => does === 'search') ? 1.5 : 0);
}

function standing(trial: Trial, seat: Seat): number {
  const { totals, points } = trial.weigh();
  const [me, them] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return totals[me] - totals[them] + PER_POINT * (points[me] - points[them]);
}

/** What characters are worth under a leader: what the best three lose without this one. Leaves the best three on the board. */
function characterWorth(trial: Trial, seat: Seat, hand: readonly CardId[], found: Map<CardId, number>): void {
  const tries: { readonly value: number; readonly layout: Layout }[] = [];
  tryLayouts(trial, seat, { hand, most: TRIED, downs: 1 }, (layout) => {
    tries.push({ value: standing(trial, seat), layout });
  });
  const best = tries.reduce((top, each) => (each.value > top.value ? each : top));
  const count = (ids: readonly (CardId | null)[], id: CardId): number => ids.filter((each) => each === id).length;
  for (const id of new Set(best.layout.cards)) {
    if (id === null) continue;
    const copies = count(hand, id) - 1;
    const without = tries.reduce(
      (top, { layout, value }) => (count(layout.cards, id) <= copies ? Math.max(top, value) : top),
      Number.NEGATIVE_INFINITY,
    );
    found.set(id, Math.min(MOST, Math.max(0, best.value - without)));
  }
  for (const [zone, id] of faceUps(best.layout)) trial.put(seat, zone, faceUp(id));
}

/** What Help and SP cards add to the best three: the best of each kind in full, the others a part of it. */
function otherWorth(trial: Trial, seat: Seat, hand: readonly CardId[], found: Map<CardId, number>): void {
  const before = standing(trial, seat);
  const value = (): number => standing(trial, seat) - before;
  const different = [...new Set(hand)];
  const gains = {
    help: different
      .filter(isKind('help'))
      .map((id) => ({ id, gain: bestAim(trial, seat, id, LATE, aimsOf(trial, seat, id), value).value + PER_CARD * brings(id) })),
    sp: different.filter(isKind('sp')).map((id) => ({ id, gain: trial.with(seat, { sp: faceUp(id) }, value) })),
  };
  for (const each of [gains.help, gains.sp])
    each
      .sort((a, b) => b.gain - a.gain)
      .forEach(({ id, gain }, index) => {
        found.set(id, Math.max(0, gain) * (index === 0 ? 1 : SECOND_SHARE));
      });
}

/** What each card of a hand would be missed for in later rounds, in one world that may be. */
export function worthIn(world: State, seat: Seat, hand: readonly CardId[]): Worth {
  const sum = new Map<CardId, number>();
  ROUND_SHARES.forEach((share, index) => {
    const round = world.round + 1 + index;
    if (round > ROUNDS) return;
    const trial = Trial.ofRound(world, round);
    const rival = rivalOf(seat);
    fill(trial, rival, playerAt(world, rival).hand, TRIED - 1, SOON);
    const found = new Map<CardId, number>();
    characterWorth(trial, seat, hand, found);
    otherWorth(trial, seat, hand, found);
    for (const [id, worth] of found) sum.set(id, (sum.get(id) ?? 0) + share * worth);
  });
  return (card) => (sum.get(card) ?? 0) + PRINTED_SHARE * cards.get(card).power;
}
