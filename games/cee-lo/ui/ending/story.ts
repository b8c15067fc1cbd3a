import type { Happening } from '@tavern/kit';
import { type Enemy, enemyOf } from '../../rules/catalog.ts';
import { scoreOf, turnsOf } from '../../rules/economy.ts';
import type { Event } from '../../rules/events.ts';
import type { Chapter, PowerupId, State } from '../../rules/state.ts';

/** A round in the story. */
export interface ToldChapter extends Chapter {
  readonly round: number;
  readonly enemy: Enemy;
}

export const storyOf = ({ chapters }: State): ToldChapter[] =>
  chapters.map((chapter, at) => ({ ...chapter, round: at + 1, enemy: enemyOf(at + 1) }));

/** The sums of a run. */
export interface Summary {
  readonly won: number;
  readonly turns: number;
  readonly best: number;
  readonly gold: number;
  readonly score: number;
  readonly spent: number;
  /** What was bought, how often, in the order of the first purchase. */
  readonly bought: readonly { readonly item: PowerupId; readonly n: number }[];
}

type Bought = Extract<Event, { type: 'bought' }>;

export function summaryOf(state: State, events: readonly Happening<Event>[]): Summary {
  const bought = events.flatMap(({ event }): Bought[] => (event.type === 'bought' ? [event] : []));
  const items = [...new Set(bought.map(({ item }) => item))];
  return {
    won: state.chapters.filter(({ won }) => won).length,
    turns: turnsOf(state),
    best: state.best,
    gold: state.gold,
    score: scoreOf(state),
    spent: bought.reduce((sum, { price }) => sum + price, 0),
    bought: items.map((item) => ({ item, n: bought.filter((each) => each.item === item).length })),
  };
}
