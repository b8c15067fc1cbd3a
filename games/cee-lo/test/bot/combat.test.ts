import { describe, expect, test } from 'vitest';
import { levels } from '../../bot/index.ts';
import type { Owned } from '../../rules/state.ts';
import { attack, ceeLo, defend, reroll, roll, type Situation, wild } from '../cee-lo.ts';
import { chosen, FAIR } from './chosen.ts';

/** What it does with these dice. */
const withDice = (dice: readonly number[], { fight = {}, ...more }: Situation = {}) =>
  chosen(ceeLo({ ...more, fight, dice }).answer(0, roll), 'act');

describe('with a throw that scores', () => {
  test('CL-027: strikes the blow that wins the round, even with the lowest point', () => {
    expect(withDice([3, 3, 1], { fight: { enemyHp: 5, hp: 3 } })).toEqual(attack);
  });

  test('CL-028: heals where the next blow would be the end, and one more blow of its own would not be enough', () => {
    const situation = {
      rules: FAIR,
      damage: 9,
      hp: 56,
      fight: { enemyHp: 150, enemyMax: 153, hp: 20, rerolls: 0, wasHit: true },
    };
    expect(withDice([2, 2, 6], situation)).toEqual(defend);
    expect(withDice([2, 2, 6], { ...situation, fight: { ...situation.fight, enemyHp: 54 } })).toEqual(attack);
  });

  test('CL-029: throws a point 1 again, and keeps a point 6', () => {
    const fight = { enemyHp: 30, enemyMax: 34 };
    expect(withDice([3, 3, 1], { fight, damage: 7, hp: 53 })).toEqual(reroll);
    expect(withDice([3, 3, 6], { fight, damage: 7, hp: 53 })).toEqual(attack);
  });

  test('CL-050: makes 4-5-6 where two of its dice are there, but not where striking is enough', () => {
    const owned: Partial<Owned> = { 'wild-die': 1 };
    expect(withDice([5, 5, 6], { owned })).toEqual(wild(0, 4));
    expect(withDice([5, 5, 6], { owned, fight: { enemyHp: 30 } })).toEqual(attack);
  });

  test('H-08: with two Wild Dice it goes there in two steps', () => {
    const scene = ceeLo({ owned: { 'wild-die': 2 }, fight: {}, dice: [5, 5, 1] }).answer(0, roll);
    const first = chosen(scene, 'act');
    expect(first).toMatchObject({ do: 'wild' });
    if (first === null || first instanceof Promise) throw new Error('it thinks at once');
    scene.answer(0, first);
    const second = chosen(scene, 'act');
    if (second === null || second instanceof Promise) throw new Error('it thinks at once');
    scene.answer(0, second).tells(0, { type: 'roundWon', how: 'instant' });
  });

  test('C-11: a Wild Die that only cycles is used where the next face is the missing one', () => {
    const owned: Partial<Owned> = { 'wild-die': 1 };
    const rules = { wildDie: 'cycle' as const };
    expect(withDice([4, 4, 6], { owned, rules })).toMatchObject({ do: 'wild', face: 5 });
    expect(withDice([5, 5, 6], { owned, rules })).not.toEqual(wild(0, 4));
  });

  test('CL-008: never makes 1-2-3', () => {
    expect(withDice([1, 2, 2], { owned: { 'wild-die': 1 } })).not.toEqual(wild(2, 3));
  });

  test('copes with dice that its odds call impossible', () => {
    const owned: Partial<Owned> = { 'high-roller': 1, 'wild-die': 1 };
    const scene = ceeLo({ owned, fight: {}, dice: [4, 4, 5, 0, 0, 0] }).answer(0, roll);
    scene.state.fight = { ...(scene.state.fight as NonNullable<typeof scene.state.fight>), dice: [1, 1, 2] };
    expect(scene.options(0)).toContainEqual(chosen(scene, 'act'));
  });
});

describe('without score', () => {
  const nothing = [1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 4];

  test('C-07: spends a reroll where the turn decides, and saves it where it does not', () => {
    const bust = (fight: Situation['fight'] = {}) => chosen(ceeLo({ fight, dice: nothing }).answer(0, roll), 'bust');
    expect(bust({ hp: 3, enemyHp: 5 })).toEqual(reroll);
    expect(bust({ hp: 50, enemyHp: 500 })).toEqual({ do: 'lose' });
  });
});

describe('the others', () => {
  test('easy goes by rules of thumb', () => {
    const thumb = (dice: readonly number[], fight: Situation['fight'] = {}, owned: Partial<Owned> = {}) =>
      chosen(ceeLo({ fight, dice, owned }).answer(0, roll), 'act', levels.easy);
    expect(thumb([3, 3, 1], { enemyHp: 5 })).toEqual(attack);
    expect(thumb([3, 3, 1])).toEqual(reroll);
    expect(thumb([3, 3, 6], { hp: 10 })).toEqual(defend);
    expect(thumb([5, 5, 6], {}, { 'wild-die': 1 })).toEqual(wild(0, 4));
    expect(thumb([3, 3, 6])).toEqual(attack);
  });

  test('frugal fights as well as normal does', () => {
    const scene = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [5, 5, 6] }).answer(0, roll);
    expect(chosen(scene, 'act', levels.frugal)).toEqual(chosen(scene, 'act'));
  });
});
