import type { GamePack } from '@tavern/games';
import type { Progress } from '../progress.ts';
import { chunks, onAllCores } from '../workers.ts';
import { type Plan, playGame } from './game.ts';
import { count, emptyTally, joinTallies, type Tally } from './tally.ts';

/** A share of a simulation, for one worker: these games of the plan. */
export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly games: number;
}

const CHUNK = 50;

/** The plan's games, on all cores. */
export async function simulated(plan: Plan, games: number, progress: Progress): Promise<Tally> {
  const tasks = chunks(games, CHUNK).map((chunk) => ({ plan, ...chunk }));
  const tallies = await onAllCores<Task, Tally>(new URL('./worker.ts', import.meta.url), tasks, (task) => {
    progress.add(task.games);
    return true;
  });
  return joinTallies(tallies);
}

export async function tallied(pack: GamePack, { plan, from, games }: Task): Promise<Tally> {
  const tally = emptyTally();
  for (let game = from; game < from + games; game++) count(tally, pack, await playGame(pack, plan, game));
  return tally;
}
