import type { Line, Lines } from '@tavern/games';
import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { planName } from '../bots.ts';
import { round, type Share, shareOf } from '../estimate.ts';
import { houseRules, inFull } from '../house-rules.ts';
import { Progress } from '../progress.ts';
import { rulesLine } from '../rules-line.ts';
import { CAP } from '../simulate/options.ts';
import { simulated } from '../simulate/run.ts';
import { spoken, words, wordsOf } from '../words.ts';
import { leadOf } from './lead.ts';
import { plansText } from './print.ts';

/** How many lines are played to see whether they keep what they promise. */
const PLAYED = 3;

/** `lab plans <game>`: every plan of purchases, valued exactly and sorted into lines; the best of them also played. */
export async function plans(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    preset: { type: 'string' },
    rule: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Mistake(words('usage.plans'));
  const pack = await gameEntry(id).load();
  const { planner } = pack;
  if (planner === undefined) throw new Mistake(words('mistake.noPlans', { game: id }));
  const games = wholeNumber('--games', values.games, 0);
  const seed = wholeNumber('--seed', values.seed, 1);
  const rules = houseRules(pack, values.preset, values.rule);

  const started = performance.now();
  const found = await planner.lines(inFull(pack, rules));
  const progress = new Progress(games * PLAYED);
  const played = new Map<Line, Share>();
  for (const line of games === 0 ? [] : found.lines.slice(0, PLAYED)) {
    const plan = { game: id, players: 1, bots: [planName(line.wishes)], rules, seed, cap: CAP };
    const { finished, bots } = await simulated(plan, games, progress);
    const wins = Object.values(bots).reduce((sum, each) => sum + each.wins, 0);
    played.set(line, shareOf(wins, finished));
  }
  progress.done();
  const seconds = Math.round((performance.now() - started) / 100) / 10;

  console.log(words('plans.done', { game: id, seconds }));
  console.log(rulesLine(pack, wordsOf(spoken(), pack.texts), rules));
  console.log(`\n${plansText(pack, found, played)}\n`);
  if (values.json === true) {
    const setup = { game: id, seed, games, preset: values.preset ?? null, rules: inFull(pack, rules), seconds };
    console.log(JSON.stringify({ ...setup, ahead: leadOf(found), ...figures(found, played) }));
  }
  return 0;
}

function figures({ lines, without, best, nothing }: Lines, played: ReadonlyMap<Line, Share>) {
  const figure = (line: Line) => ({
    ...line,
    value: round(line.value),
    legs: line.legs.map((leg) => ({ ...leg, chance: round(leg.chance) })),
    ...(played.has(line) ? { played: played.get(line) } : {}),
  });
  return { best: figure(best), nothing: figure(nothing), lines: lines.map(figure), without: without.map(figure) };
}
