import { fast } from '@tavern/engine';
import { describe, expect, test, vi } from 'vitest';
import { houseRules, seatFields } from '../house-rules.ts';
import { arrange } from '../play/arrange.ts';
import { type Arrangement, choicesFrom, settle } from '../play/arrangement.ts';
import type { Choice, Menu } from '../play/menu.ts';
import { magpiesPack } from './magpies.ts';

vi.stubEnv('LANG', 'C');

const given: Arrangement = { language: 'en', seats: 3, people: 2, rules: {}, choices: [] };
const rng = (seed = 1) => fast(seed).stream('choices');

/** Chooses the line that begins with each of these words in turn, then starts; keeps what every menu showed. */
function scriptedMenu(script: readonly string[]): Menu & { readonly shown: string[][]; readonly cursors: unknown[] } {
  const queue = [...script, 'Start'];
  const shown: string[][] = [];
  const cursors: unknown[] = [];
  return {
    shown,
    cursors,
    choose<V>(_prompt: string, choices: readonly Choice<V>[], asking?: { readonly initial?: V }) {
      shown.push(choices.map(({ name }) => name));
      cursors.push(choices.find(({ value }) => value === asking?.initial)?.name);
      const wanted = queue.shift() ?? '';
      const found = choices.find(({ name }) => name.startsWith(wanted));
      if (found === undefined) throw new Error(`no line begins with '${wanted}': ${choices.map(({ name }) => name).join(' | ')}`);
      return Promise.resolve(found.value);
    },
    close: () => {},
  };
}

describe('the menu before a match', () => {
  test('every person chooses for their own seat, by name and in words', async () => {
    const menu = scriptedMenu(['Bird of Ann', 'Bird: crow']);
    const arranged = await arrange(menu, magpiesPack, given, 'Mei,Ann');
    expect(menu.shown[0]).toEqual(expect.arrayContaining(['Bird of Mei: magpie', 'Bird of Ann: magpie']));
    expect(menu.shown[1]).toEqual(['Bird: magpie', 'Bird: crow']);
    expect(menu.cursors[1]).toBe('Bird: magpie');
    expect(menu.shown[2]).toEqual(expect.arrayContaining(['Bird of Mei: magpie', 'Bird of Ann: crow']));
    expect(settle(magpiesPack, arranged, rng()).seats.slice(0, 2)).toEqual([{ bird: 'magpie' }, { bird: 'crow' }]);
  });

  test('bots choose nothing in the menu, and people who are no longer there have no line', async () => {
    const menu = scriptedMenu(['People', 'People: 1']);
    await arrange(menu, magpiesPack, given);
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
      'Barter: yes',
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
    const menu = scriptedMenu(['Language', 'Language: zh-Hant', '開始']);
    await arrange(menu, magpiesPack, { ...given, people: 1 }, '美');
    expect(menu.shown[2]).toEqual(expect.arrayContaining(['規則組合：快速']));
    expect(menu.shown[2]?.some((name) => name.startsWith('美的'))).toBe(true);
  });
});

describe('seat choices', () => {
  const fields = seatFields(magpiesPack, {});

  test('--choice is for the first person, or for the one whose number it has', () => {
    expect(choicesFrom(['bird=crow', '2:bird=magpie'], 2, fields)).toEqual([{ bird: 'crow' }, { bird: 'magpie' }]);
  });

  test.each([
    [['bird'], "written --choice name=value, or --choice 2:name=value for the second person, not 'bird'"],
    [['3:bird=crow'], 'there is no person 3, people: 2'],
    [['0:bird=crow'], 'there is no person 0, people: 2'],
    [['wings=2'], "--choice should be one of bird, not 'wings'"],
    [['bird=owl'], "--choice bird should be one of magpie, crow, not 'owl'"],
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

describe('presets on the command line', () => {
  test('without one the defaults hold; rules given beside it come last', () => {
    expect(houseRules(magpiesPack, undefined)).toEqual({});
    expect(houseRules(magpiesPack, 'quick')).toEqual({ goal: 4, barter: false });
    expect(houseRules(magpiesPack, 'quick', ['goal=5', 'barter=on'])).toEqual({ goal: 5, barter: true });
  });

  test('one that does not exist is named, with those that do', () => {
    expect(() => houseRules(magpiesPack, 'slow')).toThrow("--preset should be one of long, quick, not 'slow'.");
    expect(() => houseRules({ ...magpiesPack, presets: [] }, 'slow')).toThrow('magpies has no presets.');
    expect(() => houseRules(magpiesPack, 'quick', ['goal=50'])).toThrow('Cannot read rules.goal: it should be at most 9.');
  });
});
