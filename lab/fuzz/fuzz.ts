import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Report } from '@tavern/engine/conformance';
import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { words } from '../words.ts';
import { keepFailures } from './failures.ts';

export interface Task {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly every: number;
  readonly players: number | undefined;
}

const CHUNK = 100;
const ENOUGH_FAILURES = 5;

/** `lab fuzz <game>`: holds a game to the kernel's promises over random matches, on all cores. */
export async function fuzz(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    every: { type: 'string' },
    players: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Mistake(words('usage.fuzz'));
  const { game } = await gameEntry(id).load();
  const games = wholeNumber('--games', values.games, 1000, 1);
  const seed = wholeNumber('--seed', values.seed, 1);
  const every = wholeNumber('--every', values.every, 25, 1);
  const players = values.players === undefined ? undefined : wholeNumber('--players', values.players, 0, ...game.seats);

  const tasks: Task[] = [];
  const chunk = Math.min(CHUNK, Math.ceil(games / availableParallelism()));
  for (let from = 0; from < games; from += chunk)
    tasks.push({ game: id, games: Math.min(chunk, games - from), seed: seed + from, every, players });
  const started = performance.now();
  const total = await runAll(tasks, new Progress(games));
  const seconds = Math.round((performance.now() - started) / 100) / 10;

  const failed = keepFailures(id, total.failures, 'fuzz-failures');
  const same = `--every ${every}${players === undefined ? '' : ` --players ${players}`}`;
  for (const { seed: which, at, why, file } of failed)
    console.log(words('fuzz.failure', { seed: which, at, why, file, game: id, same }));
  console.log(words('fuzz.done', { game: id, games: total.games, answers: total.answers, seconds, failures: failed.length }));
  if (values.json === true)
    console.log(
      JSON.stringify({
        game: id,
        games: total.games,
        answers: total.answers,
        seconds,
        seed,
        failures: failed.length,
        failed,
        audience: total.audience,
      }),
    );
  return failed.length === 0 ? 0 : 1;
}

async function runAll(tasks: readonly Task[], progress: Progress): Promise<Report> {
  const queue = [...tasks];
  const reports: Report[] = [];
  const failures = (): number => reports.reduce((sum, report) => sum + report.failures.length, 0);
  const lane = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    for (let task = queue.shift(); task !== undefined && failures() < ENOUGH_FAILURES; task = queue.shift()) {
      reports.push(await ask(worker, task));
      progress.add(task.games);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, lane));
  progress.done();
  return joined(reports);
}

function ask(worker: Worker, task: Task): Promise<Report> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (report: Report) => {
      worker.off('error', reject);
      resolve(report);
    });
    worker.postMessage(task);
  });
}

function joined(reports: readonly Report[]): Report {
  const audience: { [event: string]: string[] } = {};
  for (const report of reports)
    for (const [type, who] of Object.entries(report.audience))
      audience[type] = [...new Set([...(audience[type] ?? []), ...who])].sort();
  return {
    games: reports.reduce((sum, { games }) => sum + games, 0),
    answers: reports.reduce((sum, { answers }) => sum + answers, 0),
    failures: reports.flatMap(({ failures }) => failures).sort((a, b) => a.seed - b.seed),
    audience,
  };
}
