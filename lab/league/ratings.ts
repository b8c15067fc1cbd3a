import { type Share, shareOf } from '../estimate.ts';

/** Two bots that met, and how many wins each had. */
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
  readonly wins: number;
  /** Wins of this bot and of those it met. */
  readonly decided: number;
}

const ROUNDS = 10_000;
/** Half a win for both sides of every pairing: a bot that never lost is strong, not infinitely so. */
const PRIOR = 0.5;

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
  const weakest = Math.min(...strength.values());
  return names
    .map((bot) => {
      const mine = pairings.filter(({ a, b }) => a === bot || b === bot);
      const wins = mine.reduce((sum, { a, winsA, winsB }) => sum + (a === bot ? winsA : winsB), 0);
      const decided = mine.reduce((sum, { winsA, winsB }) => sum + winsA + winsB, 0);
      const rating = Math.round(400 * Math.log10((strength.get(bot) ?? 1) / weakest));
      return { bot, rating, wins, decided, ...shareOf(wins, decided) };
    })
    .sort((x, y) => y.rating - x.rating || (x.bot < y.bot ? -1 : 1));
}
