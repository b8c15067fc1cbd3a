import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** How many tasks run at a time. */
const lanes = availableParallelism;

/**
 * Runs tasks on all cores and gives their results in the order of the tasks. `report` hears of each when it is
 * done; when it returns false no further task is begun, and only what was done is given back.
 */
export async function onAllCores<Task, Result>(
  file: URL,
  tasks: readonly Task[],
  report: (task: Task, result: Result) => boolean,
): Promise<Result[]> {
  const results: { readonly at: number; readonly result: Result }[] = [];
  const queue = [...tasks.entries()];
  const lane = async (): Promise<void> => {
    const worker = new Worker(file);
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [at, task] = next;
        const result = await ask<Result>(worker, task);
        results.push({ at, result });
        if (!report(task, result)) queue.length = 0;
      }
    } catch (error) {
      // The other lanes must not play on for minutes before anybody reads of it.
      queue.length = 0;
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes(), tasks.length) }, lane));
  return results.sort((a, b) => a.at - b.at).map(({ result }) => result);
}

function ask<Result>(worker: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Result) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(task);
  });
}

/** The worker's side: does each task it is sent. What it throws ends the run. A message has no type: `work` names the one it is sent. */
export function serve(work: (task: never) => Promise<unknown>): void {
  const run = async (task: unknown): Promise<void> => parentPort?.postMessage(await work(task as never));
  parentPort?.on('message', (task) => void run(task));
}

/** Cuts the games into tasks: small enough that all cores stay busy to the end. */
export function chunks(games: number, most: number): { readonly from: number; readonly games: number }[] {
  const size = Math.max(1, Math.min(most, Math.ceil(games / lanes())));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    games: Math.min(size, games - index * size),
  }));
}
