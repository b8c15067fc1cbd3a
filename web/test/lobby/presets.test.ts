import { fieldsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import { changedRules, firstRules, presetOf, rulesOf } from '../../lobby/presets.ts';
import { mountain, race } from './rooms.ts';

const fields = fieldsOf(mountain.game.rules);
const [printed] = mountain.presets ?? [];
if (printed === undefined) throw new Error('the mountain has no presets');

test('a new table begins with the recommended rules', () => {
  expect(presetOf(mountain, firstRules(mountain))).toMatchObject({ recommended: true });
  expect(firstRules(race)).toEqual({ tiles: 20 });
});

test('rules are recognised by all that they say, not by what a preset names', () => {
  expect(presetOf(mountain, rulesOf(mountain, printed))).toBe(printed);
});

test('one rule more or less makes them somebody’s own', () => {
  const own = { ...firstRules(mountain), multiDuel: false };
  expect(presetOf(mountain, own)).toBeNull();
  expect(changedRules(fields, mountain, own)).toEqual(['multiDuel']);
  expect(changedRules(fields, mountain, firstRules(mountain))).toEqual([]);
});
