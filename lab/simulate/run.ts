import type { GamePack } from '@tavern/games';
import type { Progress } from '../progress.ts';
import { chunks, onAllCores } from '../workers.ts';
import { type Plan, playGame, type Watch } from './game.ts';
import { add, count, emptyTally, joinTallies, type Tally } from './tally.ts';
import type { Thoughts } from './thoughts.ts';

/** A share of a simulation, for one worker: these games of the plan. */
export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly games: number;
}

/** What a worker sends back. */
export interface Done {
  readonly tally: Tally;
  readonly thoughts: Thoughts;
}

const CHUNK = 50;

/** The plan's games, on all cores. `thoughts`: where it is added how long the bots thought. */
export async function simulated(plan: Plan, games: number, progress: Progress, thoughts: Thoughts = {}): Promise<Tally> {
  const tasks = chunks(games, CHUNK).map((chunk) => ({ plan, ...chunk }));
  const done = await onAllCores<Task, Done>(new URL('./worker.ts', import.meta.url), tasks, (task) => {
    progress.add(task.games);
    return true;
  });
  for (const each of done) add(thoughts, each.thoughts);
  return joinTallies(done.map(({ tally }) => tally));
}

export async function tallied(pack: GamePack, { plan, from, games }: Task, watch?: Watch): Promise<Tally> {
  const tally = emptyTally();
  for (let game = from; game < from + games; game++) count(tally, pack, await playGame(pack, plan, game, watch));
  return tally;
}
