import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { mountain, player } from '../mountain.ts';
import { end, heard, move, rest, told } from './actions.ts';

describe('skipped turns', () => {
  test('KM-078: a skipped turn is told to all and passes to the next in order', () => {
    const scene = mountain({ players: [{}, { skip: true }, {}] });
    rest(scene, 0);
    for (const who of [0, 1, 2, null]) scene.tells(who, { type: 'skipped', seat: seat(1) });
    scene.asksNothing(1).asks(2, 'turn');
    expect(told(scene)).toEqual(['slept', 'turn', 'skipped', 'turn']);
  });

  test('KM-078: only one turn is skipped', () => {
    const scene = mountain({ players: [{}, { skip: true }] });
    rest(scene, 0).asks(0, 'turn');
    rest(scene, 0).asks(1, 'turn');
  });

  test('KM-078: a skipped turn is no Sleep: it does not heal', () => {
    const scene = mountain({ players: [{}, { hp: 2, skip: true }] });
    rest(scene, 0);
    expect(player(scene, 1).hp).toBe(2);
  });

  test.each([
    ['Trap', { traps: [{ tile: 3, owner: 1 }], board: { 3: 'start' as const } }],
    ['Faint', { luck: ['faint'] }],
    ['Lost Treasure', { luck: ['lost-treasure'], treasure1: ['beer', 'beer'] }],
  ])('KM-078: %s costs the next turn, not this one', (_, scenery) => {
    const scene = mountain({ players: [{ class: 'hunter' }, {}], dice: [3], ...scenery });
    scene.answer(0, move).tells(null, { type: 'mustSkip', seat: seat(0) });
    scene.answer(0, end);
    rest(scene, 1)
      .tells(null, { type: 'skipped', seat: seat(0) })
      .asks(1, 'turn');
    rest(scene, 1).asks(0, 'turn');
  });

  test('H-42: two reasons to skip cost one turn', () => {
    const scene = mountain({
      players: [{ class: 'hunter' }, {}],
      traps: [{ tile: 3, owner: 1 }],
      luck: ['faint'],
      dice: [3],
    });
    scene.answer(0, move);
    expect(heard(scene, 'mustSkip').map(({ from }) => from)).toEqual(['trap', 'faint']);
    scene.answer(0, end);
    rest(scene, 1)
      .tells(null, { type: 'skipped', seat: seat(0) })
      .asks(1, 'turn');
    rest(scene, 1).asks(0, 'turn');
  });

  test('section 4.1: a skipped turn counts toward the round', () => {
    const scene = mountain({ players: [{}, { skip: true }] });
    expect(scene.view(null).round).toBe(1);
    rest(scene, 0);
    expect(scene.view(null).round).toBe(2);
  });
});
