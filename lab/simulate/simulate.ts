import { gameEntry, Mistake, optionsFrom, wholeNumber } from '../arguments.ts';
import { inFull } from '../house-rules.ts';
import { Progress } from '../progress.ts';
import { rulesLine } from '../rules-line.ts';
import { spoken, words, wordsOf } from '../words.ts';
import type { Plan } from './game.ts';
import { CAP, simulationOptions } from './options.ts';
import { comparisonText, reportText } from './print.ts';
import { type Report, reportOf } from './report.ts';
import { simulated } from './run.ts';
import { type Setup, setupsOf } from './setups.ts';

/** `lab simulate <game>`: bots play on all cores. It reports wins, lengths and the cards used. */
export async function simulate(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, { ...simulationOptions, bots: { type: 'string' } });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Mistake(words('usage.simulate'));
  const pack = await gameEntry(id).load();
  const [min, max] = pack.game.seats;
  const games = wholeNumber('--games', values.games, 1000, 1);
  const table: Omit<Plan, 'bots' | 'rules'> = {
    game: id,
    players: wholeNumber('--players', values.players, Math.min(Math.max(4, min), max), min, max),
    seed: wholeNumber('--seed', values.seed, 1),
    cap: wholeNumber('--cap', values.cap, CAP, 1),
  };
  const setups = setupsOf(pack, values);

  const progress = new Progress(games * setups.length);
  const started = performance.now();
  const done: { readonly setup: Setup; readonly report: Report }[] = [];
  for (const setup of setups) {
    const plan: Plan = { ...table, bots: setup.bots, rules: setup.rules };
    done.push({ setup, report: reportOf(pack, plan, await simulated(plan, games, progress)) });
  }
  const exact = (performance.now() - started) / 1000;
  progress.done();
  const all = games * setups.length;
  const pace = { seconds: Math.round(exact * 10) / 10, gamesPerSecond: Math.round((all / exact) * 10) / 10 };

  const { players, seed } = table;
  const answers = done.reduce((sum, { report }) => sum + report.answers, 0);
  const bots = [...new Set(setups.flatMap((setup) => setup.bots))].join(', ');
  console.log(words('simulate.done', { game: id, games: all, players, bots, answers, seed, ...pace }));
  const [only] = done;
  if (only === undefined) throw new Error('there was nothing to simulate');
  if (done.length > 1) console.log(`\n${comparisonText(pack, done)}\n`);
  else console.log(`${rulesLine(pack, wordsOf(spoken(), pack.texts), only.setup.rules)}\n\n${reportText(pack, only.report)}\n`);
  if (values.json === true) {
    const told = done.map(({ setup: { preset, rules, bots: lineup }, report }) => ({
      lineup,
      preset,
      rules: inFull(pack, rules),
      ...report,
    }));
    console.log(JSON.stringify({ game: id, seed, players, ...pace, ...(told.length > 1 ? { setups: told } : told[0]) }));
  }
  return 0;
}
