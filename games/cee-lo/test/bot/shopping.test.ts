import type { Option } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, levels, planned } from '../../bot/index.ts';
import { LISTS } from '../../bot/lists.ts';
import { afterBuying, afterRound, afterStrike, prospectOf } from '../../bot/prospect.ts';
import { worth } from '../../bot/shopper.ts';
import { afterShopping, openWishes, type Wishes } from '../../bot/wishes.ts';
import { boughtOf } from '../../rules/economy.ts';
import type { CeeLo } from '../../rules/types.ts';
import { buy, ceeLo, fight, leave, next, roll, shop, strike } from '../cee-lo.ts';
import { chosen, FAIR, start } from './chosen.ts';

const WIN = [4, 5, 6];
const best = (rules: Partial<CeeLo['rules']>): number => Math.max(...LISTS.map((wishes) => worth(start(rules), wishes)));

describe('what is foreseen is what happens', () => {
  test('CL-021, CL-040, CL-054: gold, prices, rewards and who begins, by purchase, First Strike and round', () => {
    const scene = ceeLo({ gold: 60, dice: [...WIN, ...WIN] });
    const at = prospectOf(scene.state);
    scene.answer(0, shop).answer(0, buy('first-strike')).answer(0, leave).answer(0, strike);
    const struck = afterStrike(afterBuying(at, 'first-strike'));
    expect(prospectOf(scene.state)).toEqual(struck);
    scene.answer(0, fight).answer(0, roll);
    expect(prospectOf(scene.state)).toEqual(afterRound(struck));
    scene.answer(0, shop).answer(0, buy('first-strike')).answer(0, leave).answer(0, strike).answer(0, fight).answer(0, roll);
    const again = afterStrike(afterBuying(afterRound(struck), 'first-strike'));
    expect(prospectOf(scene.state)).toEqual(afterRound(again));
    expect(boughtOf(again, 'first-strike')).toBe(2);
  });

  test('C-13: the old order comes back where the house rule says so', () => {
    const scene = ceeLo({ rules: { firstStrikePattern: 'fixedParity' }, owned: { 'first-strike': 1 }, dice: WIN });
    const at = afterStrike(prospectOf(scene.state));
    scene.answer(0, strike).answer(0, fight).answer(0, roll);
    expect(prospectOf(scene.state)).toEqual(afterRound(at));
  });
});

describe('a list of wishes', () => {
  const wishes: Wishes = ['high-roller', 'point-boost', 'high-roller', 'point-boost'];

  test('the next one is bought as soon as it can be paid, and nothing before it', () => {
    expect(afterShopping(start(), wishes)).toEqual(start());
    const rich = afterShopping({ ...start(), gold: 80 }, wishes);
    expect(rich).toMatchObject({ gold: 80 - 40 - 15 - 22, owned: { 'high-roller': 1, 'point-boost': 2 } });
  });

  test('C-09: what is had or not sold is no wish', () => {
    expect(openWishes(start(), wishes, 9)).toEqual(wishes);
    const { owned } = start();
    expect(openWishes({ ...start(), owned: { ...owned, 'high-roller': 1 } }, wishes, 9)).toEqual(['point-boost', 'point-boost']);
    expect(openWishes(start({ autoRerolls: 'unlimited' }), ['guaranteed-point'], 9)).toEqual([]);
  });

  test('in the last round nobody saves', () => {
    expect(openWishes({ ...start(), round: 5 }, wishes, 1)).toEqual(['point-boost']);
  });
});

describe('what lists are worth', () => {
  test('section 5: nothing 8.6 %; Extra Reroll, Loaded, Wild, Guaranteed Point, Point Boost, First Strike 75.4 %', () => {
    expect(worth(start(), [])).toBeCloseTo(0.0861, 4);
    expect(
      worth(start(), ['extra-reroll', 'loaded-dice', 'wild-die', 'guaranteed-point', 'point-boost', 'first-strike']),
    ).toBeCloseTo(0.754, 3);
  });

  test('the best list wins at least 70 % as printed, and 55 to 68 % at the Fair Table', () => {
    expect(best({})).toBeGreaterThan(0.7);
    expect(best(FAIR)).toBeGreaterThan(0.55);
    expect(best(FAIR)).toBeLessThan(0.68);
  });

  test('at the Fair Table three lines after the High Roller are within 10 points', () => {
    const lines: Wishes[] = [
      ['high-roller', 'extra-reroll', 'wild-die', 'extra-reroll', 'first-strike'],
      ['high-roller', 'extra-reroll', 'point-boost', 'wild-die', 'first-strike'],
      ['high-roller', 'guaranteed-point', 'wild-die', 'extra-reroll', 'first-strike'],
    ];
    expect(best(FAIR) - Math.min(...lines.map((wishes) => worth(start(FAIR), wishes)))).toBeLessThan(0.1);
  });

  test('less than enough is not worked out', () => {
    expect(worth(start(), [], 0.9)).toBeLessThan(0.9);
    expect(worth(start(), [], 0.9)).toBeGreaterThan(worth(start(), []));
  });
});

describe('before a round', () => {
  test('saves for the High Roller and buys it', () => {
    expect(chosen(ceeLo({ rules: FAIR }), 'ready')).toEqual(fight);
    const scene = ceeLo({ rules: FAIR, round: 2, first: 'enemy', gold: 40 });
    expect(chosen(scene, 'ready')).toEqual(shop);
    expect(chosen(scene.answer(0, shop), 'shop')).toEqual(buy('high-roller'));
    expect(chosen(scene.answer(0, buy('high-roller')), 'shop')).toEqual(leave);
    expect(chosen(scene.answer(0, leave), 'ready')).toEqual(fight);
  });

  test('CL-054: uses a First Strike where the rival would begin and kill, not in a round that is won anyway', () => {
    const owned = { 'first-strike': 1, 'high-roller': 1, 'wild-die': 2, 'extra-reroll': 2 };
    expect(chosen(ceeLo({ owned, round: 5, hp: 64, damage: 15, gold: 0 }), 'ready')).toEqual(strike);
    const early = { 'first-strike': 1, 'point-boost': 5, 'wild-die': 3 };
    expect(chosen(ceeLo({ owned: early, rules: { softInstants: true, mercy: true }, round: 1, gold: 0 }), 'ready')).toEqual(
      fight,
    );
  });

  test('frugal walks past the shop, and a plan buys what it says and nothing else', () => {
    const scene = ceeLo({ dice: [2, 2, 1, ...WIN] })
      .answer(0, fight)
      .answer(0, roll);
    expect(chosen(scene, 'reward', levels.frugal)).toEqual(next);
    expect(chosen(scene, 'reward', planned(['lucky-clover', 'devils-ward']))).toEqual(shop);
    scene.answer(0, shop);
    expect(chosen(scene, 'shop', levels.frugal)).toEqual(leave);
    const plan = planned(['lucky-clover', 'devils-ward']);
    expect(chosen(scene, 'shop', plan)).toEqual(buy('lucky-clover'));
    expect(chosen(scene.answer(0, chosen(scene, 'shop', plan) as Option<CeeLo>), 'shop', plan)).toEqual(leave);
    expect(chosen(scene, 'shop', bot)).not.toEqual(buy('high-roller'));
  });
});
