import { describe, expect, test } from 'vitest';
import { analyse } from '../../../rules/dice.ts';
import { enemyOdds, throwOdds } from '../../../rules/odds/throw-odds.ts';
import type { Owned } from '../../../rules/state.ts';
import { playerThrow } from '../../../rules/throwing.ts';
import type { CeeLo, M } from '../../../rules/types.ts';
import { ceeLo, fightIn } from '../../cee-lo.ts';
import { everyDraw } from './every-draw.ts';

const sorted = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join('');

/** By the rules themselves, with every die and every bit of luck falling in every way. */
function byTheRules(owned: Partial<Owned>, rules: Partial<CeeLo['rules']> = {}): Map<string, number> {
  const scene = ceeLo({ owned, rules, fight: {} });
  const found = new Map<string, number>();
  everyDraw((rng, chance) => {
    const { dice } = playerThrow({ state: scene.state, dice: () => rng } as unknown as M, fightIn(scene));
    found.set(sorted(dice), (found.get(sorted(dice)) ?? 0) + chance());
  });
  return found;
}

function expectAlike(owned: Partial<Owned>, rules: Partial<CeeLo['rules']> = {}): void {
  const { state } = ceeLo({ owned, rules });
  const counted = new Map(throwOdds(state).map(({ dice, p }) => [sorted(dice), p]));
  const ruled = new Map([...byTheRules(owned, rules)].filter(([, p]) => p > 0));
  expect([...counted.keys()].sort()).toEqual([...ruled.keys()].sort());
  for (const [dice, p] of ruled) expect(counted.get(dice), dice).toBeCloseTo(p, 12);
}

describe('the odds of a throw are those of the rules', () => {
  test.each<[string, Partial<Owned>]>([
    ['plain', {}],
    ['CL-044: Loaded Dice', { 'loaded-dice': 1 }],
    ['CL-052: Lucky Clover', { 'lucky-clover': 2 }],
    ["CL-053: Devil's Ward", { 'devils-ward': 3 }],
    ['H-05: Clover, then Ward, both with a loaded die', { 'lucky-clover': 1, 'devils-ward': 1, 'loaded-dice': 1 }],
    ['H-07: chances beyond 100 %', { 'lucky-clover': 8 }],
  ])('%s', (_, owned) => expectAlike(owned));

  test('CL-049: High Roller', () => {
    expectAlike({ 'high-roller': 1 });
  });

  test('C-09: two loaded dice where everything stacks', () => {
    expectAlike({ 'loaded-dice': 2 }, { stackEverything: true });
  });

  test('section 4: none 50 %, points 41.7 %, trips, 4-5-6 and 1-2-3 2.8 % each; Loaded and High Roller 22.2 % 4-5-6', () => {
    const odds = (owned: Partial<Owned>, type: string): number =>
      throwOdds(ceeLo({ owned }).state).reduce((sum, { result, p }) => (result.type === type ? sum + p : sum), 0);
    expect(odds({}, 'none')).toBeCloseTo(1 / 2, 9);
    expect(odds({}, 'point')).toBeCloseTo(90 / 216, 9);
    for (const type of ['trips', 'instant-win', 'cursed']) expect(odds({}, type)).toBeCloseTo(6 / 216, 9);
    expect(odds({ 'loaded-dice': 1, 'high-roller': 1 }, 'instant-win')).toBeCloseTo(2 / 9, 9);
    expect(odds({ 'high-roller': 1 }, 'trips')).toBeCloseTo(1 / 9, 9);
  });

  test('CL-014: the enemy throws until it counts, with nothing of yours', () => {
    const odds = enemyOdds();
    expect(odds.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    for (const { dice, result, p } of odds) {
      expect(result).toEqual(analyse(dice));
      const ways = new Set(dice).size === 3 ? 6 : new Set(dice).size === 2 ? 3 : 1;
      expect(p, dice.join('')).toBeCloseTo(ways / 108, 12);
    }
  });
});
