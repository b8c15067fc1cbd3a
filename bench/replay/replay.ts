import { type Eyes, fast, type Game, type MatchRecord, seatsOf, type Trail, type Types, trailOf } from '@tavern/engine';
import { registry } from '@tavern/games';
import { Hindsight } from '@tavern/host';
import { columns, count, round } from '../figures.ts';
import { median } from '../measure.ts';
import type { Options } from '../options.ts';
import { longestMatch } from './longest.ts';

const JUMPS = 500;
/** The longest of this many matches is watched: nobody waits longer than in the longest match. */
const AMONG = 200;
/** How often the whole record is gone through, for a median. */
const ROUNDS = 9;

/** Times in milliseconds. */
export interface ReplayFigures {
  readonly players: number;
  readonly answers: number;
  /** From the record to its last moment, with everything recomputed on the way, through eyes that have seen nothing yet. */
  readonly open: number;
  /** From any moment through any eyes to any other. */
  readonly jump: { readonly median: number; readonly worst: number; readonly jumps: number };
  /** A second, on one core. */
  readonly answersPerSecond: number;
  readonly framesPerSecond: number;
}

/** How fast a record is replayed, and how soon any of its moments is there. */
export async function replay({ json, quick = false }: Options): Promise<void> {
  const results: { [game: string]: ReplayFigures } = {};
  for (const { load, hidden } of registry) {
    if (hidden === true) continue;
    const pack = await load();
    const record = longestMatch(pack, quick ? 10 : AMONG);
    results[pack.game.name] = figuresOf(pack.game, record, quick ? 50 : JUMPS, quick ? 3 : ROUNDS);
  }
  console.log(table(results));
  if (json) console.log(JSON.stringify({ bench: 'replay', games: results, node: process.version }));
}

export function figuresOf(game: Game<Types>, record: MatchRecord, jumps: number, rounds: number): ReplayFigures {
  const answers = record.answers.length;
  const opened = timesOf(rounds, () => seenTo(trail(game, record), null));
  const bare = timesOf(rounds, () => trail(game, record).stand(answers));
  const framed = timesOf(rounds, (nth) => seenTo(trail(game, record), eyesOf(record)[nth % record.seats.length] ?? null));
  const times = jumpsIn(game, record, jumps);
  return {
    players: record.seats.length,
    answers,
    open: round(median(opened), 1),
    jump: { median: round(median(times), 2), worst: round(Math.max(...times), 2), jumps },
    answersPerSecond: Math.round((answers * 1000) / median(bare)),
    framesPerSecond: Math.round((answers * 1000) / median(framed)),
  };
}

/** Every seat's eyes, a spectator's, and those that see everything. */
const eyesOf = ({ seats }: MatchRecord): readonly Eyes[] => [...seatsOf(seats.length), null, 'all'];

function trail(game: Game<Types>, record: MatchRecord): Trail<Types> {
  const opened = trailOf(game, record);
  if (!opened.ok) throw new Error(`${game.name}: a record does not replay: ${JSON.stringify(opened)}`);
  return opened.trail;
}

function seenTo(along: Trail<Types>, eyes: Eyes): Hindsight {
  const seen = new Hindsight(along, eyes, [], (answer) => answer);
  while (seen.follow());
  return seen;
}

function jumpsIn(game: Game<Types>, record: MatchRecord, jumps: number): number[] {
  const along = trail(game, record);
  const sights = eyesOf(record).map((eyes) => seenTo(along, eyes));
  const chance = fast(1).stream('bench:jumps');
  return timesOf(jumps, () => chance.pick(sights).frameAt(chance.int(record.answers.length + 1)));
}

function timesOf(rounds: number, work: (nth: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, nth) => {
    const start = performance.now();
    work(nth);
    return performance.now() - start;
  });
}

function table(results: { readonly [game: string]: ReplayFigures }): string {
  const rows = Object.entries(results).map(([name, { players, answers, open, jump, answersPerSecond, framesPerSecond }]) => [
    name,
    String(players),
    String(answers),
    `${jump.median} ms`,
    `${jump.worst} ms`,
    `${open} ms`,
    count(answersPerSecond),
    count(framesPerSecond),
  ]);
  return `${columns([['', 'seats', 'answers', 'jump', 'worst', 'open', 'answers/s', 'frames/s'], ...rows], 12)}

The longest of many random matches of each game, on one core (Node ${process.version}). A jump goes to any moment through any eyes; open is
the way to the last moment through eyes that have seen nothing yet; answers are replayed without views, frames with one pair of eyes.`;
}
