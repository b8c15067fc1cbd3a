import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../rules/state.ts';
import { attack, mountain, player } from '../mountain.ts';
import { done, duel, end, heard, move, only, take } from './actions.ts';
import { facing, HIT, round } from './scenes.ts';

/** One enemy is beaten without a scratch, and this comes up of 0..99. */
function beat(opponent: EnemyId, hp: number, roll: number) {
  const rounds = Array.from({ length: hp }, () => HIT).flat();
  return facing([opponent], {}, [...rounds, roll]).answer(0, attack(0, 'end'));
}

/** The tiers of the treasures drawn. */
const drawn = (scene: ReturnType<typeof beat>): number[] => heard(scene, 'drew').map(({ tier }) => tier);

describe('what enemies leave', () => {
  test.each([
    [0, [1]],
    [49, [1]],
    [50, []],
    [99, []],
  ])('KM-101: a tier 1 enemy leaves a T1 treasure in 50 of 100 cases (%i: %o)', (roll, tiers) => {
    expect(drawn(beat('goblin', 1, roll))).toEqual(tiers);
  });

  test.each([
    [0, [2]],
    [69, [2]],
    [70, [1]],
    [84, [1]],
    [85, []],
    [99, []],
  ])('KM-102: a tier 2 enemy leaves T2 in 70, T1 in 15 and nothing in 15 of 100 cases (%i: %o)', (roll, tiers) => {
    expect(drawn(beat('orc', 2, roll))).toEqual(tiers);
  });

  test.each([
    [0, [3]],
    [79, [3]],
    [80, [2]],
    [99, [2]],
  ])('KM-103: a tier 3 enemy leaves T3 in 80 and T2 in 20 of 100 cases (%i: %o)', (roll, tiers) => {
    expect(drawn(beat('lich', 3, roll))).toEqual(tiers);
  });

  test.each(['goblin', 'orc', 'lich'] as const)('KM-101..KM-103: the chances are hundredths (%s)', (opponent) => {
    const hp = { goblin: 1, orc: 2, lich: 3 }[opponent];
    expect(() => beat(opponent, hp, 100)).toThrow('int(100)');
    expect(only(beat(opponent, hp, 0), 'spoils')).toMatchObject({ foe: opponent, roll: 1 });
  });

  test('KM-104: each defeated enemy is rolled for on its own', () => {
    const scene = facing(['orc', 'orc'], {}, [...HIT, 1, 6, ...HIT, 1, 6, ...HIT, ...HIT, 85, 70]).answer(0, attack(0, 'end'));
    expect(heard(scene, 'spoils').map(({ roll, tier }) => [roll, tier])).toEqual([
      [86, null],
      [71, 1],
    ]);
    expect(drawn(scene)).toEqual([1]);
  });

  test('KM-104: a tier 2 and a tier 1 enemy are rolled for by their own chances', () => {
    const scene = facing(['orc', 'goblin'], {}, [...HIT, 1, 6, ...HIT, 1, 6, ...HIT, 60, 60]).answer(0, attack(0, 'end'));
    expect(heard(scene, 'spoils').map(({ foe, tier }) => [foe, tier])).toEqual([
      ['orc', 2],
      ['goblin', null],
    ]);
  });

  test('KM-100, KM-196, KM-205: the loot goes to the player who triggered the tile, not to others there', () => {
    const scene = facing(['goblin'], {}, [...HIT, 0], { players: [{ at: 10 }, { at: 11 }], treasure1: ['beer'] });
    scene.answer(0, attack(0)).tells(1, { type: 'spoils', seat: seat(0), foe: 'goblin', roll: 1, tier: 1 });
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['beer'], []]);
  });

  test('KM-100: that may be any player', () => {
    const scene = mountain({
      players: [{ at: 2 }, { at: 1 }],
      enemies1: ['goblin'],
      treasure1: ['beer'],
      from: { do: 'turn.begin', seat: seat(1) },
      dice: [1, ...HIT, 0],
    });
    scene.answer(1, move).answer(1, attack(0));
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([[], ['beer']]);
  });

  test('KM-105: another player there contests it by a duel like any other', () => {
    const scene = facing(['goblin'], { hp: 1 }, [...HIT, 0, ...HIT], {
      players: [{ at: 10, hp: 1 }, { at: 11 }],
      treasure1: ['beer'],
    });
    scene.answer(0, attack(0)).asksNothing(1);
    scene.answer(0, end).answer(1, duel(0));
    round(scene, attack(1), attack(0)).answer(1, take('beer')).answer(1, done);
    expect(player(scene, 1).pack).toEqual(['beer']);
  });
});
