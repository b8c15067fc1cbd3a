import { powerups } from '../rules/catalog.ts';
import { isLastRound } from '../rules/house-rules.ts';
import type { PowerupId } from '../rules/state.ts';
import { exactChance, fighterKey } from './odds.ts';
import { afterBuying, afterRound, afterStrike, isAffordable, isUseful, mayStrike, type Prospect } from './prospect.ts';

/** One round of a plan: what is bought before it, whether a First Strike is used, and the chance to win it. */
interface Leg {
  readonly buys: readonly PowerupId[];
  readonly strike: boolean;
  readonly chance: number;
}

/** What to buy when, and the chance to win all rounds with it. */
export interface Plan {
  readonly value: number;
  readonly legs: readonly Leg[];
}

/** Which purchases a plan may make. */
export type Allows = (at: Prospect, item: PowerupId) => boolean;

/** Every plan of a run of five rounds, looked at exactly. It takes seconds to minutes: for the lab, not for the table. */
export class PlanSearch {
  private readonly start: Prospect;
  private readonly chances = new Map<string, number>();

  constructor(start: Prospect) {
    if (start.rules.endless) throw new Error('an endless run has no end to plan for');
    this.start = start;
    this.foresee();
  }

  /** The best of all plans that are allowed. */
  best(allows: Allows = () => true): Plan {
    const known = new Map<string, Plan>();
    const from = (at: Prospect): Plan => {
      const key = keyOf(at);
      const found = known.get(key) ?? this.better(at, allows, from);
      known.set(key, found);
      return found;
    };
    return from(this.start);
  }

  private better(at: Prospect, allows: Allows, from: (at: Prospect) => Plan): Plan {
    const fights = [{ now: at, strike: false }, ...(mayStrike(at) ? [{ now: afterStrike(at), strike: true }] : [])];
    let best: Plan = { value: -1, legs: [] };
    for (const { now, strike } of fights) {
      const chance = this.chance(now);
      const rest = isLastRound(at.rules, at.round) ? { value: 1, legs: [] } : from(afterRound(now));
      if (chance * rest.value > best.value)
        best = { value: chance * rest.value, legs: [{ buys: [], strike, chance }, ...rest.legs] };
    }
    for (const item of onOffer(at).filter((each) => allows(at, each))) {
      const { value, legs } = from(afterBuying(at, item));
      const [first, ...others] = legs;
      if (value > best.value && first !== undefined)
        best = { value, legs: [{ ...first, buys: [item, ...first.buys] }, ...others] };
    }
    return best;
  }

  private chance(at: Prospect): number {
    const key = fightKey(at);
    const chance = this.chances.get(key) ?? exactChance(at);
    this.chances.set(key, chance);
    return chance;
  }

  /** All fights that may come, those of one fighter together: that is when the solver is quick. */
  private foresee(): void {
    let now = [this.start];
    while (now.length > 0) {
      const fights = distinct(shopped(now).flatMap((at) => (mayStrike(at) ? [at, afterStrike(at)] : [at])));
      for (const at of fights.toSorted((a, b) => (fighterKey(a) < fighterKey(b) ? -1 : 1))) this.chance(at);
      now = distinct(fights.filter((at) => !isLastRound(at.rules, at.round)).map(afterRound));
    }
  }
}

const onOffer = (at: Prospect): PowerupId[] =>
  powerups.all.map(({ id }) => id).filter((item) => isUseful(at, item) && isAffordable(at, item));

/** Everything that can be had by shopping. */
function shopped(from: readonly Prospect[]): Prospect[] {
  const found = new Map(from.map((at) => [keyOf(at), at]));
  // A map takes what is added while it is walked.
  for (const at of found.values())
    for (const item of onOffer(at)) {
      const then = afterBuying(at, item);
      const key = keyOf(then);
      if (!found.has(key)) found.set(key, then);
    }
  return [...found.values()];
}

const distinct = (all: readonly Prospect[]): Prospect[] => [...new Map(all.map((at) => [keyOf(at), at])).values()];

const keyOf = ({ round, gold, owned, purchases, first }: Prospect): string =>
  `${round}:${gold}:${Object.values(owned).join()}:${purchases}:${first}`;

const fightKey = ({ round, owned, first }: Prospect): string => {
  const { 'first-strike': _, ...lasting } = owned;
  return `${round}:${Object.values(lasting).join()}:${first}`;
};
