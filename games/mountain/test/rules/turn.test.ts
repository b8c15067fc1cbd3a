import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, player, STANDOFF, standOff, use } from '../mountain.ts';
import { deeds, done, drop, duel, end, equip, heard, move, only, rest, retreat, sleep, told, trade } from './actions.ts';

/** A tile where nothing happens. */
const QUIET = 'sanctuary' as const;

describe('before the action', () => {
  test('KM-067: re-equip, drink and place a trap, in any order, and then still act', () => {
    const scene = mountain({ players: [{ at: 1, hp: 1, pack: ['dagger', 'beer', 'trap'] }, {}], board: { 2: QUIET }, dice: [2] });
    scene.answer(0, use('trap')).tells(1, { type: 'trapSet', tile: 1 });
    scene.answer(0, equip('dagger', 'left')).answer(0, use('beer'));
    expect(player(scene, 0)).toMatchObject({ left: 'dagger', hp: 4, pack: [] });
    scene.answer(0, move);
    expect(player(scene, 0).at).toBe(2);
  });

  test('KM-067: swap a carried item for an equipped one', () => {
    const scene = mountain({ players: [{ left: 'dagger', pack: ['lords-sword'] }, {}] });
    scene.answer(0, equip('lords-sword', 'left'));
    expect(player(scene, 0)).toMatchObject({ left: 'lords-sword', pack: ['dagger'] });
    scene.asks(0, 'turn');
  });

  test('KM-067: after the main action it is too late to re-equip, drink or place', () => {
    const scene = mountain({
      players: [{ at: 1, hp: 1, left: 'dagger', pack: ['robe', 'beer', 'trap'] }, {}],
      board: { 2: QUIET },
      dice: [1],
    });
    scene.answer(0, move);
    expect(scene.options(0)).toEqual([end]);
  });
});

describe('one main action', () => {
  test('KM-068: Move, Sleep, Duel and Trade are on offer', () => {
    const scene = mountain({ players: [{ pack: ['beer'] }, {}] });
    expect(scene.options(0)).toEqual(expect.arrayContaining([move, sleep, duel(1), trade(1)]));
  });

  test('C-08: after Move there is neither Move nor Sleep', () => {
    const scene = mountain({ players: [{}, {}], board: { 2: QUIET }, dice: [2] });
    scene.answer(0, move);
    expect(deeds(scene, 0)).toEqual(['end']);
  });

  test('C-08: after Sleep there is neither Move nor Duel, company or not', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4 }] });
    scene.answer(0, sleep);
    expect(deeds(scene, 0)).toEqual(['end']);
    scene.refuses(0, duel(1), 'not-an-option', 'blocked.notMoved');
  });

  test('C-08: after a Duel there is neither Move nor Sleep nor another Duel', () => {
    const scene = mountain({ players: [{ at: 8 }, { at: 8 }, { at: 8 }], dice: [...STANDOFF, ...STANDOFF, 1, 1] });
    standOff(scene.answer(0, duel(1)).answer(0, { do: 'begin' }), 0, 1)
      .answer(0, attack(1))
      .answer(1, retreat);
    expect(deeds(scene, 0)).toEqual(['end']);
    scene.refuses(0, duel(2), 'not-an-option', 'blocked.duelled');
  });

  test('KM-075: the turn cannot be ended before acting', () => {
    const scene = mountain({ players: [{}, {}] });
    scene.refuses(0, end, 'not-an-option', 'blocked.actFirst');
    scene.answer(0, sleep).answer(0, end).asks(1, 'turn');
  });

  test('KM-075: nobody else is asked until End Turn is pressed', () => {
    const scene = mountain({ players: [{}, {}, {}] });
    scene.answer(0, sleep).asksNothing(1).asksNothing(2);
    scene
      .answer(0, end)
      .tells(null, { type: 'turn', seat: seat(1), round: 1 })
      .asks(1, 'turn');
    rest(scene, 1).asks(2, 'turn');
  });
});

describe('Move', () => {
  test.each([1, 2, 3, 4])('KM-069: a %i on the d4 is that many tiles forward', (die) => {
    const scene = mountain({ players: [{ at: 5 }, {}], board: { [5 + die]: QUIET }, dice: [die] });
    scene.answer(0, move);
    expect(only(scene, 'rolled')).toMatchObject({ die, bonuses: [], total: die });
    expect(only(scene, 'moved')).toMatchObject({ from: 5, to: 5 + die, why: 'roll' });
    expect(player(scene, 0).at).toBe(5 + die);
  });

  test('KM-069: it is a d4: a 5 does not exist', () => {
    const scene = mountain({ players: [{ at: 5 }, {}], dice: [5] });
    expect(() => scene.answer(0, move)).toThrow('die(4)');
  });

  test('KM-073: where a Move ends, the tile resolves', () => {
    const scene = mountain({ players: [{}, {}], dice: [1], treasure1: ['robe'] });
    scene.answer(0, move);
    expect(told(scene)).toEqual(['rolled', 'moved', 'landed', 'drew']);
  });

  test('KM-073: a tile does nothing to a player who stays on it', () => {
    const scene = mountain({ players: [{ at: 1 }, { at: 1 }], dice: [...STANDOFF, ...STANDOFF, 1, 1] });
    scene.answer(0, sleep);
    expect(scene.told(0)).toEqual([]);
    standOff(scene.answer(0, end).answer(1, duel(0)), 1, 0)
      .answer(0, retreat)
      .answer(1, attack(0));
    expect(heard(scene, 'landed')).toEqual([]);
    expect(heard(scene, 'drew')).toEqual([]);
  });

  test('KM-076: tiles that are moved over never trigger', () => {
    const scene = mountain({
      players: [{ at: 0 }, { at: 19, kept: [{ card: 'ambush-opportunity', at: 3 }] }],
      traps: [{ tile: 1, owner: 1 }],
      board: { 4: QUIET },
      dice: [4],
    });
    scene.answer(0, move);
    expect(told(scene)).toEqual(['rolled', 'moved', 'landed']);
    expect(scene.state).toMatchObject({ traps: [{ tile: 1 }] });
    expect(player(scene, 0).skip).toBe(false);
  });

  test('KM-076: nor are tiles that a retreat leads over', () => {
    const scene = mountain({
      players: [{ at: 8, class: 'monk' }, { at: 19 }],
      traps: [{ tile: 5, owner: 1 }],
      board: { 3: QUIET },
      enemies1: ['goblin', 'goblin'],
      dice: [1, 0, 1, 6, 1, 6, 1, 6],
    });
    scene.answer(0, move).answer(0, attack(0)).answer(0, retreat);
    expect(told(scene)).toEqual(['retreated', 'moved', 'landed']);
    expect(player(scene, 0)).toMatchObject({ at: 3, skip: false });
  });

  test.each([
    [16, 3],
    [16, 4],
    [18, 1],
    [18, 4],
    [19, 2],
  ])('KM-077: from tile %i a %i ends on the Final tile, not beyond it', (at, die) => {
    const scene = mountain({ players: [{ at }, {}], dice: [die] });
    scene.answer(0, move);
    expect(player(scene, 0).at).toBe(19);
  });
});

describe('overflow', () => {
  const full = () =>
    mountain({ players: [{ pack: ['robe', 'beer', 'trap'] }, {}], board: { 2: 'treasure1' }, dice: [2], treasure1: ['dagger'] });

  test('KM-074: with too much in the backpack the turn cannot end', () => {
    const scene = full();
    scene.answer(0, move).refuses(0, end, 'not-an-option', 'blocked.overfull');
    scene.answer(0, drop('robe')).answer(0, end).asks(1, 'turn');
    expect(player(scene, 0).pack).toEqual(['beer', 'trap', 'dagger']);
  });

  test('KM-074: half of what is needed is not enough', () => {
    const scene = full();
    scene.answer(0, move).answer(0, drop('beer')).refuses(0, end, 'not-an-option', 'blocked.overfull');
    scene.answer(0, drop('trap')).answer(0, end).asks(1, 'turn');
  });

  test('KM-074, H-10: a player who is knocked out with too much still drops it before the turn ends', () => {
    const scene = mountain({
      players: [{ hp: 1, pack: ['robe', 'beer', 'trap'] }, { at: 2 }],
      board: { 2: 'treasure1' },
      treasure1: ['dagger'],
      dice: [2, 1, 1, 6, 6],
    });
    scene.answer(0, move).answer(0, duel(1)).answer(0, attack(1)).answer(1, attack(0)).answer(1, done);
    expect(scene.asks(0, 'overflow').options).toEqual([
      equip('dagger', 'left'),
      drop('robe'),
      drop('beer'),
      drop('trap'),
      drop('dagger'),
    ]);
    expect(player(scene, 0)).toMatchObject({ hp: 0, down: true });
    scene.answer(0, drop('robe')).tells(null, { type: 'slept', hp: 5 }).asks(1, 'turn');
  });
});
