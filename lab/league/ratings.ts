import { type Share, shareOf, Z } from '../estimate.ts';
import { PRIOR, points, standardErrors } from './errors.ts';

/** Two bots that met, and how many wins each had: where several seats play for one side, a side's win is one. */
export interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly winsA: number;
  readonly winsB: number;
}

export interface Standing extends Share {
  readonly bot: string;
  /** As in chess: 400 points more are ten wins to one. The weakest has 0. */
  readonly rating: number;
  /** How far it may be off, in 95 of 100 such leagues. */
  readonly within: number;
  readonly wins: number;
  /** Wins of this bot and of those it met. */
  readonly decided: number;
}

const ROUNDS = 10_000;

/**
 * Bradley-Terry strengths: the odds of a against b are strength[a] : strength[b]. Each round of Zermelo's method sets every
 * strength to what would give the wins that were seen, until nothing moves.
 */
export function strengths(names: readonly string[], pairings: readonly Pairing[]): Map<string, number> {
  let now = new Map(names.map((name) => [name, 1]));
  const of = (name: string): number => now.get(name) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(
      names.map((name) => {
        let wins = 0;
        let met = 0;
        for (const { a, b, winsA, winsB } of pairings) {
          if (a !== name && b !== name) continue;
          wins += (a === name ? winsA : winsB) + PRIOR;
          met += (winsA + winsB + 2 * PRIOR) / (of(a) + of(b));
        }
        return [name, met === 0 ? 1 : wins / met];
      }),
    );
    const scale = [...next.values()].reduce((sum, each) => sum + Math.log(each), 0) / names.length;
    for (const [name, strength] of next) next.set(name, strength / Math.exp(scale));
    const moved = names.some((name) => Math.abs((next.get(name) ?? 1) / of(name) - 1) > 1e-9);
    now = next;
    if (!moved) break;
  }
  return now;
}

/** The league table, the strongest first. */
export function standings(names: readonly string[], pairings: readonly Pairing[]): Standing[] {
  const strength = strengths(names, pairings);
  const weakest = names.reduce(
    (least, each) => ((strength.get(each) ?? 1) < (strength.get(least) ?? 1) ? each : least),
    names[0] ?? '',
  );
  const errors = standardErrors(names, pairings, strength, weakest);
  return names
    .map((bot) => {
      const mine = pairings.filter(({ a, b }) => a === bot || b === bot);
      const wins = mine.reduce((sum, { a, winsA, winsB }) => sum + (a === bot ? winsA : winsB), 0);
      const decided = mine.reduce((sum, { winsA, winsB }) => sum + winsA + winsB, 0);
      const rating = Math.round(points(Math.log((strength.get(bot) ?? 1) / (strength.get(weakest) ?? 1))));
      const within = Math.round(points(Z * (errors.get(bot) ?? 0)));
      return { bot, rating, within, wins, decided, ...shareOf(wins, decided) };
    })
    .sort((x, y) => y.rating - x.rating || (x.bot < y.bot ? -1 : 1));
}
