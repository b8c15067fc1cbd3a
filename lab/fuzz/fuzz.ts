import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { words } from '../words.ts';
import { chunks, onAllCores } from '../workers.ts';
import { keepFailures } from './failures.ts';
import { ENOUGH_FOR_ALL_CARDS, type Found, joined, missed, type Task } from './trial.ts';

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
  const pack = await gameEntry(id).load();
  const games = wholeNumber('--games', values.games, 1000, 1);
  const seed = wholeNumber('--seed', values.seed, 1);
  const every = wholeNumber('--every', values.every, 50, 1);
  const players = values.players === undefined ? undefined : wholeNumber('--players', values.players, 0, ...pack.game.seats);

  const started = performance.now();
  const tasks = chunks(games, CHUNK).map((chunk) => ({ game: id, games: chunk.games, seed: seed + chunk.from, every, players }));
  const total = joined(pack, await runAll(tasks, new Progress(games)));
  const seconds = Math.round((performance.now() - started) / 100) / 10;

  const failed = keepFailures(id, total.failures, 'fuzz-failures');
  const same = `--every ${every}${players === undefined ? '' : ` --players ${players}`}`;
  for (const { seed: which, at, why, file } of failed)
    console.log(words('fuzz.failure', { seed: which, at, why, file, game: id, same }));
  const unused = total.unused ?? [];
  // With a fixed number of players some house rules cannot be: co-op needs as many bots as people.
  const undrawn = players === undefined ? total.undrawn : [];
  let failures = failed.length;
  for (const [key, things] of [
    ['fuzz.unused', unused],
    ['fuzz.undrawn', undrawn],
  ] as const) {
    if (things.length === 0) continue;
    const late = missed(total.games, things).length > 0;
    if (late) failures += 1;
    console.log(words(late ? key : `${key}Yet`, { cards: [...things], games: total.games, enough: ENOUGH_FOR_ALL_CARDS }));
  }
  console.log(words('fuzz.done', { game: id, games: total.games, answers: total.answers, seconds, failures }));
  if (values.json === true) {
    const { games: played, answers, audience } = total;
    const cards = total.unused === null ? {} : { unused };
    console.log(
      JSON.stringify({ game: id, games: played, answers, seconds, seed, failures, failed, audience, ...cards, undrawn }),
    );
  }
  return failures === 0 ? 0 : 1;
}

async function runAll(tasks: readonly Task[], progress: Progress): Promise<Found[]> {
  let failures = 0;
  const found = await onAllCores<Task, Found>(new URL('./worker.ts', import.meta.url), tasks, (task, { report }) => {
    failures += report.failures.length;
    progress.add(task.games);
    return failures < ENOUGH_FAILURES;
  });
  progress.done();
  return found;
}
