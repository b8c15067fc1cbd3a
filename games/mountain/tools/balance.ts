// `node games/mountain/tools/balance.ts [--games 10000] [--keep <folder>]`: normal bots play King of the Mountain with 2 to 6 players, as printed and as Hard
// Mountain, and with the expansion, and the shares of seats, turn order, classes and cards go into docs/rules/mountain.md. They are played in pieces: a piece
// whose report is in the folder already is not played anew.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import '../rules/cards/index.ts';
import { enemies, luckCards, treasures } from '../rules/catalog.ts';
import { joined, type Piece, type Report, type Share } from './report.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BOOK = join(ROOT, 'docs/rules/mountain.md');
const MARKS = ['<!-- balance: made by games/mountain/tools/balance.ts -->', '<!-- /balance -->'] as const;
const PLAYERS = [2, 3, 4, 5, 6] as const;

/** As many games at a time: no piece holds the machine for long. */
const PIECE = 2500;

/** House rules under which the tables are made, by the name that the book has for them. */
const SETUPS: { readonly [name: string]: readonly string[] } = {
  'As printed': ['--preset', 'printed'],
  'Hard Mountain': ['--preset', 'hard-mountain'],
};
/** Before and after, for four players. */
const HANDICAPS: { readonly [name: string]: readonly string[] } = {
  'As printed': SETUPS['As printed'] ?? [],
  'As printed, with `handicap`': ['--preset', 'printed', '--rule', 'handicap=true'],
  'Hard Mountain without `handicap`': ['--preset', 'hard-mountain', '--rule', 'handicap=false'],
  'Hard Mountain': SETUPS['Hard Mountain'] ?? [],
};
const EXPANSION = ['--preset', 'printed', '--rule', 'expansion=true'] as const;

const { values } = parseArgs({ options: { games: { type: 'string', default: '10000' }, keep: { type: 'string' } } });
const keep = values.keep ?? join(ROOT, 'node_modules/.cache/balance');
mkdirSync(keep, { recursive: true });

function reportOf(setup: readonly string[], players: number): Report {
  const all = Number(values.games);
  const starts = Array.from({ length: Math.ceil(all / PIECE) }, (_, index) => index * PIECE);
  return joined(starts.map((from) => pieceOf(setup, players, from + 1, Math.min(PIECE, all - from))));
}

/** A game follows from its seed alone, so that the pieces together are the same games as one long run. */
function pieceOf(setup: readonly string[], players: number, seed: number, games: number): Piece {
  const file = join(keep, `${setup.filter((word) => !word.startsWith('--')).join('-')}-${players}-${seed}-${games}.json`);
  if (!existsSync(file)) {
    const plan = ['--players', `${players}`, '--seed', `${seed}`, '--games', `${games}`, '--json'];
    const args = ['lab/main.ts', 'simulate', 'king-of-the-mountain', ...setup, ...plan];
    const { stdout, status } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e8,
    });
    const json = stdout.split('\n').find((line) => line.startsWith('{'));
    if (status !== 0 || json === undefined) throw new Error(`the simulation failed: ${args.join(' ')}`);
    writeFileSync(file, json);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Piece;
}

const percent = (share: number | undefined): string => (share === undefined ? '' : `${(share * 100).toFixed(1)}%`);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly (string | number)[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const shareOf = (shares: readonly Share[], label: string): string => percent(shares.find((each) => each.label === label)?.share);

/** Rows by label, a column for each number of players. */
function byPlayers(
  title: string,
  reports: readonly Report[],
  labels: readonly string[],
  of: (report: Report) => readonly Share[],
): string {
  const head = [title, ...PLAYERS.map((n) => `${n} players`)];
  return table(
    head,
    labels.map((label) => [label, ...reports.map((report) => shareOf(of(report), label))]),
  );
}

const places = PLAYERS.at(-1) ?? 0;
const numbers = Array.from({ length: places }, (_, index) => String(index + 1));
const reports = Object.entries(SETUPS).map(([name, setup]) => ({
  name,
  all: PLAYERS.map((players) => reportOf(setup, players)),
}));
const handicaps = Object.entries(HANDICAPS).map(([name, setup]) => ({ name, report: reportOf(setup, 4) }));
const [printed, hard] = reports;
if (printed === undefined || hard === undefined) throw new Error('there is nothing to compare');

const classNames = (printed.all[0]?.groups.class ?? []).map(({ label }) => label).sort();
const parts = reports.flatMap(({ name, all }) => [
  `### ${name}`,
  byPlayers('won by seat', all, numbers, ({ seats }) => seats),
  byPlayers('won by place in the turn order', all, numbers, ({ groups }) => groups.order),
  byPlayers('won by class', all, classNames, ({ groups }) => groups.class),
  table(
    ['rounds', ...PLAYERS.map((n) => `${n} players`)],
    [
      ['mean', ...all.map(({ rounds }) => rounds.mean.toFixed(2))],
      ['99 of 100 within', ...all.map(({ rounds }) => rounds.p99)],
    ],
  ),
]);

/** How far the worst place is from its fair share, in points. */
const worst = ({ groups: { order } }: Report): string =>
  (100 * Math.max(...order.map(({ share }) => Math.abs(share - 1 / order.length)))).toFixed(1);

const before = table(
  ['four players', 'first', 'second', 'third', 'fourth', 'worst, in points', 'rounds', 'weakest class', 'strongest class'],
  handicaps.map(({ name, report }) => {
    const { order, class: heroes } = report.groups;
    const shares = heroes.map(({ share }) => share);
    return [
      name,
      ...['1', '2', '3', '4'].map((place) => shareOf(order, place)),
      worst(report),
      report.rounds.mean.toFixed(2),
      percent(Math.min(...shares)),
      percent(Math.max(...shares)),
    ];
  }),
);

/** In points, with a sign. */
const points = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(part * 100).toFixed(1)}`;

const expanded = reportOf(EXPANSION, 4);
const isOfExpansion = (card: string): boolean =>
  [...treasures.all, ...luckCards.all, ...enemies.all].some(({ id, expansion }) => id === card && expansion === true);
const FAIR = 1 / 4;
const expansionParts = [
  '### With the expansion',
  'Four players, `--rule expansion=true`. Classes, the strongest first, and how far each is from a fair share, in points:',
  table(
    ['class', ...expanded.groups.class.toSorted((a, b) => b.share - a.share).map(({ label }) => label)],
    [
      ['won', ...expanded.groups.class.toSorted((a, b) => b.share - a.share).map(({ share }) => percent(share))],
      ['from fair', ...expanded.groups.class.toSorted((a, b) => b.share - a.share).map(({ share }) => points(share - FAIR))],
    ],
  ),
  'How often those win who draw a card of the expansion, and those who draw another of the same deck instead:',
  table(
    ['card', 'draws', 'won', 'others', 'above, in points'],
    expanded.draws
      .filter(({ card }) => isOfExpansion(card))
      .map(({ card, draws, share, others }) => [card, draws, percent(share), percent(others), points(share - others)]),
  ),
];

const printedCards = (printed.all[2]?.cards ?? []).filter(({ id }) => !isOfExpansion(id));
const cards = table(
  ['card', ...PLAYERS.map((n) => `printed ${n}`), ...PLAYERS.map((n) => `hard ${n}`)],
  printedCards.map(({ id }) => [
    id,
    ...[...printed.all, ...hard.all].map(({ cards: used }) => percent(used.find((each) => each.id === id)?.share)),
  ]),
);

const all = [...printed.all, ...hard.all, ...handicaps.map(({ report }) => report), expanded];
const unfinished = all.reduce((sum, report) => sum + report.unfinished, 0);
const text = [
  `Normal bots, ${values.games} games in each column, seeds 1 to ${values.games}; a share of four players is good to about 0.9 points (95%).`,
  `Unfinished games: ${unfinished}. One column is, for example:`,
  `\`\`\`\nnpm run lab -- simulate king-of-the-mountain --preset hard-mountain --players 4 --games ${values.games} --seed 1 --json\n\`\`\``,
  '### Turn order, before and after `handicap`',
  before,
  ...parts,
  ...expansionParts,
  '### Cards',
  'In how many games a card was used: equipped, drunk, placed, played, drawn (Luck) or fought.',
  cards,
].join('\n\n');
const book = readFileSync(BOOK, 'utf8');
const [from, to] = [book.indexOf(MARKS[0]), book.indexOf(MARKS[1])];
if (from < 0 || to < from) throw new Error(`${BOOK} has no place for the tables`);
writeFileSync(BOOK, `${book.slice(0, from + MARKS[0].length)}\n${text}\n${book.slice(to)}`);
