import { type Share, type Spread, shareOf, spreadOf } from '../estimate.ts';
import { type CountedShares, countedShares } from '../simulate/shares.ts';
import type { Tally } from '../simulate/tally.ts';

/** Two decks that met, in equally many games on each side. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly tally: Tally;
}

/** What came of it. The share is a's, of the games that had a winner. */
interface MatchUp extends Share {
  readonly a: string;
  readonly b: string;
  readonly finished: number;
  readonly unfinished: number;
  readonly winsA: number;
  readonly winsB: number;
  /** Games without a winner, of all that were finished. */
  readonly ties: number;
  readonly tied: Share;
  readonly rounds: Spread | null;
  /** What else the game counts. */
  readonly shares: CountedShares;
  /** Won by the first seat, of the games that had a winner: far from a half, the seats are not alike. */
  readonly firstSeat: Share;
  /** Won by the seat that began. */
  readonly began: Share;
}

/** One deck against all others together. */
interface Standing extends Share {
  readonly deck: string;
  readonly wins: number;
  readonly decided: number;
}

export interface DecksReport {
  readonly decks: readonly Standing[];
  readonly pairs: readonly MatchUp[];
  /** The most one-sided pair, seen from the deck that is ahead. */
  readonly widest: (Share & { readonly deck: string; readonly against: string }) | null;
}

function matchUpOf({ a, b, tally }: Pair): MatchUp {
  const [winsA, winsB] = [tally.decks[a]?.wins ?? 0, tally.decks[b]?.wins ?? 0];
  const { finished, began, firstSeat } = tally;
  const ties = finished - winsA - winsB;
  return {
    a,
    b,
    finished,
    unfinished: Object.keys(tally.unfinished).length,
    winsA,
    winsB,
    ...shareOf(winsA, winsA + winsB),
    ties,
    tied: shareOf(ties, finished),
    rounds: spreadOf(tally.rounds),
    shares: countedShares(tally),
    firstSeat: shareOf(firstSeat.wins, firstSeat.games),
    began: shareOf(began.wins, began.games),
  };
}

export function decksReport(met: readonly Pair[]): DecksReport {
  const pairs = met.map(matchUpOf);
  const fromBothSides = pairs.flatMap(({ a, b, winsA, winsB }) => [
    { deck: a, against: b, wins: winsA, decided: winsA + winsB },
    { deck: b, against: a, wins: winsB, decided: winsA + winsB },
  ]);
  const standings = [...new Set(fromBothSides.map(({ deck }) => deck))].map((deck) => {
    const own = fromBothSides.filter((each) => each.deck === deck);
    const [wins, decided] = [sum(own.map((each) => each.wins)), sum(own.map((each) => each.decided))];
    return { deck, wins, decided, ...shareOf(wins, decided) };
  });
  const [widest] = fromBothSides
    .map(({ deck, against, wins, decided }) => ({ deck, against, ...shareOf(wins, decided) }))
    .sort((x, y) => y.share - x.share);
  return { decks: standings.sort((x, y) => y.share - x.share), pairs, widest: widest ?? null };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
