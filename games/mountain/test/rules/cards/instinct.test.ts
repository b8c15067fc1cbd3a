import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { luckCards } from '../../../rules/catalog.ts';
import {
  exchangeBlows,
  FLIGHT,
  flee,
  type Hero,
  type MountainScene,
  mountain,
  player,
  type Situation,
  use,
} from '../../mountain.ts';

const kept: Hero = { kept: ['instinct'] };
const stay = { do: 'stay' as const };
const before = (by: number) => ({ do: 'play' as const, card: 'instinct', by });
const after = (by: number) => ({ do: 'step' as const, card: 'instinct', by });

/** Seat 0, with an Instinct in hand, walks one tile from `at`. */
const walk = (at: number, more: Partial<Situation> = {}, hero: Hero = {}): MountainScene =>
  mountain({ ...more, players: [{ ...kept, at, ...hero }, ...(more.players ?? [{}])], dice: [1] }).answer(0, { do: 'move' });

describe('drawn', () => {
  const drawn = (): MountainScene =>
    mountain({ players: [{ at: 2 }, {}], luck: ['instinct'], dice: [1] }).answer(0, { do: 'move' });

  test('KM-158: 2 copies; it is kept face down: others see that a Luck card was kept, not which', () => {
    expect(luckCards.get('instinct').copies).toBe(2);
    const scene = drawn().tells(0, { type: 'luckKept', seat: seat(0), card: 'instinct' });
    for (const eyes of [1, null]) {
      scene
        .tells(eyes, { type: 'luckDrawn', seat: seat(0), card: null })
        .tells(eyes, { type: 'luckKept', seat: seat(0), card: null });
      expect(scene.view(eyes).players[0]).toMatchObject({ kept: null, keptCount: 1 });
      expect(JSON.stringify([scene.told(eyes), scene.view(eyes)])).not.toContain('instinct');
    }
    expect(scene.view(0).players[0]?.kept).toEqual([{ card: 'instinct', at: null }]);
  });
  test('H-34: it takes no slot of the backpack', () => {
    const scene = mountain({ players: [{ ...kept, pack: ['beer', 'trap', 'trap', 'luck-charm'] }, {}] });
    expect(scene.view(1).players[0]).toMatchObject({ slots: 4, carried: 4, keptCount: 1 });
  });
  test('H-34: it can be neither looted nor traded', () => {
    const loser = mountain({ players: [{ at: 4 }, { at: 4, hp: 1, left: 'dagger', ...kept }], dice: [6, 6, 1, 1] });
    exchangeBlows(loser.answer(0, { do: 'duel', with: 1 }));
    expect(loser.options(0)).toEqual([{ do: 'done' }, { do: 'take', item: 'dagger', from: 'gear' }]);
    loser.asks(0, 'loot');
    const trader = mountain({ players: [{ at: 4, left: 'dagger', ...kept }, { at: 4 }] }).answer(0, { do: 'trade', with: 1 });
    expect(trader.options(0)).toEqual([{ do: 'close' }, { do: 'offer', item: 'dagger', from: 'gear' }]);
    trader.asks(0, 'trade');
  });
});

describe('before the movement roll', () => {
  const step = (by: number, at: number, more: Partial<Situation> = {}, hero: Hero = {}): MountainScene =>
    mountain({ ...more, players: [{ ...kept, at, ...hero }, {}] }).answer(0, before(by));

  test.each([
    [1, 5],
    [-1, 3],
  ])('KM-158: it moves %i tile, then the roll counts from there', (by, to) => {
    const scene = step(by, 4, { dice: [2], treasure2: ['rage-potion'] }).tells(1, {
      type: 'moved',
      from: 4,
      to,
      why: 'instinct',
    });
    expect(player(scene, 0).at).toBe(to);
    scene.answer(0, { do: 'move' });
    expect(player(scene, 0).at).toBe(to + 2);
  });
  test('H-33: the tile stepped on does not resolve: no treasure, no Trap, no Ambush', () => {
    const scene = mountain({
      players: [
        { class: 'monk', at: 4, ...kept },
        { at: 0, kept: [{ card: 'ambush-opportunity', at: 5 }] },
      ],
      traps: [{ tile: 5, owner: 1 }],
    }).answer(0, before(1));
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: [], skip: false });
    expect(scene.view(0).traps).toHaveLength(1);
    scene.asks(0, 'turn');
  });
  test('H-33: it commits to Move: neither Sleep nor Duel is left', () => {
    const scene = mountain({ players: [{ at: 4, ...kept }, { at: 5 }] }).answer(0, before(1));
    scene.refuses(0, { do: 'sleep' }, 'not-an-option', 'blocked.bound.move');
    scene.refuses(0, { do: 'duel', with: 1 }, 'not-an-option', 'blocked.bound.move');
    expect(scene.options(0)).toContainEqual({ do: 'move' });
  });
  test('KM-158, KM-159: single use: it is discarded for all to see', () => {
    const scene = step(1, 4);
    expect(scene.view(1).discards.luck).toEqual(['instinct']);
    expect(scene.view(1).players[0]?.keptCount).toBe(0);
    scene.refuses(0, before(1), 'not-an-option');
  });
  test('H-07: not back from Start', () => {
    const scene = mountain({ players: [kept, {}] }).refuses(0, before(-1), 'not-an-option');
    expect(player(scene.answer(0, before(1)), 0).at).toBe(1);
  });
  test('H-38: not once Fairy Dust has made Sleep the action', () => {
    const scene = mountain({ players: [{ ...kept, pack: ['fairy-dust'] }, {}] }).answer(0, use('fairy-dust'));
    scene.refuses(0, before(1), 'not-an-option', 'blocked.bound.sleep');
  });
  test('KM-158: in its owner’s turn only', () => {
    mountain({ players: [{}, { at: 4, ...kept }] }).refuses(1, before(1), 'not-yours');
  });
});

describe('after the movement roll', () => {
  test('KM-158, H-30: before the tile resolves it moves +1, and only the new tile resolves', () => {
    const scene = walk(3, { treasure2: ['rage-potion'] });
    expect(scene.options(0)).toEqual([stay, after(1), after(-1)]);
    scene.answer(0, after(1)).tells(1, { type: 'moved', seat: seat(0), from: 4, to: 5, why: 'instinct' });
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'], kept: [] });
    expect(scene.view(1).discards.luck).toEqual(['instinct']);
  });
  test('KM-158: or -1', () => {
    const scene = walk(8, { treasure1: ['beer'] }).answer(0, after(-1));
    expect(player(scene, 0)).toMatchObject({ at: 8, pack: ['beer'] });
  });
  test('KM-158: a player who stays keeps it', () => {
    const scene = walk(7, { treasure1: ['beer'] }).answer(0, stay);
    expect(player(scene, 0)).toMatchObject({ at: 8, kept: [{ card: 'instinct', at: null }] });
  });
  test('KM-077, H-51: +1 from tile 18 is a legal arrival on the Final tile', () => {
    const scene = walk(17).answer(0, after(1)).answer(0, { do: 'end' });
    scene.tells(1, { type: 'claimed', seat: seat(0) });
  });
  test('KM-077: on the Final tile there is no +1', () => {
    const scene = walk(18);
    expect(scene.options(0)).toEqual([stay, after(-1)]);
    scene.answer(0, stay);
  });
  test('H-30: a Trap on the tile stepped onto springs', () => {
    const scene = walk(3, { traps: [{ tile: 5, owner: 1 }], treasure2: ['rage-potion'] }, { class: 'monk' }).answer(0, after(1));
    expect(player(scene, 0).skip).toBe(true);
  });
  test('KM-158: without a movement roll there is no "after" it: not when a retreat from a duel lands', () => {
    const scene = mountain({
      players: [{ at: 11, ...kept }, { at: 11 }],
      dice: [...FLIGHT],
      treasure2: ['rage-potion'],
    });
    flee(scene.answer(0, { do: 'duel', with: 1 }), 0);
    scene.asks(0, 'after');
    expect(player(scene, 0)).toMatchObject({ at: 5, kept: [{ card: 'instinct', at: null }] });
  });
  test('KM-158: nor when a Lamp opens the window there', () => {
    const scene = mountain({ players: [{ at: 12, left: 'lamp', ...kept }, { at: 12 }], dice: [...FLIGHT] });
    flee(scene.answer(0, { do: 'duel', with: 1 }), 0);
    expect(scene.options(0)).toEqual([stay, { do: 'step', card: 'lamp', by: -1 }]);
    scene.asks(0, 'arrive');
  });
  test('H-34: everybody who has a kept card is asked, so that the pause does not tell which', () => {
    const scene = walk(7, { treasure1: ['beer'] }, { kept: ['ambush-opportunity'] });
    expect(scene.options(0)).toEqual([stay]);
    scene.answer(0, stay);
  });
});
