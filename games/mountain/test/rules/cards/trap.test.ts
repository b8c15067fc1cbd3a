import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, FLIGHT, flee, type Hero, type MountainScene, mountain, player, type Situation, use } from '../../mountain.ts';

/** Seat 0, a Hunter, walks one tile onto a Trap of seat 1. Tile 5 is a tier 2 Treasure. */
function step(more: Partial<Situation> = {}, hero: Hero = {}): MountainScene {
  const scene = mountain({
    players: [{ class: 'hunter', at: 4, ...hero }, { at: 0 }, { at: 0 }],
    traps: [{ tile: 5, owner: 1 }],
    treasure2: ['rage-potion'],
    ...more,
    dice: [1, ...(more.dice ?? [])],
  });
  return scene.answer(0, { do: 'move' });
}

const rest = (scene: MountainScene, who: number): MountainScene => scene.answer(who, { do: 'sleep' }).answer(who, { do: 'end' });

describe('placing', () => {
  test('KM-128, KM-067: placed on one’s own tile before the action, and visible to all', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['trap'] }, {}] });
    scene.answer(0, use('trap')).tells(1, { type: 'trapSet', seat: seat(0), tile: 4 });
    for (const eyes of [0, 1, null]) expect(scene.view(eyes).traps).toEqual([{ tile: 4, owner: 0 }]);
    expect(player(scene, 0).pack).toEqual([]);
    expect(scene.options(0)).toContainEqual({ do: 'move' });
  });
  test.each([
    ['Start', 0],
    ['a Sanctuary', 7],
    ['the Final tile', 19],
  ])('KM-162, C-23: not on %s', (_where, at) => {
    const scene = mountain({ players: [{ at, pack: ['trap'] }, {}] });
    scene.refuses(0, use('trap'), 'not-an-option', 'blocked.trap.ground');
  });
  test('KM-162, C-23: not where there is a Trap already, one’s own or another’s', () => {
    for (const owner of [0, 1]) {
      const scene = mountain({ players: [{ at: 4, pack: ['trap'] }, {}], traps: [{ tile: 4, owner }] });
      scene.refuses(0, use('trap'), 'not-an-option', 'blocked.trap.taken');
    }
  });
  test('KM-128: a player may have several Traps out, on different tiles', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['trap'] }, {}], traps: [{ tile: 2, owner: 0 }] }).answer(0, use('trap'));
    expect(scene.view(1).traps).toHaveLength(2);
  });
  test('KM-067: neither after the action nor on the turn of another', () => {
    const scene = mountain({
      players: [
        { at: 4, pack: ['trap'] },
        { at: 4, pack: ['trap'] },
      ],
    });
    scene.refuses(1, use('trap'), 'not-yours');
    scene.answer(0, { do: 'sleep' }).refuses(0, use('trap'), 'not-an-option');
  });
});

describe('springing', () => {
  test('KM-128, C-01, KM-205: a player who lands on it skips the next turn, and the tile still resolves', () => {
    const scene = step().tells(2, { type: 'trapSprung', seat: seat(0), owner: seat(1), tile: 5 });
    scene.tells(1, { type: 'mustSkip', seat: seat(0), from: 'trap' });
    expect(player(scene, 0)).toMatchObject({ skip: true, pack: ['rage-potion'] });
  });
  test('KM-162: it is removed after triggering, and is among the discards', () => {
    const scene = step();
    expect(scene.view(2).traps).toEqual([]);
    expect(scene.view(2).discards.treasure[0]).toEqual(['trap']);
  });
  test('KM-078: the skip costs exactly one turn, and is told to all', () => {
    const scene = step().answer(0, { do: 'end' });
    rest(rest(scene, 1), 2).tells(1, { type: 'skipped', seat: seat(0) });
    scene.asks(1, 'turn');
    rest(rest(scene, 1), 2);
    scene.asks(0, 'turn');
  });
  test('KM-076: passing over it does nothing', () => {
    const scene = step({ board: { 6: 'treasure2' } }, { armour: 'velvet-cloak' });
    expect(player(scene, 0)).toMatchObject({ at: 6, skip: false });
    expect(scene.view(0).traps).toEqual([{ tile: 5, owner: 1 }]);
  });
  test('KM-162, H-43: its owner is not affected, and it stays', () => {
    const scene = step({ traps: [{ tile: 5, owner: 0 }] });
    expect(player(scene, 0)).toMatchObject({ skip: false, pack: ['rage-potion'] });
    expect(scene.view(1).traps).toEqual([{ tile: 5, owner: 0 }]);
  });
  test('H-42: two Traps in one turn cost one turn', () => {
    const scene = step(
      { traps: [5, 6].map((tile) => ({ tile, owner: 1 })), board: { 6: 'luck' }, luck: ['exhaustion'] },
      { at: 5 },
    );
    expect(player(scene, 0).skip).toBe(true);
    scene.answer(0, { do: 'end' });
    rest(rest(scene, 1), 2).tells(1, { type: 'skipped', seat: seat(0) });
    rest(rest(scene, 1), 2);
    scene.asks(0, 'turn');
  });
  test('H-43: a retreat on the turn of another is no landing that resolves', () => {
    const scene = mountain({
      players: [{ at: 10 }, { class: 'hunter', at: 10 }],
      traps: [{ tile: 4, owner: 0 }],
      dice: [...FLIGHT],
    });
    flee(scene.answer(0, { do: 'duel', with: 1 }), 1);
    expect(player(scene, 1)).toMatchObject({ at: 4, skip: false });
    expect(scene.view(0).traps).toEqual([{ tile: 4, owner: 0 }]);
  });
  test('H-23, H-43: a retreat in one’s own turn is one', () => {
    const scene = mountain({
      players: [{ class: 'hunter', at: 11 }, { at: 11 }],
      traps: [{ tile: 5, owner: 1 }],
      dice: [...FLIGHT],
    });
    flee(scene.answer(0, { do: 'duel', with: 1 }), 0);
    expect(player(scene, 0)).toMatchObject({ at: 5, skip: true });
    expect(scene.view(1).traps).toEqual([]);
  });
  test('H-30: it springs after the "before resolving" window: a player who blinks away escapes it', () => {
    const scene = step({}, { pack: ['blink-scroll'] }).answer(0, { do: 'step', card: 'blink-scroll', by: 2 });
    expect(player(scene, 0)).toMatchObject({ at: 7, skip: false });
    expect(scene.view(1).traps).toEqual([{ tile: 5, owner: 1 }]);
  });
  test('H-24, H-43: being swapped onto it by a Mystic Wave does not spring it', () => {
    const scene = mountain({
      players: [{ class: 'hunter', at: 2 }, { class: 'hunter', at: 5 }, { at: 19 }],
      traps: [3, 5].map((tile) => ({ tile, owner: 2 })),
      luck: ['mystic-wave'],
      dice: [1],
    });
    scene.answer(0, { do: 'move' });
    expect(scene.view(0).traps).toEqual([{ tile: 5, owner: 2 }]);
    expect(player(scene, 1).skip).toBe(false);
  });
});

describe('house rule trapEffect', () => {
  test('C-01, skipTile: the tile does nothing, and no turn is lost', () => {
    const scene = step({ rules: { trapEffect: 'skipTile' } }).tells(1, { type: 'quiet', seat: seat(0), tile: 5, why: 'trapped' });
    expect(player(scene, 0)).toMatchObject({ skip: false, pack: [] });
    expect(scene.view(1).traps).toEqual([]);
  });
  test('KM-099, C-01, stumble: the first attack round of a fight is lost, the second counts', () => {
    const round = [6, 6, 1, 1];
    const scene = step({
      rules: { trapEffect: 'stumble' },
      board: { 5: 'enemy1' },
      enemies1: ['goblin'],
      dice: [...round, ...round, 99],
    });
    scene.answer(0, attack(0));
    expect(scene.state.fight?.foes[0]?.hp).toBe(1);
    scene.answer(0, attack(0)).tells(1, { type: 'fightWon', seat: seat(0) });
    expect(player(scene, 0).skip).toBe(false);
  });
});
