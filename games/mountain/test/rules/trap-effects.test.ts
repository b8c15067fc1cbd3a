import { describe, expect, test } from 'vitest';
import { attack, mountain, player, type Situation } from '../mountain.ts';
import { choices, deeds, duel, heard, move, only, told } from './actions.ts';
import { facing, HIT, round } from './scenes.ts';

describe('trapEffect', () => {
  /** A trap of seat 1 on an Enemy tile, 11. */
  const trapped = (trapEffect: 'skipTurn' | 'skipTile' | 'stumble', dice: readonly number[], more: Partial<Situation> = {}) =>
    facing(['goblin'], { class: 'hunter' }, dice, { rules: { trapEffect }, traps: [{ tile: 11, owner: 1 }], ...more });

  test('C-01: skipTurn: the tile resolves, the next turn is skipped', () => {
    const scene = trapped('skipTurn', []).tells(null, { type: 'trapSprung', effect: 'skipTurn' });
    expect(told(scene).slice(-4)).toEqual(['landed', 'trapSprung', 'mustSkip', 'foes']);
    expect(player(scene, 0).skip).toBe(true);
    scene.asks(0, 'fight');
  });

  test('C-01: skipTile: the tile does nothing, and no turn is skipped', () => {
    const scene = trapped('skipTile', []).tells(null, { type: 'quiet', tile: 11, why: 'trapped' });
    expect(heard(scene, 'foes')).toEqual([]);
    expect(player(scene, 0).skip).toBe(false);
    expect(deeds(scene, 0)).toEqual(['end']);
  });

  test('KM-099, C-01: stumble: the first own attack is lost, the enemy’s is not', () => {
    const scene = trapped('stumble', [6, 1, 6, 1]).answer(0, attack(0));
    const { stumbled, foes } = only(scene, 'fightRound');
    expect([stumbled, foes[0]?.struck, foes[0]?.hits]).toEqual([true, false, true]);
    expect(player(scene, 0)).toMatchObject({ hp: 4, skip: false });
    scene.asks(0, 'fight');
  });

  test('KM-099: stumble: only the first', () => {
    const scene = trapped('stumble', [...HIT, ...HIT, 99])
      .answer(0, attack(0))
      .answer(0, attack(0));
    expect(only(scene, 'fightRound')).toMatchObject({ stumbled: false, foes: [{ struck: true }] });
    expect(heard(scene, 'fightWon')).toHaveLength(1);
  });

  test('KM-099: stumble: in an arrival duel likewise, and only the trapped', () => {
    const scene = mountain({
      players: [{ at: 7, class: 'hunter' }, { at: 8 }],
      rules: { trapEffect: 'stumble' },
      traps: [{ tile: 8, owner: 1 }],
      treasure1: ['beer'],
      dice: [1, 6, 1, 6, 1],
    });
    scene.answer(0, move).answer(0, duel(1));
    round(scene, attack(1), attack(0));
    expect(only(scene, 'duelRound').fighters).toMatchObject([
      { seat: 0, stumbled: true, hits: false },
      { seat: 1, stumbled: false, hits: true },
    ]);
    expect(choices(scene, 0, 'attack')).toHaveLength(3);
    scene.asks(0, 'duel');
  });

  test.each(['skipTurn', 'skipTile', 'stumble'] as const)('KM-162: %s: the trap is gone, to the discards', (effect) => {
    const scene = trapped(effect, []);
    expect(scene.state.traps).toEqual([]);
    expect(scene.state.discards.treasure[0]).toEqual(['trap']);
    if (effect !== 'skipTile') scene.asks(0, 'fight');
  });
});
