import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, pass, player, STANDOFF, standOff } from '../mountain.ts';
import { choices, deeds, duel, end, heard, move, retreat, told } from './actions.ts';

describe('the arrival duel', () => {
  test('C-08: after a Move that ended beside a player, one duel is allowed', () => {
    const scene = mountain({ players: [{ at: 6 }, { at: 8 }], treasure1: ['beer'], dice: [2, ...STANDOFF, ...STANDOFF, 1, 1] });
    scene.answer(0, move).asks(0, 'after');
    expect(deeds(scene, 0)).toEqual(['duel', 'end', 'trade']);
    standOff(scene.answer(0, duel(1)), 0, 1)
      .answer(0, attack(1))
      .answer(1, retreat);
    expect(choices(scene, 0, 'duel')).toEqual([]);
  });

  test('C-08, H-30: the tile has resolved before', () => {
    const scene = mountain({ players: [{ at: 6 }, { at: 8 }], treasure1: ['beer'], dice: [2] });
    scene.answer(0, move);
    expect(told(scene)).toEqual(['rolled', 'moved', 'landed', 'drew']);
    expect(scene.options(0)).toContainEqual(duel(1));
  });

  test('C-08: it is no duty', () => {
    const scene = mountain({ players: [{ at: 6 }, { at: 8 }], treasure1: ['beer'], dice: [2] });
    scene.answer(0, move).answer(0, end).asks(1, 'turn');
  });

  test('H-13: one duel started per turn: a second player on the tile is safe', () => {
    const scene = mountain({
      players: [{ at: 6 }, { at: 8 }, { at: 8 }],
      treasure1: ['beer'],
      rules: { multiDuel: false },
      dice: [2, ...STANDOFF, ...STANDOFF, 1, 1],
    });
    standOff(scene.answer(0, move).answer(0, duel(1)), 0, 1)
      .answer(0, attack(1))
      .answer(1, retreat);
    scene.refuses(0, duel(2), 'not-an-option', 'blocked.duelled');
  });

  test('H-13: a duel that the Nefarious Spirit started was the one of this turn', () => {
    const scene = mountain({
      players: [{ at: 2 }, { at: 4 }, { at: 4 }],
      luck: ['nefarious-spirit'],
      // The die that breaks the tie, a round without a hit, then one that the challenged player leaves.
      dice: [1, 0, ...STANDOFF, ...STANDOFF, 1, 1],
    });
    standOff(scene.answer(0, move), 0, 1)
      .answer(0, attack(1))
      .answer(1, retreat)
      .refuses(0, duel(2), 'not-an-option', 'blocked.duelled');
  });

  test('H-13: an Ambush was started by its owner, so the mover may still duel', () => {
    const scene = mountain({
      players: [{ at: 6 }, { at: 5, kept: [{ card: 'ambush-opportunity', at: 8 }] }, { at: 8 }],
      treasure1: ['beer'],
      dice: [2, ...STANDOFF, ...STANDOFF, 1, 1],
    });
    scene.answer(0, move).answer(1, { do: 'play', card: 'ambush-opportunity' });
    standOff(scene, 0, 1).answer(0, attack(1)).answer(1, retreat);
    expect(scene.options(0)).toContainEqual(duel(2));
  });

  test('C-08: it happens where the mover ended, not where the roll led', () => {
    const scene = mountain({ players: [{ at: 2 }, { at: 3 }, { at: 0 }], luck: ['cave-in'], dice: [1] });
    scene.answer(0, move);
    expect(player(scene, 0).at).toBe(0);
    expect(choices(scene, 0, 'duel')).toEqual([duel(2)]);
  });

  test('H-36: under a Smoke Bomb there is none, and it cannot be tried again', () => {
    const scene = mountain({
      players: [{ at: 6 }, { at: 8, pack: ['smoke-bomb'] }, { at: 8 }],
      treasure1: ['beer'],
      dice: [2],
      rules: { multiDuel: false },
    });
    scene.answer(0, move).answer(0, duel(1)).answer(1, { do: 'play', card: 'smoke-bomb' });
    expect(heard(scene, 'duelBegan')).toEqual([]);
    expect(choices(scene, 0, 'duel')).toEqual([]);
  });

  test('H-14: the challenged need not agree: a player who could hold no Smoke Bomb is not even asked', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4, pack: ['beer'] }] });
    scene
      .answer(0, duel(1))
      .tells(1, { type: 'duelBegan', seat: seat(0) })
      .asks(1, 'duel');
  });

  test('H-14: a player who could hold one may answer with nothing else', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4, pack: ['rage-potion'] }] });
    scene.answer(0, duel(1));
    expect(scene.asks(1, 'interrupt').options).toEqual([pass]);
    scene.answer(1, pass).asks(1, 'duel');
  });
});
