import { entryOf, type GamePack, type Line, type Lines } from '@tavern/games';
import { describe, expect, test, vi } from 'vitest';
import { botCalled, botNames, planName } from '../../bots.ts';
import { leadOf } from '../../plans/lead.ts';
import { plansText } from '../../plans/print.ts';
import type { Plan } from '../../simulate/game.ts';
import { comparisonText, reportText } from '../../simulate/print.ts';
import { reportOf } from '../../simulate/report.ts';
import { tallied } from '../../simulate/run.ts';
import { isSolo, setupsOf } from '../../simulate/setups.ts';
import { magpiesPack } from '../magpies.ts';

vi.stubEnv('LANG', 'C');
const ceeLo = await (entryOf('cee-lo')?.load() as Promise<GamePack>);

describe('what is simulated', () => {
  test('at a table of several, the bots named against each other', () => {
    expect(isSolo(magpiesPack)).toBe(false);
    expect(setupsOf(magpiesPack, { bots: 'normal,random', preset: 'quick' })).toEqual([
      { preset: 'quick', rules: { goal: 4, barter: false }, bots: ['normal', 'random'] },
    ]);
  });

  test('in a game for one, each bot by itself, by each preset', () => {
    expect(isSolo(ceeLo)).toBe(true);
    expect(setupsOf(ceeLo, {}).map(({ preset, bots }) => `${preset} ${bots.join()}`)).toEqual([
      'printed normal',
      'printed easy',
      'printed frugal',
      'fair-table normal',
      'fair-table easy',
      'fair-table frugal',
    ]);
    expect(setupsOf(ceeLo, { bots: 'random,frugal', preset: 'fair-table' }).map(({ bots }) => bots)).toEqual([
      ['random'],
      ['frugal'],
    ]);
    expect(setupsOf(ceeLo, { bots: 'frugal', rule: ['mercy=yes'] })).toEqual([
      { preset: null, rules: { mercy: true }, bots: ['frugal'] },
    ]);
  });

  test('without presets by the default rules, without bots of its own with the random one', () => {
    const { presets: _p, bot: _b, levels: _l, ...bare } = ceeLo;
    expect(setupsOf(bare, {})).toEqual([{ preset: null, rules: {}, bots: ['random'] }]);
  });
});

describe('the report of a game for one', () => {
  const plan: Plan = { game: 'cee-lo', players: 1, bots: ['frugal'], rules: {}, seed: 1, cap: 1000 };

  test('has a share for the bot, and neither seats nor a fair share', async () => {
    const report = reportOf(ceeLo, plan, await tallied(ceeLo, { plan, from: 0, games: 20 }));
    expect(report.fair).toBeNull();
    const text = reportText(ceeLo, report);
    expect(text).toMatch(/^ {2}frugal +20 /m);
    expect(text).not.toMatch(/Seat|Fair|▲|▼/);
    expect(text).toMatch(/^ {2}Alley Cat +20 +100\.0%/m);
    expect(text).toMatch(/^ {2}Wild Die +0 /m);
    const setup = { preset: 'printed', rules: {}, bots: ['frugal'] };
    const several = comparisonText(ceeLo, [
      { setup, report },
      { setup: { ...setup, preset: null }, report },
    ]);
    expect(several).toMatch(/^ {2}Printed · frugal +20 /m);
    expect(several).toMatch(/^ {2}Default rules · frugal +20 /m);
    expect(several).not.toContain('Wild Die');
  });
});

describe('plans', () => {
  test('a bot that buys just this goes by its list', async () => {
    const name = planName(['extra-reroll', 'point-boost']);
    expect(name).toBe('plan:extra-reroll+point-boost');
    expect(botNames(ceeLo, `normal,${name}`)).toEqual(['normal', name]);
    const plan: Plan = { game: 'cee-lo', players: 1, bots: [name], rules: {}, seed: 1, cap: 1000 };
    const { cards } = await tallied(ceeLo, { plan, from: 0, games: 20 });
    expect(cards['extra-reroll']).toBe(20);
    expect(cards['point-boost']).toBeGreaterThan(5);
    expect(cards['high-roller']).toBeUndefined();
  });

  test('a plan with something that is not sold is a mistake; so is one where nothing is', () => {
    expect(() => botNames(ceeLo, 'plan:high-roller+tea')).toThrow('not “tea”');
    expect(magpiesPack.planner).toBeUndefined();
    expect(() => botNames(magpiesPack, 'plan:crown')).toThrow('--bots should be one of random, normal, not “plan:crown”.');
    expect(() => botCalled(magpiesPack, 'hard')).toThrow("there is no bot 'hard'");
  });

  test('lines in words: what is bought when, how good it is, and how far the best is ahead of the third', () => {
    const leg = (chance: number, strike: boolean, ...buys: string[]) => ({ buys, strike, chance });
    const line = (value: number, name: string[], legs: Line['legs']): Line => ({ value, name, legs, wishes: [] });
    const best = line(0.5, ['high-roller', 'wild-die'], [leg(1, false), leg(0.5, true, 'high-roller', 'first-strike')]);
    const lines = [best, line(0.49, ['wild-die', 'wild-die'], []), line(0.456, ['point-boost', 'point-boost'], [])];
    const found: Lines = {
      lines,
      best,
      nothing: line(0.1, [], []),
      without: [line(0.3, ['wild-die'], []), line(0.5, ['ace-saver'], [])],
    };
    expect(leadOf(found)).toBe(0.044);
    expect(leadOf({ ...found, lines: [best] })).toBeNull();
    const text = plansText(ceeLo, found, new Map([[best, { share: 0.5, low: 0.48, high: 0.52 }]]));
    expect(text).toMatch(
      /^ {2}High Roller \+ Wild Die: – \/ High Roller \+ First Strike \* +50\.0% +48\.0–52\.0% +1\.000 0\.500$/m,
    );
    expect(text).toContain('The best line is 4.4 points ahead of the third.');
    expect(text).toMatch(/^ {2}nothing at all +10\.0%/m);
    expect(text).not.toContain('Ace Saver');
    expect(plansText(ceeLo, found, new Map())).not.toContain('played');
  });
});
