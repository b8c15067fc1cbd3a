import { describe, expect, test } from 'vitest';
import { analyse, FACES, singleOf } from '../../rules/dice.ts';
import { attack, ceeLo, fightIn, heard, roll } from '../cee-lo.ts';

const all = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));
const count = (type: string): number => all.filter((dice) => analyse(dice).type === type).length;

describe('what three dice say', () => {
  test('CL-007: 4-5-6 in any order is an instant win', () => {
    for (const dice of [
      [4, 5, 6],
      [6, 4, 5],
      [5, 6, 4],
    ])
      expect(analyse(dice)).toEqual({ type: 'instant-win', value: 0 });
  });

  test('CL-008: 1-2-3 in any order is cursed', () => {
    for (const dice of [
      [1, 2, 3],
      [3, 1, 2],
      [2, 3, 1],
    ])
      expect(analyse(dice)).toEqual({ type: 'cursed', value: 0 });
  });

  test('CL-009: three of a kind are trips of their value', () => {
    for (const face of FACES) expect(analyse([face, face, face])).toEqual({ type: 'trips', value: face });
  });

  test('CL-011: a pair and a single are a point of the single, and Point Boost adds to it', () => {
    expect(analyse([2, 5, 2])).toEqual({ type: 'point', value: 5 });
    expect(analyse([5, 5, 2])).toEqual({ type: 'point', value: 2 });
    expect(analyse([5, 5, 2], 3)).toEqual({ type: 'point', value: 5 });
    expect(analyse([2, 5, 2], 3)).toEqual({ type: 'point', value: 8 });
    expect(singleOf([5, 2, 5])).toBe(1);
    expect(singleOf([5, 5, 5])).toBeNull();
  });

  test('CL-012: anything else is no score', () => {
    expect(analyse([1, 2, 4])).toEqual({ type: 'none', value: 0 });
    expect(analyse([2, 4, 6], 3)).toEqual({ type: 'none', value: 0 });
  });

  test('CL-006, CL-013: of the 216 throws 108 say nothing, 90 are points, and 6 each trips, 4-5-6 and 1-2-3', () => {
    expect({
      none: count('none'),
      point: count('point'),
      trips: count('trips'),
      win: count('instant-win'),
      cursed: count('cursed'),
    }).toEqual({ none: 108, point: 90, trips: 6, win: 6, cursed: 6 });
  });
});

describe('who throws', () => {
  test.each(['player', 'enemy'] as const)('CL-006: three d6: a 7 does not exist (%s)', (side) => {
    const mine = side === 'player' ? [] : [2, 2, 2];
    const scene = ceeLo({ fight: {}, dice: [...mine, 1, 1, 7] });
    if (side === 'enemy') scene.answer(0, roll);
    expect(() => scene.answer(0, side === 'enemy' ? attack : roll)).toThrow('die(6)');
  });

  test('CL-014, C-17: the enemy throws again until it counts, without any powerup of yours, and then attacks', () => {
    const scene = ceeLo({
      owned: { 'loaded-dice': 1, 'point-boost': 4, 'high-roller': 1 },
      fight: {},
      dice: [2, 2, 2, 2, 2, 2, 1, 2, 4, 2, 4, 6, 3, 3, 2],
    });
    scene.answer(0, roll).answer(0, attack);
    const throws = heard(scene, 'threw');
    expect(throws.map(({ side, dice, why }) => [side, dice.join(''), why])).toEqual([
      ['enemy', '124', 'turn'],
      ['enemy', '246', 'again'],
      ['enemy', '332', 'again'],
    ]);
    expect(fightIn(scene).hp).toBe(50 - 8);
  });
});
