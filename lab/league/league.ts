import { botsOf } from '@tavern/games';
import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { columns, interval, percent } from '../columns.ts';
import { shareOf } from '../estimate.ts';
import { houseRules } from '../house-rules.ts';
import { Progress } from '../progress.ts';
import { rulesLine } from '../rules-line.ts';
import { playsForSides } from '../simulate/lineup.ts';
import { CAP, simulationOptions } from '../simulate/options.ts';
import { simulated } from '../simulate/run.ts';
import { isSolo } from '../simulate/setups.ts';
import { type Thought, type Thoughts, thoughtOf } from '../simulate/thoughts.ts';
import { spoken, words, wordsOf } from '../words.ts';
import { everyPair, type Met } from './pairings.ts';
import { type Standing, standings } from './ratings.ts';

/** Players at a table, unless it is said, where they play for sides: two sides of two, often. */
const SIDED = 4;

/** `lab league <game>`: every bot against every other, and how strong each is. */
export async function league(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, simulationOptions);
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Mistake(words('usage.league'));
  const pack = await gameEntry(id).load();
  const names = Object.keys(botsOf(pack));
  const [min, max] = pack.game.seats;
  if (isSolo(pack)) throw new Mistake(words('mistake.leagueSeats', { game: id }));
  const games = wholeNumber('--games', values.games, 400, 1);
  const rules = houseRules(pack, values.preset, values.rule, values.box);
  const sided = playsForSides(pack, rules);
  const usual = sided ? SIDED : 2;
  const players = wholeNumber('--players', values.players, Math.min(Math.max(usual, min), max), Math.max(2, min), max);
  const seed = wholeNumber('--seed', values.seed, 1);
  const cap = wholeNumber('--cap', values.cap, CAP, 1);
  if (names.length < 2) throw new Mistake(words('mistake.league', { game: id, known: names.join(', ') }));

  const pairs = (names.length * (names.length - 1)) / 2;
  const progress = new Progress(games * pairs);
  const started = performance.now();
  const thoughts: Thoughts = {};
  const met = await everyPair(names, (bots) =>
    simulated({ game: id, players, bots, rules, seed, cap }, games, progress, thoughts),
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  progress.done();

  const table = standings(names, met).map((each) => ({ ...each, thought: thoughtOf(thoughts, each.bot) }));
  const unfinished = met.reduce((sum, each) => sum + each.unfinished, 0);
  console.log(words('league.done', { game: id, games, pairs, players, seed, seconds }));
  console.log(rulesLine(pack, wordsOf(spoken(), pack.texts), rules));
  if (sided) console.log(words('league.sides'));
  console.log(`\n${standingsText(table)}\n\n${pairingsText(met)}\n`);
  if (unfinished > 0) console.log(words('league.unfinished', { unfinished, cap }));
  if (values.json === true) {
    const pairings = met.map((each) => ({ ...each, ...shareOf(each.winsA, each.winsA + each.winsB) }));
    console.log(JSON.stringify({ game: id, games, players, sided, seed, seconds, cap, unfinished, league: table, pairings }));
  }
  return 0;
}

const standingsText = (table: readonly (Standing & { readonly thought: Thought | null })[]): string =>
  columns([
    [
      words('simulate.bot'),
      words('league.rating'),
      words('simulate.wins'),
      words('league.of'),
      words('simulate.share'),
      '95%',
      words('league.thought'),
    ],
    ...table.map(({ bot, rating, within, wins, decided, share, low, high, thought }) => [
      bot,
      within === 0 ? String(rating) : `${rating} ± ${within}`,
      String(wins),
      String(decided),
      percent(share),
      interval(low, high),
      thought === null ? '' : `${thought.median} / ${thought.longest}`,
    ]),
  ]);

const pairingsText = (met: readonly Met[]): string =>
  columns(
    met.map(({ a, b, winsA, winsB }) => {
      const { share, low, high } = shareOf(winsA, winsA + winsB);
      return [`${a} : ${b}`, `${winsA} : ${winsB}`, percent(share), interval(low, high)];
    }),
  );
