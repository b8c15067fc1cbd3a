import { describe, expect, test, vi } from 'vitest';
import { houseRules, recommendedRules } from '../house-rules.ts';
import { arrangementFrom, wantedFrom } from '../play/command-line.ts';
import { terminalTimes } from '../play/times.ts';
import { rulesLine } from '../rules-line.ts';
import { wordsOf } from '../words.ts';
import { magpiesPack } from './magpies.ts';

vi.stubEnv('LANG', 'C');

describe('house rules on the command line', () => {
  const rules = (...args: readonly string[]) => arrangementFrom(magpiesPack, wantedFrom(args)).rules;

  test('without options the recommended preset is played; with a preset or a rule, that one', () => {
    expect(rules()).toEqual({ goal: 4, barter: false });
    expect(rules('--preset', 'long')).toEqual({ goal: 9 });
    expect(rules('--rule', 'goal=5')).toEqual({ goal: 5 });
    expect(recommendedRules({ ...magpiesPack, presets: [] })).toEqual({});
  });

  test('a preset comes first, rules beside it last', () => {
    expect(houseRules(magpiesPack, undefined)).toEqual({});
    expect(houseRules(magpiesPack, 'quick')).toEqual({ goal: 4, barter: false });
    expect(houseRules(magpiesPack, 'quick', ['goal=5', 'barter=on'])).toEqual({ goal: 5, barter: true });
  });

  test('a preset that does not exist is named, with those that do', () => {
    expect(() => houseRules(magpiesPack, 'slow')).toThrow('--preset should be one of long, quick, not “slow”.');
    expect(() => houseRules({ ...magpiesPack, presets: [] }, 'slow')).toThrow('magpies has no presets.');
  });

  test.each([
    ['goal=50', '--rule goal should be a whole number from 4 to 9, not “50”.'],
    ['goal=', '--rule goal should be a whole number from 4 to 9, not “”.'],
    ['goal=4.5', '--rule goal should be a whole number from 4 to 9, not “4.5”.'],
    ['barter=maybe', '--rule barter should be one of yes, no, not “maybe”.'],
    ['dusk=noon', '--rule dusk should be one of early, late, not “noon”.'],
    ['wings=2', '--rule should be one of goal, barter, dusk, not “wings”.'],
  ])('--rule %s names what would do', (rule, message) => {
    expect(() => houseRules(magpiesPack, undefined, [rule])).toThrow(message);
  });
});

describe('the rules in force', () => {
  const english = wordsOf('en', magpiesPack.texts);

  test('have the name of a preset, however they were put together', () => {
    expect(rulesLine(magpiesPack, english, { goal: 4, barter: false, dusk: 'late' })).toBe('House rules: Quick');
    expect(rulesLine(magpiesPack, wordsOf('zh-Hant', magpiesPack.texts), { goal: 9 })).toBe('自訂規則：漫長');
  });

  test('else they are told by what differs from the default', () => {
    expect(rulesLine(magpiesPack, english, { goal: 5, dusk: 'early', barter: true })).toBe('House rules: Goal: 5 · Dusk: Early');
    expect(rulesLine(magpiesPack, english, {})).toBe('House rules: Default rules');
  });
});

describe('clocks in the terminal', () => {
  test('at the unhurried pace there are none', () => {
    expect(Object.values(terminalTimes('unhurried', 1, { turn: [90, 45] })).every((time) => time === null)).toBe(true);
  });

  test('a game may have its own pauses', () => {
    expect(terminalTimes('normal', 1, { turn: [45, 25], pause: [8, 5] })).toMatchObject({ turn: 45_000, pause: 8_000 });
    expect(terminalTimes('brisk', 1, { turn: [45, 25], pause: [8, 5] })).toMatchObject({ turn: 25_000, pause: 5_000 });
    expect(terminalTimes('normal', 1, { turn: [45, 25] })).toMatchObject({ pause: 20_000 });
  });

  test('another pace is the table’s, and people who share a keyboard have none', () => {
    expect(terminalTimes('brisk', 1, { turn: [90, 45] })).toMatchObject({ turn: 45_000, exchange: 60_000, window: 5_000 });
    expect(Object.values(terminalTimes('brisk', 2, { turn: [90, 45] })).every((time) => time === null)).toBe(true);
  });
});
