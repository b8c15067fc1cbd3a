import type { DeckRules } from '@tavern/decks';
import { parseSettings } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { botNames } from '../bots.ts';
import { houseRules, inFull, wrongSettings } from '../house-rules.ts';
import { Progress } from '../progress.ts';
import { rulesLine } from '../rules-line.ts';
import { CAP, simulationOptions } from '../simulate/options.ts';
import { simulated } from '../simulate/run.ts';
import { spoken, words, wordsOf } from '../words.ts';
import { decksText } from './print.ts';
import { decksReport, type Pair } from './report.ts';

const PLAYERS = 2;

/** `lab decks <game>`: every ready deck against every other, and each deck that is named against every ready one. */
export async function decks(args: readonly string[]): Promise<number> {
  const { players: _, ...options } = simulationOptions;
  const { values, positionals } = optionsFrom(args, {
    ...options,
    bot: { type: 'string' },
    deck: { type: 'string', multiple: true },
  });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Mistake(words('usage.decks'));
  const pack = await gameEntry(id).load();
  if (pack.decks === undefined) throw new Mistake(words('mistake.noDecks', { game: id }));
  const games = wholeNumber('--games', values.games, 2000, 1);
  const seed = wholeNumber('--seed', values.seed, 1);
  const cap = wholeNumber('--cap', values.cap, CAP, 1);
  const rules = houseRules(pack, values.preset, values.rule);
  const [bot = '', ...others] = botNames(pack, values.bot, '--bot');
  if (others.length > 0) throw new Mistake(words('mistake.oneBot', { given: values.bot ?? '' }));

  const pairs = matchUps(pack, pack.decks, values.deck ?? []);
  const progress = new Progress(games * pairs.length);
  const started = performance.now();
  const met: Pair[] = [];
  for (const [a, b] of pairs) {
    const plan = { game: id, players: PLAYERS, bots: [bot], decks: [a, b], rules, seed, cap };
    met.push({ a, b, tally: await simulated(plan, games, progress) });
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  progress.done();

  const report = decksReport(met);
  const unfinished = report.pairs.reduce((sum, each) => sum + each.unfinished, 0);
  console.log(words('decks.done', { game: id, games, pairs: pairs.length, bot, seed, seconds }));
  console.log(rulesLine(pack, wordsOf(spoken(), pack.texts), rules));
  console.log(`\n${decksText(pack, pack.decks, report)}\n`);
  if (unfinished > 0) console.log(words('league.unfinished', { unfinished, cap }));
  if (values.json === true)
    console.log(JSON.stringify({ game: id, games, bot, seed, seconds, cap, rules: inFull(pack, rules), unfinished, ...report }));
  return 0;
}

/** Which decks meet. A deck that was named is the only one of interest: the ready ones are then not played against each other. */
export function matchUps(pack: GamePack, { ready }: DeckRules, named: readonly string[]): (readonly [string, string])[] {
  const ids = ready.map(({ id }) => id);
  if (named.length > 0) return named.flatMap((deck) => ids.map((id) => [readDeck(pack, deck), id] as const));
  const pairs = ids.flatMap((a, index) => ids.slice(index + 1).map((b) => [a, b] as const));
  if (pairs.length === 0) throw new Mistake(words('mistake.fewDecks', { game: pack.game.name }));
  return pairs;
}

/** As the game itself writes it; one that cannot be played is a mistake with the game's own reason. */
function readDeck(pack: GamePack, deck: string): string {
  const read = parseSettings(pack.game, { rules: {}, seats: Array.from({ length: PLAYERS }, () => ({ deck })) });
  if (!read.ok) throw wrongSettings(pack, read);
  return (read.seats[0] as { readonly deck: string }).deck;
}
