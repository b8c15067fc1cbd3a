import '../rules/cards/index.ts';
import { powerups } from '../rules/catalog.ts';
import type { Rules } from '../rules/house-rules.ts';
import type { PowerupId } from '../rules/state.ts';
import { type Prospect, startOf } from './prospect.ts';
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

/** All plans of a whole run under these rules. */
export const linesUnder = (rules: Rules): Lines => linesOf(startOf(rules));

/** All plans of purchases from here on, sorted into lines. */
export function linesOf(start: Prospect): Lines {
  const search = new PlanSearch(start);
  const ids = powerups.all.map(({ id }) => id);
  const line = (name: readonly PowerupId[], allows?: Allows): Line => {
    const plan = search.best(allows);
    return { ...plan, name, wishes: plan.legs.flatMap(({ buys }) => buys) };
  };
  const main = ids.filter((id) => !HELPERS.has(id));
  const pairs = main.flatMap((a, index) => main.slice(index).map((b): [PowerupId, PowerupId] => [a, b]));
  return {
    lines: pairs
      .map((pair) => line(pair, beginsWith(start, main, pair)))
      .filter(({ wishes }) => wishes.filter((id) => !HELPERS.has(id)).length > 1)
      .sort(byValue),
    without: ids.map((id) => line([id], (_, item) => item !== id)).sort(byValue),
    best: line([]),
    nothing: line([], () => false),
  };
}

const byValue = (a: Plan, b: Plan): number => b.value - a.value;

/** Only these two are open until both are bought. */
function beginsWith(start: Prospect, main: readonly PowerupId[], [a, b]: readonly [PowerupId, PowerupId]): Allows {
  const bought = ({ owned }: Prospect, id: PowerupId): number => owned[id] - start.owned[id];
  return (at, item) => {
    const so = main.reduce((sum, id) => sum + bought(at, id), 0);
    if (HELPERS.has(item) || so > 1) return true;
    return so === 0 ? item === a || item === b : item === (bought(at, a) > 0 ? b : a);
  };
}
