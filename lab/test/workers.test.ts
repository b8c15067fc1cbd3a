import { expect, test } from 'vitest';
import { chunks, onAllCores } from '../workers.ts';

/** A worker that waits as many milliseconds as it is told and gives the number back, and fails at 13. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task === 13) throw new Error('thirteen');
      setTimeout(() => parentPort.postMessage(task), task);
    });`)}`,
);

test('results come in the order of the tasks, however long each took', async () => {
  const heard: number[] = [];
  const results = await onAllCores<number, number>(worker, [60, 1, 40, 2], (_task, result) => heard.push(result) > 0);
  expect(results).toEqual([60, 1, 40, 2]);
  expect(heard.toSorted((a, b) => a - b)).toEqual([1, 2, 40, 60]);
});

test('when enough is enough no further task is begun', async () => {
  const tasks = Array<number>(50).fill(1);
  expect((await onAllCores<number, number>(worker, tasks, () => false)).length).toBeLessThan(50);
});

test('what a worker throws ends the run', async () => {
  let done = 0;
  const tasks = [13, ...Array<number>(500).fill(1)];
  await expect(onAllCores<number, number>(worker, tasks, () => ++done > 0)).rejects.toThrow('thirteen');
  const then = done;
  // As long as fifty other tasks take, nothing more of it is done than what was begun already.
  await onAllCores<number, number>(worker, Array<number>(50).fill(1), () => true);
  expect(done).toBeLessThanOrEqual(then + 8);
});

test('games are cut into tasks without losing or doubling any', () => {
  for (const games of [1, 2, 99, 100, 101, 1234]) {
    const tasks = chunks(games, 100);
    const played = tasks.flatMap(({ from, games: count }) => Array.from({ length: count }, (_, index) => from + index));
    expect(played).toEqual(Array.from({ length: games }, (_, index) => index));
    expect(Math.max(...tasks.map((task) => task.games))).toBeLessThanOrEqual(100);
  }
});
