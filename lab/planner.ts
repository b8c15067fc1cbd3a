import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { round } from './estimate.ts';

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

/** What a game brings beside its pack if all that is bought in it can be planned from the start. */
export interface Planner {
  readonly items: readonly string[];
  lines(rules: Types['rules']): Promise<Lines>;
  bot(items: readonly string[]): Bot<Types>;
}

/** Null: there is nothing to plan. */
export const plannerOf = (pack: GamePack): Planner | null => ('planner' in pack ? (pack.planner as Planner) : null);

/** How far the best line is ahead of the third. */
export const leadOf = ({ lines: [best, , third] }: Lines): number | null =>
  best === undefined || third === undefined ? null : round(best.value - third.value);
