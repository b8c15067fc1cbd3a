import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { botNames } from '../bots.ts';
import { houseRules, inFull } from '../house-rules.ts';
import { Progress } from '../progress.ts';
import { rulesLine } from '../rules-line.ts';
import { spoken, words, wordsOf } from '../words.ts';
import type { Plan } from './game.ts';
import { CAP, simulationOptions } from './options.ts';
import { reportText } from './print.ts';
import { reportOf } from './report.ts';
import { simulated } from './run.ts';

/** `lab simulate <game>`: bots play each other on all cores; who wins how often, how long it takes, what is used. */
export async function simulate(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, { ...simulationOptions, bots: { type: 'string' } });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Mistake(words('usage.simulate'));
  const pack = await gameEntry(id).load();
  const [min, max] = pack.game.seats;
  const games = wholeNumber('--games', values.games, 1000, 1);
  const plan: Plan = {
    game: id,
    players: wholeNumber('--players', values.players, Math.min(Math.max(4, min), max), min, max),
    bots: botNames(pack, values.bots),
    rules: houseRules(pack, values.preset, values.rule),
    seed: wholeNumber('--seed', values.seed, 1),
    cap: wholeNumber('--cap', values.cap, CAP, 1),
  };

  const progress = new Progress(games);
  const started = performance.now();
  const report = reportOf(pack, plan, await simulated(plan, games, progress));
  const exact = (performance.now() - started) / 1000;
  progress.done();
  const pace = { seconds: Math.round(exact * 10) / 10, gamesPerSecond: Math.round((games / exact) * 10) / 10 };

  const { players, seed } = plan;
  const { answers } = report;
  console.log(words('simulate.done', { game: id, games, players, bots: plan.bots.join(', '), answers, seed, ...pace }));
  console.log(rulesLine(pack, wordsOf(spoken(), pack.texts), plan.rules));
  console.log(`\n${reportText(pack, report)}\n`);
  if (values.json === true) {
    const setup = { game: id, seed, players, lineup: plan.bots, preset: values.preset ?? null, rules: inFull(pack, plan.rules) };
    console.log(JSON.stringify({ ...setup, ...pace, ...report }));
  }
  return 0;
}
