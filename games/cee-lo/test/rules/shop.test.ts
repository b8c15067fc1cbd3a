import { describe, expect, test } from 'vitest';
import { powerups } from '../../rules/catalog.ts';
import { priceOf } from '../../rules/economy.ts';
import { rulesSchema } from '../../rules/house-rules.ts';
import { setup } from '../../rules/setup.ts';
import type { PowerupId } from '../../rules/state.ts';
import { buy, ceeLo, heard, leave, shop, strike } from '../cee-lo.ts';

const start = (rules = {}) => setup(null as never, [], rulesSchema.parse(rules));

/** What copies of one thing cost, bought one after another and nothing else. */
function prices(id: PowerupId, n: number): number[] {
  const state = start();
  return Array.from({ length: n }, () => {
    const price = priceOf(state, id);
    state.owned[id] += 1;
    state.purchases += 1;
    return price;
  });
}

describe('the shop', () => {
  test('CL-039, CL-086: what everything costs at first', () => {
    const first = Object.fromEntries(powerups.all.map(({ id }) => [id, priceOf(start(), id)]));
    expect(first).toEqual({
      'loaded-dice': 25,
      'double-down': 30,
      'point-boost': 15,
      'ace-saver': 35,
      'guaranteed-point': 22,
      'high-roller': 40,
      'wild-die': 25,
      'extra-reroll': 12,
      'lucky-clover': 30,
      'devils-ward': 30,
      'first-strike': 20,
    });
  });

  test('CL-040, CL-041, CL-068, CL-087, C-05, C-06: every copy is dearer, by 1.4 or 1.5, and all prices rise by 2 % a purchase, always from the base', () => {
    expect(prices('point-boost', 5)).toEqual([15, 21, 31, 44, 62]);
    expect(prices('high-roller', 4)).toEqual([40, 61, 94, 143]);
    const state = { ...start(), purchases: 12 };
    expect(priceOf(state, 'high-roller')).toBe(51);
  });

  test('CL-040: six of them stack', () => {
    expect(powerups.all.flatMap(({ id, stacks }) => (stacks ? [id] : [])).sort()).toEqual(
      ['point-boost', 'wild-die', 'extra-reroll', 'lucky-clover', 'devils-ward', 'first-strike'].sort(),
    );
  });

  test('CL-042, CL-089: every purchase counts', () => {
    const scene = ceeLo({ gold: 500 }).answer(0, shop);
    for (const item of ['point-boost', 'extra-reroll', 'point-boost'] as const) scene.answer(0, buy(item));
    expect(scene.state.purchases).toBe(3);
    scene.answer(0, leave);
  });

  test('CL-043, CL-088: the last coin may be spent, and one too few is too few', () => {
    expect(ceeLo({ gold: 15 }).answer(0, shop).answer(0, buy('point-boost')).state.gold).toBe(0);
    ceeLo({ gold: 14 }).answer(0, shop).refuses(0, buy('point-boost'), 'not-an-option', 'blocked.gold');
  });

  test('C-05, CL-042: a First Strike that was used up stays bought: the next one is as dear as if it were still there', () => {
    const used = ceeLo({ gold: 500, round: 2, first: 'enemy' })
      .answer(0, shop)
      .answer(0, buy('first-strike'))
      .answer(0, leave)
      .answer(0, strike);
    expect(used.state.owned['first-strike']).toBe(0);
    expect(priceOf(used.state, 'first-strike')).toBe(prices('first-strike', 2)[1]);
    // What else was bought makes all dearer, and is not taken for a First Strike.
    const more = { ...start(), purchases: 3, owned: { ...start().owned, 'wild-die': 2 } };
    expect(priceOf(more, 'first-strike')).toBe(Math.round(20 * 1.4 * 1.02 ** 3));
  });

  test('CL-018, CL-056: all eleven are on sale, in six categories, with price and what is owned', () => {
    expect(powerups.all).toHaveLength(11);
    expect(Object.fromEntries(powerups.all.map(({ id, category }) => [id, category]))).toEqual({
      'loaded-dice': 'dice',
      'high-roller': 'dice',
      'wild-die': 'dice',
      'double-down': 'damage',
      'point-boost': 'damage',
      'ace-saver': 'safety',
      'guaranteed-point': 'safety',
      'extra-reroll': 'resource',
      'lucky-clover': 'luck',
      'devils-ward': 'luck',
      'first-strike': 'tactical',
    });
    const { options, blocked } = ceeLo({ gold: 30 }).answer(0, shop).asks(0, 'shop');
    expect(options.length - 1 + blocked.length).toBe(11);
  });

  test('CL-042, CL-043, CL-088, CL-089: buying costs gold and counts; with too little gold it is dark and says how much is missing', () => {
    const scene = ceeLo({ gold: 20 }).answer(0, shop).answer(0, buy('extra-reroll'));
    expect(scene.state).toMatchObject({ gold: 8, purchases: 1, owned: { 'extra-reroll': 1 } });
    scene.refuses(0, buy('point-boost'), 'not-an-option', 'blocked.gold');
    expect(scene.asks(0, 'shop').blocked).toContainEqual({
      option: buy('point-boost'),
      why: { key: 'blocked.gold', with: { short: 7 } },
    });
    scene.answer(0, leave);
  });

  test('CL-043, CL-086, CL-087: what the shop asks for is what is taken, and what is told to be taken', () => {
    const scene = ceeLo({ gold: 500 }).answer(0, shop);
    for (const item of ['high-roller', 'point-boost', 'point-boost'] as const) {
      const [price, gold] = [priceOf(scene.state, item), scene.state.gold];
      scene.answer(0, buy(item));
      expect(heard(scene, 'bought')).toEqual([{ type: 'bought', item, price, gold: gold - price }]);
      expect(scene.state.gold).toBe(gold - price);
    }
    expect(500 - scene.state.gold).toBe(40 + 15 + 22);
    scene.answer(0, leave);
  });

  test('C-09: one copy of most things is enough; with the house rule further ones are sold where they do something', () => {
    const owned = { 'loaded-dice': 1, 'high-roller': 1 };
    const scene = ceeLo({ gold: 500, owned }).answer(0, shop);
    scene.refuses(0, buy('loaded-dice'), 'not-an-option', 'blocked.owned');
    const stacked = ceeLo({ gold: 500, owned, rules: { stackEverything: true } }).answer(0, shop);
    stacked.refuses(0, buy('high-roller'), 'not-an-option', 'blocked.owned').answer(0, buy('loaded-dice'));
    expect(stacked.state.owned['loaded-dice']).toBe(2);
  });

  test('C-07: where throws without score are free without end, Guaranteed Point is not sold', () => {
    const { options, blocked } = ceeLo({ gold: 500, rules: { autoRerolls: 'unlimited' } })
      .answer(0, shop)
      .asks(0, 'shop');
    expect([...options, ...blocked.map(({ option }) => option)]).not.toContainEqual(buy('guaranteed-point'));
  });

  test('house rule luckPrices: Clover and Ward begin at 20', () => {
    expect([priceOf(start({ luckPrices: true }), 'lucky-clover'), priceOf(start({ luckPrices: true }), 'devils-ward')]).toEqual([
      20, 20,
    ]);
  });
});
