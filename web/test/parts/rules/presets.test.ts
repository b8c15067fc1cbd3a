import { fieldsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import { heights, race } from '../../../../server/test/rooms/stand-ins.ts';
import { changedRules, firstRules, presetOf, rulesOf } from '../../../parts/rules/presets.ts';

const fields = fieldsOf(heights.game.rules);
const [printed] = heights.presets ?? [];
if (printed === undefined) throw new Error('the heights have no presets');

test('a new table begins with the recommended rules', () => {
  expect(presetOf(heights, firstRules(heights))).toMatchObject({ recommended: true });
  expect(firstRules(race)).toEqual({ tiles: 20 });
});

test('rules are recognised by all their values, not only by those a preset names', () => {
  expect(presetOf(heights, rulesOf(heights, printed))).toBe(printed);
});

test('one changed rule makes them a custom set', () => {
  const own = { ...firstRules(heights), multiDuel: false };
  expect(presetOf(heights, own)).toBeNull();
  expect(changedRules(fields, heights, own)).toEqual(['multiDuel']);
  expect(changedRules(fields, heights, firstRules(heights))).toEqual([]);
});
