import { expect, test } from 'vitest';
import * as games from '../../../../server/test/rooms/stand-ins.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';
import { changedRules, firstRules, presetOf } from '../../../parts/rules/presets.ts';

const heights = madeLobbyPack(games.heights, 'en');
const race = madeLobbyPack(games.race, 'en');
const { fields } = heights;
const [printed] = heights.presets;
if (printed === undefined) throw new Error('the heights have no presets');

test('a new table begins with the recommended rules', () => {
  expect(presetOf(heights, firstRules(heights))).toMatchObject({ recommended: true });
  expect(firstRules(race)).toEqual({ tiles: 20 });
});

test('rules are recognised by all their values, not only by those a preset names', () => {
  expect(presetOf(heights, printed.rules)).toBe(printed);
});

test('one changed rule makes them a custom set', () => {
  const own = { ...firstRules(heights), multiDuel: false };
  expect(presetOf(heights, own)).toBeNull();
  expect(changedRules(fields, heights, own)).toEqual(['multiDuel']);
  expect(changedRules(fields, heights, firstRules(heights))).toEqual([]);
});
