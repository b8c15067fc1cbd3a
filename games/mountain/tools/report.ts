// What simulations in pieces come to together.

interface Won {
  readonly label: string;
  readonly games: number;
  readonly wins: number;
}

/** What `lab simulate --json` says, where it can be added up. */
export interface Piece {
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly seats: readonly Won[];
  readonly groups: { readonly class: readonly Won[]; readonly order: readonly Won[] };
  readonly rounds: { readonly mean: number; readonly p99: number };
  readonly cards: readonly { readonly id: string; readonly games: number }[];
  readonly draws: readonly { readonly card: string; readonly pile: string; readonly draws: number; readonly wins: number }[];
}

export interface Share {
  readonly label: string;
  readonly share: number;
}

/** How much more often those win who draw a card than those who draw another of its pile. */
interface Draw {
  readonly card: string;
  readonly draws: number;
  readonly share: number;
  readonly others: number;
}

export interface Report {
  readonly games: number;
  readonly unfinished: number;
  readonly seats: readonly Share[];
  readonly groups: { readonly class: readonly Share[]; readonly order: readonly Share[] };
  readonly rounds: { readonly mean: number; readonly p99: number };
  readonly cards: readonly { readonly id: string; readonly share: number }[];
  readonly draws: readonly Draw[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Sums by name, in the order in which the names first come. */
function summed<R>(rows: readonly R[], name: (row: R) => string, counts: (row: R) => readonly [number, number]) {
  const sums = new Map<string, readonly [number, number]>();
  for (const row of rows) {
    const [a, b] = counts(row);
    const [x, y] = sums.get(name(row)) ?? [0, 0];
    sums.set(name(row), [x + a, y + b]);
  }
  return [...sums].map(([label, [of, hits]]) => ({ label, of, hits }));
}

const wonShares = (rows: readonly Won[]): Share[] =>
  summed(
    rows,
    ({ label }) => label,
    ({ games, wins }) => [games, wins],
  ).map(({ label, of, hits }) => ({ label, share: hits / of }));

function drawsOf(pieces: readonly Piece[]): Draw[] {
  const rows = summed(
    pieces.flatMap(({ draws }) => draws),
    ({ pile, card }) => `${pile} ${card}`,
    ({ draws, wins }) => [draws, wins],
  );
  return rows
    .map(({ label, of, hits }) => {
      const [pile = '', card = ''] = label.split(' ');
      const others = rows.filter((row) => row.label !== label && row.label.startsWith(`${pile} `));
      return {
        card,
        draws: of,
        share: hits / of,
        others: total(others.map((row) => row.hits)) / total(others.map((row) => row.of)),
      };
    })
    .sort((a, b) => b.share - b.others - (a.share - a.others));
}

/** Several pieces of one simulation as one. */
export function joined(pieces: readonly Piece[]): Report {
  const finished = total(pieces.map((piece) => piece.finished));
  const used = summed(
    pieces.flatMap(({ cards }) => cards),
    ({ id }) => id,
    ({ games }) => [0, games],
  );
  return {
    games: total(pieces.map(({ games }) => games)),
    unfinished: total(pieces.map(({ unfinished }) => unfinished)),
    seats: wonShares(pieces.flatMap(({ seats }) => seats)),
    groups: {
      class: wonShares(pieces.flatMap(({ groups }) => groups.class)),
      order: wonShares(pieces.flatMap(({ groups }) => groups.order)),
    },
    rounds: {
      mean: total(pieces.map((piece) => piece.rounds.mean * piece.finished)) / finished,
      p99: Math.max(...pieces.map(({ rounds }) => rounds.p99)),
    },
    cards: used.map(({ label, hits }) => ({ id: label, share: hits / finished })).sort((a, b) => b.share - a.share),
    draws: drawsOf(pieces),
  };
}
