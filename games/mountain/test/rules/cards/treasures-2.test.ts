import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { exchangeBlows, mountain, player, use } from '../../mountain.ts';
import { expectPrinted, inDuel, inFight, slotsOffered } from './bonuses.ts';

// Fairy Dust and Smoke Bomb have files of their own.

const BARE = [1, 1];

describe('Heirloom Armor', () => {
  test('KM-132: 3 copies of tier 2, worn, +2 Defence', () => {
    expectPrinted('heirloom-armor', { tier: 2, copies: 3, kind: 'wearable', defence: 2 });
  });
  test('KM-132: worn it gives +2 Defence against enemies and players', () => {
    expect(inFight({ armour: 'heirloom-armor' })).toEqual([1, 3]);
    expect(inDuel({ armour: 'heirloom-armor' })).toEqual([1, 3]);
  });
  test('KM-132, KM-106: carried it gives nothing', () => {
    expect(inFight({ pack: ['heirloom-armor'] })).toEqual(BARE);
    expect(inDuel({ pack: ['heirloom-armor'] })).toEqual(BARE);
  });
  test('KM-132, KM-110: it goes on the body, never into a hand', () => {
    expect(slotsOffered('heirloom-armor')).toEqual(['armour']);
  });
  test('KM-067: put on before the action, in exchange for the Robe', () => {
    const scene = mountain({ players: [{ armour: 'robe', pack: ['heirloom-armor'] }, {}] });
    scene.answer(0, { do: 'equip', item: 'heirloom-armor', slot: 'armour' });
    expect(player(scene, 0)).toMatchObject({ armour: 'heirloom-armor', pack: ['robe'] });
    expect(scene.view(1).players[0]?.defence).toBe(3);
  });
});

describe('Silver Shield', () => {
  test('KM-133: 3 copies of tier 2, held, +2 Defence', () => {
    expectPrinted('silver-shield', { tier: 2, copies: 3, kind: 'holdable', defence: 2 });
  });
  test('KM-133: held it gives +2 Defence against enemies and players, in either hand and in both', () => {
    expect(inFight({ left: 'silver-shield' })).toEqual([1, 3]);
    expect(inDuel({ right: 'silver-shield' })).toEqual([1, 3]);
    expect(inDuel({ left: 'silver-shield', right: 'silver-shield' })).toEqual([1, 5]);
  });
  test('KM-133, KM-106: carried it gives nothing', () => {
    expect(inDuel({ pack: ['silver-shield'] })).toEqual(BARE);
  });
  test('KM-133, KM-110: it goes into a hand, never on the body', () => {
    expect(slotsOffered('silver-shield')).toEqual(['left', 'right']);
  });
});

describe('Lord’s Sword', () => {
  test('KM-134: 3 copies of tier 2, held, +2 Attack', () => {
    expectPrinted('lords-sword', { tier: 2, copies: 3, kind: 'holdable', attack: 2 });
  });
  test('KM-134: held it gives +2 Attack against enemies and players, in either hand and in both', () => {
    expect(inFight({ left: 'lords-sword' })).toEqual([3, 1]);
    expect(inDuel({ right: 'lords-sword' })).toEqual([3, 1]);
    expect(inFight({ left: 'lords-sword', right: 'lords-sword' })).toEqual([5, 1]);
  });
  test('KM-134, KM-106: carried it gives nothing', () => {
    expect(inFight({ pack: ['lords-sword'] })).toEqual(BARE);
  });
  test('KM-134, KM-110: it goes into a hand, never on the body', () => {
    expect(slotsOffered('lords-sword')).toEqual(['left', 'right']);
  });
});

describe('Boogey-Bane', () => {
  test('KM-135: 2 copies of tier 2, held, +2 Attack against creatures only', () => {
    expectPrinted('boogey-bane', { tier: 2, copies: 2, kind: 'holdable', bane: 2 });
  });
  test('KM-135: held it gives +2 Attack against enemies', () => {
    expect(inFight({ left: 'boogey-bane' })).toEqual([3, 1]);
    expect(inFight({ left: 'boogey-bane', right: 'boogey-bane' })).toEqual([5, 1]);
  });
  test('KM-135: it gives nothing against players', () => {
    expect(inDuel({ left: 'boogey-bane', right: 'boogey-bane' })).toEqual(BARE);
  });
  test('KM-135: the Hunter adds the own bonus to it', () => {
    expect(inFight({ class: 'hunter', right: 'boogey-bane' })).toEqual([4, 1]);
  });
  test('KM-135, KM-106: carried it gives nothing', () => {
    expect(inFight({ pack: ['boogey-bane'] })).toEqual(BARE);
  });
});

describe('Velvet Cloak', () => {
  test('KM-136: 2 copies of tier 2, worn, +1 to movement', () => {
    expectPrinted('velvet-cloak', { tier: 2, copies: 2, kind: 'wearable', movement: 1 });
    expect(slotsOffered('velvet-cloak')).toEqual(['armour']);
  });
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
  test('KM-136: it gives neither Attack nor Defence', () => {
    expect(inFight({ armour: 'velvet-cloak' })).toEqual(BARE);
    expect(inDuel({ armour: 'velvet-cloak' })).toEqual(BARE);
  });
});

describe('Rage Potion', () => {
  test('KM-137: 2 copies of tier 2, a drink', () => {
    expectPrinted('rage-potion', { tier: 2, copies: 2, kind: 'drink' });
  });
  test('KM-137: +1 to all own Attack rolls this turn: in every round of a duel', () => {
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
  test('H-39: it is drunk in the own pre-action step only', () => {
    const scene = mountain({ players: [{ pack: ['rage-potion'] }, { pack: ['rage-potion'] }] });
    scene.refuses(1, use('rage-potion'), 'not-yours');
    scene.answer(0, { do: 'sleep' }).refuses(0, use('rage-potion'), 'not-an-option');
  });
});
