import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, exchangeBlows, type Hero, type MountainScene, mountain, player, use } from '../../mountain.ts';

// The Blink Scroll has a file of its own; what equipment adds to dice is in equipment.test.ts.

describe('Royal Aegis', () => {
  test('KM-140: worn it takes 1 from the movement roll', () => {
    const scene = mountain({ players: [{ armour: 'royal-aegis', at: 4 }, {}], dice: [4] }).answer(0, { do: 'move' });
    scene.tells(1, { type: 'rolled', seat: seat(0), die: 4, bonuses: [{ from: 'royal-aegis', n: -1 }], total: 3 });
    expect(player(scene, 0).at).toBe(7);
  });
  test('H-06: a 1 on the die still moves one tile, also with a Beer', () => {
    for (const [die, pack] of [
      [1, []],
      [2, ['beer']],
    ] as const) {
      const scene = mountain({ players: [{ armour: 'royal-aegis', pack: [...pack] }, {}], dice: [die], treasure1: ['dagger'] });
      for (const drink of pack) scene.answer(0, use(drink));
      expect(player(scene.answer(0, { do: 'move' }), 0).at).toBe(1);
    }
  });
  test('KM-140, KM-106: carried it does not slow', () => {
    const scene = mountain({ players: [{ pack: ['royal-aegis'] }, {}], board: { 2: 'start' }, dice: [2] }).answer(0, {
      do: 'move',
    });
    scene.asks(0, 'after');
    expect(player(scene, 0).at).toBe(2);
  });
});

describe('Essence of the Mysterious Flower', () => {
  test.each([1, 4])('KM-141: it heals fully, from %i HP to 5, and is discarded for all to see', (hp) => {
    const scene = mountain({ players: [{ hp, pack: ['mysterious-flower'] }, {}] }).answer(0, use('mysterious-flower'));
    scene.tells(1, { type: 'healed', seat: seat(0), by: 5 - hp, hp: 5, from: 'mysterious-flower' });
    expect(player(scene, 0)).toMatchObject({ hp: 5, pack: [], beers: 0 });
    expect(scene.view(1).discards.treasure[2]).toEqual(['mysterious-flower']);
  });
  test('H-39: it is drunk in one’s own pre-action step only', () => {
    const scene = mountain({
      players: [
        { hp: 1, pack: ['mysterious-flower'] },
        { hp: 1, pack: ['mysterious-flower'] },
      ],
    });
    scene.refuses(1, use('mysterious-flower'), 'not-yours');
    scene.answer(0, { do: 'sleep' }).refuses(0, use('mysterious-flower'), 'not-an-option');
  });
});

describe('Wardstone', () => {
  const stones = (n: number): Hero => ({ pack: Array<string>(n).fill('wardstone') });

  /** One round in which each of one or two tier 1 enemies hits seat 0. */
  function hitBy(hits: 1 | 2, hero: Hero): MountainScene {
    const opponents = ['goblin', 'bandit'].slice(0, hits);
    const scene = mountain({
      players: [{ at: 5, ...hero }, {}],
      board: { 6: hits === 1 ? 'enemy1' : 'enemy2' },
      enemies1: opponents,
      dice: [1, ...(hits === 1 ? [] : [0]), 1, 1, ...opponents.flatMap(() => [6, 6])],
    }).answer(0, { do: 'move' });
    scene.answer(0, { do: 'stay' }).answer(0, attack(0));
    if (scene.state.fight !== null) scene.asks(0, 'fight');
    return scene;
  }

  test('KM-144: the next loss of HP is prevented by 1, then it is discarded; all are told', () => {
    const scene = hitBy(1, stones(1)).tells(1, { type: 'warded', seat: seat(0), count: 1 });
    expect(player(scene, 0)).toMatchObject({ hp: 5, pack: [] });
    expect(scene.view(1).discards.treasure[2]).toEqual(['wardstone']);
    expect(scene.told(1).some(({ type }) => type === 'hurt')).toBe(false);
  });
  test('H-40: two hits of a round are one loss of 2, of which one stone prevents 1', () => {
    expect(player(hitBy(2, stones(1)), 0)).toMatchObject({ hp: 4, pack: [] });
  });
  test('H-40: two hits use up two stones', () => {
    const scene = hitBy(2, stones(2)).tells(1, { type: 'warded', seat: seat(0), count: 2 });
    expect(player(scene, 0)).toMatchObject({ hp: 5, pack: [] });
  });
  test('H-40: one hit uses up only one of two stones', () => {
    expect(player(hitBy(1, stones(2)), 0)).toMatchObject({ hp: 5, pack: ['wardstone'] });
  });
  test('C-28: it works before the loss: at 1 HP its owner does not fall, and a Monk keeps the recovery', () => {
    const scene = hitBy(1, { ...stones(1), class: 'monk', hp: 1 });
    expect(player(scene, 0)).toMatchObject({ hp: 1, down: false, recovered: false });
  });
  test('H-40: stone first, Monk after: a Monk at 1 HP with one stone and two hits recovers to 1', () => {
    const scene = hitBy(2, { ...stones(1), class: 'monk', hp: 1 });
    expect(player(scene, 0)).toMatchObject({ hp: 1, down: false, recovered: true, pack: [] });
  });
  test('H-40: one stone does not save another class at 1 HP from two hits', () => {
    hitBy(2, { ...stones(1), hp: 1 }).tells(1, { type: 'fell', seat: seat(0) });
  });
  test('KM-144: the loss after that is not prevented', () => {
    const scene = mountain({ players: [{ at: 3 }, { at: 3, ...stones(1) }], dice: [6, 6, 1, 1, 6, 6, 1, 1] });
    exchangeBlows(scene.answer(0, { do: 'duel', with: 1 }));
    expect(player(scene, 1).hp).toBe(5);
    exchangeBlows(scene).tells(0, { type: 'hurt', seat: seat(1), lost: 1, hp: 4, from: 'duel' });
    scene.asks(0, 'duel');
  });
  test('KM-144, H-41: it prevents the loss of a Sprained Wrist', () => {
    const scene = mountain({ players: [{ at: 2, hp: 1, ...stones(1) }, {}], luck: ['sprained-wrist'], dice: [1] });
    scene.answer(0, { do: 'move' }).answer(0, { do: 'stay' });
    expect(player(scene, 0)).toMatchObject({ hp: 1, down: false, pack: [] });
    scene.asks(0, 'after');
  });
  test('C-18: it works by itself while carried; there is nothing to use', () => {
    mountain({ players: [stones(1), {}] }).refuses(0, use('wardstone'), 'not-an-option', 'blocked.item.ward');
    expect(player(hitBy(1, stones(1)), 0)).toMatchObject({ hp: 5, pack: [] });
  });
  test('KM-144: until it works nobody else knows of it', () => {
    const scene = mountain({ players: [stones(1), {}] });
    for (const eyes of [1, null]) expect(JSON.stringify(scene.view(eyes))).not.toContain('wardstone');
  });
});
