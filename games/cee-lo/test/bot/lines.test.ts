import { describe, expect, test } from 'vitest';
import { type Line, linesOf } from '../../bot/lines.ts';
import { chanceOf } from '../../bot/odds.ts';
import { afterBuying, afterStrike, isAffordable, isUseful, type Prospect } from '../../bot/prospect.ts';
import { PlanSearch } from '../../bot/search.ts';
import { worth } from '../../bot/shopper.ts';
import { powerups } from '../../rules/catalog.ts';
import type { PowerupId } from '../../rules/state.ts';
import { start } from './chosen.ts';

const ids = powerups.all.map(({ id }) => id);

/** The last two rounds as printed, with a High Roller and some gold. */
const late = (gold: number, round = 4): Prospect => ({
  ...start(),
  round,
  gold,
  hp: round === 4 ? 60 : 64,
  damage: round === 4 ? 12 : 15,
  first: round === 4 ? 'player' : 'enemy',
  owned: { ...start().owned, 'high-roller': 1 },
  purchases: 1,
});

/** Everything that gold can buy, one by one, in every order. */
function carts(at: Prospect): Prospect[] {
  const able = ids.filter((id) => isUseful(at, id) && isAffordable(at, id));
  return [at, ...able.flatMap((id) => carts(afterBuying(at, id)))];
}

describe('the search for plans', () => {
  test('finds in the last shop what trying everything finds', () => {
    const at = late(60, 5);
    const tried = carts(at).flatMap((cart) => [cart, ...(cart.owned['first-strike'] > 0 ? [afterStrike(cart)] : [])]);
    const { value, legs } = new PlanSearch(at).best();
    expect(value).toBeCloseTo(Math.max(...tried.map(chanceOf)), 9);
    expect(legs).toHaveLength(1);
    expect(legs[0]?.strike).toBe(true);
  });

  test('its plans, followed as lists, keep what they promise', () => {
    const at = late(30);
    const { best, nothing, without, lines } = linesOf(at);
    for (const line of [best, nothing, ...without, ...lines]) expect(worth(at, line.wishes)).toBeGreaterThan(line.value - 1e-6);
    expect(best.value).toBeGreaterThan(nothing.value);
    expect(nothing.wishes).toEqual([]);
    expect(nothing.value).toBeCloseTo(worth(at, []), 9);
  });

  test('a line begins with its two main purchases, in either order; rerolls and First Strikes make none', () => {
    const { lines, best } = linesOf(late(60));
    const main = ({ wishes }: Line): PowerupId[] => wishes.filter((id) => id !== 'extra-reroll' && id !== 'first-strike');
    for (const line of lines) expect(main(line).slice(0, 2).sort()).toEqual([...line.name].sort());
    expect(new Set(lines.map(({ name }) => name.join())).size).toBe(lines.length);
    expect(lines.map(({ value }) => value)).toEqual(lines.map(({ value }) => value).sort((a, b) => b - a));
    expect(lines[0]?.value).toBeLessThanOrEqual(best.value);
  });

  test('a plan without something never buys it, and is no better for it', () => {
    const { without, best } = linesOf(late(60, 5));
    expect(new Set(without.map(({ name }) => name[0]))).toEqual(new Set(ids));
    for (const { name, wishes, value } of without) {
      expect(wishes).not.toContain(name[0]);
      expect(value).toBeLessThanOrEqual(best.value);
    }
  });

  test('an endless run cannot be planned to its end', () => {
    expect(() => new PlanSearch(start({ endless: true }))).toThrow('an endless run has no end');
  });
});
