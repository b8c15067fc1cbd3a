import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';

/** One round of a plan: what is bought before it, whether something is spent to throw first, and the chance to win it. */
interface Leg {
  readonly buys: readonly string[];
  readonly strike: boolean;
  readonly chance: number;
}

/** The best plan of its kind. */
export interface Line {
  readonly name: readonly string[];
  readonly value: number;
  readonly legs: readonly Leg[];
  readonly wishes: readonly string[];
}

export interface Lines {
  readonly lines: readonly Line[];
  readonly without: readonly Line[];
  readonly best: Line;
  readonly nothing: Line;
}

/** For a game in which all that is bought can be planned from the start (`lab plans`): which purchases make how good a run, and a bot that makes just these. */
export interface Planner<T extends Types = Types> {
  readonly items: readonly string[];
  lines(rules: T['rules']): Promise<Lines>;
  bot(items: readonly string[]): Bot<T>;
}
