import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { exchangeBlows, mountain, player, use } from '../../mountain.ts';
import { inDuel, inFight } from './bonuses.ts';

// Lamp, Trap and Luck Charm have files of their own; what equipment adds to dice is in equipment.test.ts.

const BARE = [1, 1];

describe('Beer', () => {
  test('KM-130: it heals 3 HP and is discarded, for all to see', () => {
    const scene = mountain({ players: [{ hp: 1, pack: ['beer'] }, {}] });
    scene.answer(0, use('beer')).tells(1, { type: 'healed', seat: seat(0), by: 3, hp: 4, from: 'beer' });
    expect(player(scene, 0)).toMatchObject({ hp: 4, pack: [] });
    expect(scene.view(1).discards.treasure[0]).toEqual(['beer']);
  });
  test('KM-130: it never heals beyond 5 HP', () => {
    const scene = mountain({ players: [{ hp: 4, pack: ['beer'] }, {}] });
    expect(player(scene.answer(0, use('beer')), 0).hp).toBe(5);
  });
  test('KM-130: the next movement roll has -1, and only that one', () => {
    const scene = mountain({ players: [{ hp: 1, pack: ['beer'] }, { at: 7 }], dice: [2, 1, 4], treasure1: ['dagger', 'robe'] });
    scene.answer(0, use('beer')).answer(0, { do: 'move' });
    scene.tells(1, { type: 'rolled', seat: seat(0), die: 2, bonuses: [{ from: 'beer', n: -1 }], total: 1 });
    expect(player(scene, 0).at).toBe(1);
    scene.answer(0, { do: 'end' }).answer(1, { do: 'move' }).answer(1, { do: 'end' });
    scene.answer(0, { do: 'move' }).tells(1, { type: 'rolled', seat: seat(0), die: 4, bonuses: [], total: 4 });
    expect(player(scene, 0).at).toBe(5);
  });
  test('KM-130: two Beers before one movement roll take 2 from it', () => {
    const scene = mountain({ players: [{ at: 4, hp: 1, pack: ['beer', 'beer'] }, {}], dice: [4], board: { 6: 'sanctuary' } });
    scene.answer(0, use('beer')).answer(0, use('beer')).answer(0, { do: 'move' });
    scene.tells(1, { type: 'rolled', seat: seat(0), die: 4, bonuses: [{ from: 'beer', n: -2 }], total: 2 });
    expect(player(scene, 0)).toMatchObject({ at: 6, beers: 0, hp: 5 });
  });
  test('C-17: the -1 waits through turns of Sleep until a movement roll is made', () => {
    const scene = mountain({ players: [{ hp: 1, pack: ['beer'] }, {}], dice: [2], treasure1: ['dagger'] });
    scene.answer(0, use('beer')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
    scene.answer(1, { do: 'sleep' }).answer(1, { do: 'end' });
    scene.answer(0, { do: 'move' });
    expect(player(scene, 0)).toMatchObject({ at: 1, beers: 0 });
  });
  test('C-17, KM-149: the -1 is used up by the roll, so a Vital Energy roll after it is whole', () => {
    const scene = mountain({ players: [{ at: 1, pack: ['beer'] }, {}], dice: [3, 4], luck: ['vital-energy'] });
    scene.answer(0, use('beer')).answer(0, { do: 'move' });
    expect(player(scene, 0).at).toBe(7);
  });
  test('H-06: after a Beer a 1 on the die still moves one tile', () => {
    const scene = mountain({ players: [{ pack: ['beer'] }, {}], dice: [1], treasure1: ['dagger'] });
    scene.answer(0, use('beer')).answer(0, { do: 'move' }).tells(1, { type: 'rolled', die: 1, total: 1 });
    expect(player(scene, 0).at).toBe(1);
  });
  test('H-39: it is drunk in one’s own pre-action step only', () => {
    const scene = mountain({ players: [{ pack: ['beer'] }, { pack: ['beer'] }], dice: [1], treasure1: ['dagger'] });
    scene.refuses(1, use('beer'), 'not-yours');
    scene.answer(0, { do: 'move' }).refuses(0, use('beer'), 'not-an-option');
  });
});

describe('Agility Draught', () => {
  test('KM-131: +1 to all its drinker’s Defence rolls this turn: in every round of a duel', () => {
    const round = [1, 3, 3, 6];
    const scene = mountain({ players: [{ at: 3, pack: ['agility-draught'] }, { at: 3 }], dice: [...round, ...round] });
    scene.answer(0, use('agility-draught')).answer(0, { do: 'duel', with: 1 });
    for (const _ of [1, 2]) {
      exchangeBlows(scene);
      const line = scene.told(1).find((event) => event.type === 'duelRound')?.fighters[0];
      expect(line?.defence).toEqual({
        die: 3,
        bonuses: [
          { from: 'base', n: 1 },
          { from: 'agility-draught', n: 1 },
        ],
        total: 5,
      });
      expect(line?.attack?.total).toBe(2);
    }
    scene.asks(0, 'duel');
  });
  test('KM-131: it counts against enemies too, and is spent for all to see', () => {
    const scene = mountain({ players: [{ pack: ['agility-draught'] }, {}] }).answer(0, use('agility-draught'));
    scene.tells(1, { type: 'boosted', seat: seat(0), from: 'agility-draught', attack: 0, defence: 1 });
    expect(player(scene, 0).pack).toEqual([]);
    expect(scene.view(1).discards.treasure[0]).toEqual(['agility-draught']);
    expect(inFight({ boosts: player(scene, 0).boosts })).toEqual([1, 2]);
  });
  test('KM-131, KM-161: the bonus is gone when the turn is over', () => {
    const scene = mountain({ players: [{ at: 3, pack: ['agility-draught'] }, { at: 3 }], dice: [4, 6, 6, 3] });
    scene.answer(0, use('agility-draught')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
    expect(scene.view(1).players[0]?.boosts).toEqual([]);
    exchangeBlows(scene.answer(1, { do: 'duel', with: 0 }), 1, 0);
    expect(player(scene, 0).hp).toBe(4);
    scene.asks(1, 'duel');
  });
  test('KM-131: carried, not drunk, it gives nothing', () => {
    expect(inDuel({ pack: ['agility-draught'] })).toEqual(BARE);
  });
});
