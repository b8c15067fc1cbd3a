// `node games/mountain/tools/balance.ts [--games 10000] [--keep <folder>]`: normal bots play King of the Mountain with 2 to 6 players, as printed and as Hard Mountain,
// and the shares of seats, turn order, classes and cards go into docs/rules/mountain.md. A report that is in the folder already is not made anew.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BOOK = join(ROOT, 'docs/rules/mountain.md');
const MARKS = ['<!-- balance: made by games/mountain/tools/balance.ts -->', '<!-- /balance -->'] as const;
const PLAYERS = [2, 3, 4, 5, 6] as const;

interface Share {
  readonly label: string;
  readonly share: number;
}

interface Report {
  readonly games: number;
  readonly unfinished: number;
  readonly seats: readonly Share[];
  readonly groups: { readonly class: readonly Share[]; readonly order: readonly Share[] };
  readonly rounds: { readonly mean: number; readonly p99: number };
  readonly cards: readonly { readonly id: string; readonly share: number }[];
}

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

const { values } = parseArgs({ options: { games: { type: 'string', default: '10000' }, keep: { type: 'string' } } });
const keep = values.keep ?? join(ROOT, 'node_modules/.cache/balance');
mkdirSync(keep, { recursive: true });

function reportOf(setup: readonly string[], players: number): Report {
  const file = join(keep, `${setup.filter((word) => !word.startsWith('--')).join('-')}-${players}-${values.games}.json`);
  if (!existsSync(file)) {
    const args = [
      'lab/main.ts',
      'simulate',
      'king-of-the-mountain',
      ...setup,
      '--players',
      `${players}`,
      '--games',
      values.games,
    ];
    const { stdout, status } = spawnSync(process.execPath, [...args, '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e8,
    });
    const json = stdout.split('\n').find((line) => line.startsWith('{'));
    if (status !== 0 || json === undefined) throw new Error(`the simulation failed: ${args.join(' ')}`);
    writeFileSync(file, json);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
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

const cards = table(
  ['card', ...PLAYERS.map((n) => `printed ${n}`), ...PLAYERS.map((n) => `hard ${n}`)],
  (printed.all[2]?.cards ?? []).map(({ id }) => [
    id,
    ...[...printed.all, ...hard.all].map(({ cards: used }) => percent(used.find((each) => each.id === id)?.share)),
  ]),
);

const all = [...printed.all, ...hard.all, ...handicaps.map(({ report }) => report)];
const unfinished = all.reduce((sum, report) => sum + report.unfinished, 0);
const text = [
  `Normal bots, ${values.games} games in each column; a share of four players is good to about 0.9 points (95%). Unfinished games: ${unfinished}.`,
  '### Turn order, before and after `handicap`',
  before,
  ...parts,
  '### Cards',
  'In how many games a card was used: equipped, drunk, placed, played, drawn (Luck) or fought.',
  cards,
].join('\n\n');
const book = readFileSync(BOOK, 'utf8');
const [from, to] = [book.indexOf(MARKS[0]), book.indexOf(MARKS[1])];
if (from < 0 || to < from) throw new Error(`${BOOK} has no place for the tables`);
writeFileSync(BOOK, `${book.slice(0, from + MARKS[0].length)}\n${text}\n${book.slice(to)}`);
