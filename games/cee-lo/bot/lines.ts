import '../rules/cards/index.ts';
import { powerups } from '../rules/catalog.ts';
import type { Rules } from '../rules/house-rules.ts';
import { setup } from '../rules/setup.ts';
import type { PowerupId } from '../rules/state.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import { type Allows, type Plan, PlanSearch } from './search.ts';
import type { Wishes } from './wishes.ts';

/** The best plan of its kind, and what tells the kind from others. */
export interface Line extends Plan {
  readonly name: readonly PowerupId[];
  /** What is bought, in order. */
  readonly wishes: Wishes;
}

export interface Lines {
  /** By the first two main powerups that are bought, in whatever order; the best line first. */
  readonly lines: readonly Line[];
  /** The best plan of all that never buys this; the best first. */
  readonly without: readonly Line[];
  /** The best plan of all, and what is won without any purchase. */
  readonly best: Line;
  readonly nothing: Line;
}

/** Cheap helpers that go with everything; all others make a line. */
const HELPERS: ReadonlySet<PowerupId> = new Set(['extra-reroll', 'first-strike']);

/** All plans of purchases under these rules, sorted into lines. */
export function linesOf(rules: Rules): Lines {
  const search = new PlanSearch(prospectOf(setup(NO_DICE, [], rules)));
  const ids = powerups.all.map(({ id }) => id);
  const line = (name: readonly PowerupId[], allows?: Allows): Line => {
    const plan = search.best(allows);
    return { ...plan, name, wishes: plan.legs.flatMap(({ buys }) => buys) };
  };
  const main = ids.filter((id) => !HELPERS.has(id));
  const pairs = main.flatMap((a, index) => main.slice(index).map((b): [PowerupId, PowerupId] => [a, b]));
  return {
    lines: pairs
      .map((pair) => line(pair, beginsWith(main, pair)))
      .filter(({ wishes }) => wishes.filter((id) => !HELPERS.has(id)).length > 1)
      .sort(byValue),
    without: ids.map((id) => line([id], (_, item) => item !== id)).sort(byValue),
    best: line([]),
    nothing: line([], () => false),
  };
}

/** Set-up throws nothing in this game. */
const NO_DICE = null as never;

const byValue = (a: Plan, b: Plan): number => b.value - a.value;

/** Only these two are open until both are bought. */
function beginsWith(main: readonly PowerupId[], [a, b]: readonly [PowerupId, PowerupId]): Allows {
  const bought = ({ owned }: Prospect): number => main.reduce((sum, id) => sum + owned[id], 0);
  return (at, item) => {
    if (HELPERS.has(item) || bought(at) > 1) return true;
    if (bought(at) === 0) return item === a || item === b;
    return item === (at.owned[a] > 0 ? b : a);
  };
}
