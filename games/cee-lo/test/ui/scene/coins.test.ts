import { describe, expect, test } from 'vitest';
import { stacksOf } from '../../../ui/scene/stacks.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const coins = (n: number, most: number): number => sum(stacksOf(n, most).all.map((stack) => stack.coins));
const places = (n: number, most: number): number => sum(stacksOf(n, most).all.map((stack) => stack.places));

describe('HP as coins', () => {
  test('CL-033, CL-074: as many coins as HP, as many places as the most, and never a coin beyond its place', () => {
    for (let most = 1; most <= 140; most++)
      for (let hp = 0; hp <= most; hp++) {
        expect([coins(hp, most), places(hp, most)]).toEqual([hp, most]);
        for (const stack of stacksOf(hp, most).all) expect(stack.coins).toBeLessThanOrEqual(stack.places);
      }
  });

  test('where there are too many, a coin stands for several; a side that has anything left has a coin', () => {
    for (const most of [141, 500, 2_000, 100_000]) {
      const { worth, all } = stacksOf(1, most);
      expect(worth).toBeGreaterThan(1);
      expect(all.length).toBeLessThanOrEqual(14);
      expect(coins(1, most)).toBe(1);
      expect(coins(0, most)).toBe(0);
      expect(coins(most, most)).toBe(places(most, most));
    }
  });
});
