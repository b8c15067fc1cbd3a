import { fast } from '@tavern/engine';
import { describe, expect, test, vi } from 'vitest';
import { recommendedRules, seatFields } from '../../house-rules.ts';
import { arrange } from '../../play/arrange.ts';
import { type Arrangement, choicesFrom, settle } from '../../play/arrangement.ts';
import { magpiesPack } from '../magpies.ts';
import { ScriptedMenu } from './scripted-menu.ts';

vi.stubEnv('LANG', 'C');

const given: Arrangement = { language: 'en', seats: 3, people: 2, rules: recommendedRules(magpiesPack), choices: [] };
const rng = (seed = 1) => fast(seed).stream('choices');

const scriptedMenu = (script: readonly string[]): ScriptedMenu => new ScriptedMenu([...script, 'Start']);

describe('the menu before a match', () => {
  test('every person chooses for their own seat, by name and in words', async () => {
    const menu = scriptedMenu(['Bird of Ann', 'crow']);
    const arranged = await arrange(menu, magpiesPack, given, 'Mei,Ann');
    expect(menu.shown[0]).toEqual(expect.arrayContaining(['Bird of Mei: magpie', 'Bird of Ann: magpie']));
    expect(menu.shown[1]).toEqual(['magpie', 'crow']);
    expect(menu.cursors[1]).toBe('magpie');
    expect(menu.prompts[1]).toBe('Bird of Ann: magpie. A crow starts with one more card.');
    expect(menu.shown[2]).toEqual(expect.arrayContaining(['Bird of Mei: magpie', 'Bird of Ann: crow']));
    expect(settle(magpiesPack, arranged, rng()).seats.slice(0, 2)).toEqual([{ bird: 'magpie' }, { bird: 'crow' }]);
  });

  test('bots choose nothing in the menu, and people who are no longer there have no line', async () => {
    const menu = scriptedMenu(['People', '1 person']);
    await arrange(menu, magpiesPack, given);
    expect(menu.shown[1]).toEqual(['0 people', '1 person', '2 people', '3 people']);
    expect(menu.shown[0]?.filter((name) => name.startsWith('Bird'))).toHaveLength(2);
    expect(menu.shown[2]?.filter((name) => name.startsWith('Bird'))).toEqual(['Bird of Player: magpie']);
  });

  test('the recommended preset is marked, and chosen already', async () => {
    const menu = scriptedMenu(['Preset: Quick', 'Quick']);
    const { rules } = await arrange(menu, magpiesPack, given);
    expect(menu.shown[1]).toEqual(['Long: Nine points win.', 'Quick (recommended): Four points win.', 'Default rules']);
    expect(menu.cursors[1]).toBe('Quick (recommended): Four points win.');
    expect(settle(magpiesPack, { ...given, rules }, rng()).rules).toEqual({ goal: 4, barter: false, dusk: 'late' });
  });

  test('a preset with a rule changed is the person’s own; the default rules are offered where no preset has them', async () => {
    const menu = scriptedMenu([
      'Barter: no',
      'yes',
      'Preset: your own rules',
      'Long',
      'Preset: Long',
      'Default rules',
      'Preset: Default rules',
      'Long',
    ]);
    const { rules } = await arrange(menu, magpiesPack, given);
    expect(rules).toEqual({ goal: 9 });
  });

  test('the menu speaks Traditional Chinese', async () => {
    const menu = new ScriptedMenu(['Language: English', '繁體中文', '美的鳥', '烏鴉', '開始']);
    await arrange(menu, magpiesPack, { ...given, people: 1 }, '美');
    expect(menu.shown[1]).toEqual(['English', '繁體中文']);
    expect(menu.shown[2]).toEqual(expect.arrayContaining(['語言：繁體中文', '規則組合：快速']));
    expect(menu.prompts[3]).toBe('美的鳥：喜鵲。烏鴉開始時多一張牌。');
    expect(menu.shown[3]).toEqual(['喜鵲', '烏鴉']);
    expect(menu.spoken).toEqual(['en', 'zh-Hant', 'zh-Hant']);
  });
});

describe('seat choices', () => {
  const fields = seatFields(magpiesPack, {});

  test('--choice is for the first person, or for the one whose number it has', () => {
    expect(choicesFrom(['bird=crow', '2:bird=magpie'], 2, fields)).toEqual([{ bird: 'crow' }, { bird: 'magpie' }]);
  });

  test.each([
    [['bird'], 'written --choice name=value, or --choice 2:name=value for the second person, not “bird”'],
    [['3:bird=crow'], 'there is no person 3, people: 2'],
    [['0:bird=crow'], 'there is no person 0, people: 2'],
    [['wings=2'], '--choice should be one of bird, not “wings”'],
    [['bird=owl'], '--choice bird should be one of magpie, crow, not “owl”'],
  ])('%j is a mistake with a clear message', (choices, message) => {
    expect(() => choicesFrom(choices, 2, fields)).toThrow(message);
  });

  test('bots draw theirs: by the seed, and all that there is', () => {
    const arrangement = { ...given, seats: 4, people: 0 };
    const birds = (seed: number) =>
      settle(magpiesPack, arrangement, rng(seed)).seats.map((seat) => (seat as { bird: string }).bird);
    expect(birds(5)).toEqual(birds(5));
    const drawn = [1, 2, 3, 4, 5, 6].flatMap(birds);
    expect(new Set(drawn)).toEqual(new Set(['magpie', 'crow']));
  });
});
