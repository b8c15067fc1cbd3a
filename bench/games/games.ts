import { type GamePack, registry } from '@tavern/games';
import { columns, count, percent, round, warnIfBusy } from '../figures.ts';
import { type Measured, measure } from '../measure.ts';
import type { Options } from '../options.ts';
import { playersOf, randomMatches } from './random-match.ts';

const ROUNDS = 5;
const SECONDS = 3;

/** What was measured of one game. */
export interface GameFigures {
  readonly players: number;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  readonly answersPerGame: number;
  readonly spread: number;
}

/** Every registered game that seats more than one: answers and games per second of random seats, on one core. */
export async function games({ json, seconds = SECONDS }: Options): Promise<void> {
  const packs = await Promise.all(registry.map(({ load }) => load()));
  const shared = packs.filter(({ game }) => game.seats[1] > 1);
  const figures = measure(worksOf(shared), ROUNDS, seconds / ROUNDS);
  const results = Object.fromEntries(
    shared.map(({ game }) => [game.name, figuresOf(playersOf(game), figures[game.name] as Measured)]),
  );
  console.log(table(results, seconds / ROUNDS));
  warnIfBusy(Object.values(figures));
  if (json) console.log(JSON.stringify({ bench: 'games', games: results, rounds: ROUNDS, seconds, node: process.version }));
}

/** Units are answers, calls are games. */
const worksOf = (packs: readonly GamePack[]): Record<string, (seed: number) => number> =>
  Object.fromEntries(
    packs.map((pack) => {
      const play = randomMatches(pack);
      return [pack.game.name, (seed: number) => play(seed).answers];
    }),
  );

export const figuresOf = (players: number, { rate, calls, spread }: Measured): GameFigures => ({
  players,
  answersPerSecond: Math.round(rate),
  gamesPerSecond: round(calls, 1),
  answersPerGame: round(rate / calls, 1),
  spread: round(spread, 3),
});

function table(results: { readonly [game: string]: GameFigures }, seconds: number): string {
  const rows = Object.entries(results).map(([name, { players, answersPerSecond, gamesPerSecond, answersPerGame, spread }]) => [
    name,
    String(players),
    count(answersPerSecond),
    gamesPerSecond.toLocaleString('en'),
    String(answersPerGame),
    percent(spread),
  ]);
  return `${columns([['', 'seats', 'answers/s', 'games/s', 'answers/game', 'spread'], ...rows])}

Median of ${ROUNDS} rounds of ${round(seconds, 2)} s each on one core (Node ${process.version}) after a warm-up: random seats, default
rules, random seat choices, fast dice, no packets.`;
}
