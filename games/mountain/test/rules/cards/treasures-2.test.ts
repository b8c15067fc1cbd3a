import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { exchangeBlows, mountain, player, use } from '../../mountain.ts';
import { inFight } from './bonuses.ts';

// Fairy Dust and Smoke Bomb have files of their own; what equipment adds to dice is in equipment.test.ts.

describe('Velvet Cloak', () => {
  test('KM-136: worn it adds 1 to the movement roll', () => {
    const scene = mountain({ players: [{ armour: 'velvet-cloak', at: 3 }, {}], dice: [4], treasure1: ['dagger'] });
    scene.answer(0, { do: 'move' });
    scene.tells(1, { type: 'rolled', seat: seat(0), die: 4, bonuses: [{ from: 'velvet-cloak', n: 1 }], total: 5 });
    expect(player(scene, 0).at).toBe(8);
  });
  test('KM-136, KM-149: it adds to a roll of Vital Energy too', () => {
    const scene = mountain({ players: [{ armour: 'velvet-cloak', at: 1 }, {}], dice: [1, 3], luck: ['vital-energy'] });
    expect(player(scene.answer(0, { do: 'move' }), 0).at).toBe(7);
  });
  test('KM-136, KM-130: with a Beer it comes to nothing', () => {
    const scene = mountain({ players: [{ armour: 'velvet-cloak', pack: ['beer'] }, {}], dice: [1], treasure1: ['dagger'] });
    scene.answer(0, use('beer')).answer(0, { do: 'move' });
    expect(player(scene, 0).at).toBe(1);
  });
  test('KM-136, KM-106: carried it adds nothing', () => {
    const scene = mountain({ players: [{ pack: ['velvet-cloak'] }, {}], dice: [1], treasure1: ['dagger'] });
    expect(player(scene.answer(0, { do: 'move' }), 0).at).toBe(1);
  });
});

describe('Rage Potion', () => {
  test('KM-137: +1 to all its drinker’s Attack rolls this turn: in every round of a duel', () => {
    const round = [1, 6, 1, 6];
    const scene = mountain({ players: [{ at: 3, pack: ['rage-potion'] }, { at: 3 }], dice: [...round, ...round] });
    scene.answer(0, use('rage-potion')).answer(0, { do: 'duel', with: 1 });
    for (const _ of [1, 2]) {
      exchangeBlows(scene);
      const line = scene.told(1).find((event) => event.type === 'duelRound')?.fighters[0];
      expect([line?.attack?.total, line?.defence?.total]).toEqual([3, 7]);
    }
    scene.asks(0, 'duel');
  });
  test('KM-137: it counts against enemies too, two of them twice, and is spent for all to see', () => {
    const scene = mountain({ players: [{ pack: ['rage-potion', 'rage-potion'] }, {}] }).answer(0, use('rage-potion'));
    scene.tells(1, { type: 'boosted', seat: seat(0), from: 'rage-potion', attack: 1, defence: 0 });
    expect(inFight({ boosts: player(scene, 0).boosts })).toEqual([2, 1]);
    scene.answer(0, use('rage-potion'));
    expect(scene.view(1).discards.treasure[1]).toEqual(['rage-potion', 'rage-potion']);
    expect(inFight({ boosts: player(scene, 0).boosts })).toEqual([3, 1]);
  });
  test('KM-137, KM-161: the bonus is gone when the turn is over', () => {
    const scene = mountain({ players: [{ at: 3, pack: ['rage-potion'] }, { at: 3 }], dice: [1, 3, 3, 6] });
    scene.answer(0, use('rage-potion')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
    exchangeBlows(scene.answer(1, { do: 'duel', with: 0 }), 1, 0);
    expect(player(scene, 1).hp).toBe(5);
    scene.asks(1, 'duel');
  });
  test('H-39: it is drunk in one’s own pre-action step only', () => {
    const scene = mountain({ players: [{ pack: ['rage-potion'] }, { pack: ['rage-potion'] }] });
    scene.refuses(1, use('rage-potion'), 'not-yours');
    scene.answer(0, { do: 'sleep' }).refuses(0, use('rage-potion'), 'not-an-option');
  });
});
