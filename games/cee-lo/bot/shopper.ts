import { isLastRound } from '../rules/house-rules.ts';
import type { PowerupId } from '../rules/state.ts';
import { Kept } from './kept.ts';
import { chanceOf } from './odds.ts';
import { afterBuying, afterRound, afterStrike, mayStrike, type Prospect } from './prospect.ts';
import { afterShopping, openWishes, purchase, type Wishes } from './wishes.ts';

/** What to do before the next fight. */
interface Intent {
  readonly buy: PowerupId | null;
  readonly strike: boolean;
}

export type Shopper = (at: Prospect) => Intent;

/** An endless run is looked at no further ahead than this many rounds. */
export const FORESIGHT = 3;
/** No list is followed for more purchases than this. */
const FAR = 9;

/** Never buys anything. */
export const frugal: Shopper = () => ({ buy: null, strike: false });

/** Goes by whichever of the lists promises the most. */
export function shopper(lists: readonly Wishes[]): Shopper {
  const intents = new Kept<Intent>(500);
  return (at) => intents.get(JSON.stringify(at), () => intentOf(at, lists));
}

function intentOf(at: Prospect, lists: readonly Wishes[]): Intent {
  let best: Wishes = [];
  let most = 0;
  const seen = new Set<string>();
  for (const wishes of lists) {
    // Late in a run most lists have come to the same end.
    const open = openWishes(at, wishes, FAR).join();
    if (seen.has(open)) continue;
    seen.add(open);
    const value = worth(at, wishes, most);
    if (value <= most) continue;
    most = value;
    best = wishes;
  }
  const buy = purchase(at, best);
  return { buy, strike: buy === null && mayStrike(at) && fought(afterStrike(at), best) > fought(at, best) };
}

/** One thing that can be done with the gold now, and the chance to win with the best list that does it. */
export interface Way {
  readonly buy: PowerupId | null;
  readonly value: number;
  readonly wishes: Wishes;
}

/** Everything that the lists would do now, the best first: what the shopper chose, and what it chose it over. */
export function waysFrom(at: Prospect, lists: readonly Wishes[]): readonly Way[] {
  const best = new Map<PowerupId | null, Way>();
  for (const wishes of lists) {
    const way: Way = { buy: purchase(at, wishes), value: worth(at, wishes), wishes };
    if (way.value > (best.get(way.buy)?.value ?? -1)) best.set(way.buy, way);
  }
  const [first, ...others] = inOrder([...best.values()]);
  return first === undefined ? [] : [first, ...inOrder(others.map((way) => wellGoneOn(at, lists, way)))];
}

const inOrder = (ways: readonly Way[]): readonly Way[] => ways.toSorted((a, b) => b.value - a.value);

/** A player who buys something else is not bound to the rest of that list: a purchase is worth what the best list makes of it. */
function wellGoneOn(at: Prospect, lists: readonly Wishes[], way: Way): Way {
  if (way.buy === null) return way;
  const then = afterBuying(at, way.buy);
  return { ...way, value: lists.reduce((most, wishes) => Math.max(most, worth(then, wishes, most)), way.value) };
}

/** The chance to win with a First Strike before this fight, and without one. */
export const strikeChances = (at: Prospect, wishes: Wishes): { readonly strike: number; readonly fight: number } => ({
  strike: fought(afterStrike(at), wishes),
  fight: fought(at, wishes),
});

/**
 * The chance to win every round that is still to come, if the shopping goes by this list: wounds heal and gold is certain, so it is the
 * product of the rounds' own chances. A chance below `enough` cannot win the comparison, so it is not worked out to the end.
 */
export function worth(at: Prospect, wishes: Wishes, enough = 0, ahead = FORESIGHT): number {
  const then = afterShopping(at, wishes);
  const plain = fought(then, wishes, enough, ahead);
  return mayStrike(then) ? Math.max(plain, fought(afterStrike(then), wishes, Math.max(enough, plain), ahead)) : plain;
}

function fought(at: Prospect, wishes: Wishes, enough = 0, ahead = FORESIGHT): number {
  const chance = chanceOf(at);
  if (chance <= enough || isLastRound(at.rules, at.round) || ahead === 0) return chance;
  return chance * worth(afterRound(at), wishes, enough / chance, at.rules.endless ? ahead - 1 : ahead);
}
