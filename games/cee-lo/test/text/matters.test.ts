import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { tell } from '../../text/index.ts';

const matters = (event: Event): boolean => tell.matters?.(event) ?? false;
const threw = (type: 'instant-win' | 'cursed' | 'trips' | 'none'): boolean =>
  matters({
    type: 'threw',
    round: 1,
    side: 'player',
    thrown: [4, 5, 6],
    dice: [4, 5, 6],
    changes: [],
    result: { type, value: 0 },
    why: 'turn',
  });
const hit = (damage: number, before: number): boolean =>
  matters({
    type: 'hit',
    round: 1,
    side: 'player',
    damage,
    before,
    hp: before - damage,
    soft: false,
    spared: false,
    dice: [6, 6, 6],
    result: { type: 'trips', value: 6 },
  });

test('a replay jumps to rounds won, busts, instant results, blows that took half, and the end', () => {
  expect(matters({ type: 'roundWon', round: 1, how: 'blow', gold: 3, hp: 20, damage: 4 })).toBe(true);
  expect(matters({ type: 'bust' })).toBe(true);
  expect(matters({ type: 'ended', how: 'beaten', round: 2 })).toBe(true);
  expect([threw('instant-win'), threw('cursed')]).toEqual([true, true]);
  expect([hit(15, 30), hit(30, 30)]).toEqual([true, true]);
});

test('what comes at every throw is not remembered', () => {
  expect([threw('trips'), threw('none'), hit(14, 30)]).toEqual([false, false, false]);
  expect(matters({ type: 'began', round: 2, enemyHp: 30, hp: 40, first: 'player' })).toBe(false);
  expect(matters({ type: 'bought', item: 'wild-die', price: 20, gold: 1 })).toBe(false);
  expect(matters({ type: 'healed', by: 3, hp: 20 })).toBe(false);
});
