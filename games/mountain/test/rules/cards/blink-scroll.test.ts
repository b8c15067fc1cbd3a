import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { FLIGHT, flee, type Hero, type MountainScene, mountain, player, type Situation, use } from '../../mountain.ts';

const scroll: Hero = { pack: ['blink-scroll'] };
const stay = { do: 'stay' as const };
const blink = (by: 2 | -2) => ({ do: 'step' as const, card: 'blink-scroll', by });

/** Seat 0 walks one tile from `at`. On the classic board 5 and 12 are tier 2 Treasures, 7 and 17 Sanctuaries, 3, 10 and 14 Luck. */
const walk = (at: number, more: Partial<Situation> = {}, hero: Hero = scroll): MountainScene =>
  mountain({ players: [{ at, ...hero }, {}], ...more, dice: [1, ...(more.dice ?? [])] }).answer(0, { do: 'move' });

describe('blinking', () => {
  test('KM-143: after landing, before the tile resolves, +2: only the tile blinked to resolves', () => {
    const scene = walk(9, { treasure2: ['rage-potion'] });
    expect(scene.options(0)).toEqual([stay, blink(2), blink(-2)]);
    scene.answer(0, blink(2)).tells(1, { type: 'moved', seat: seat(0), from: 10, to: 12, why: 'blink-scroll' });
    expect(player(scene, 0)).toMatchObject({ at: 12, pack: ['rage-potion'] });
    expect(scene.view(1).discards.luck).toEqual([]);
  });
  test('KM-143: or -2', () => {
    const scene = walk(9, { treasure1: ['beer'] }).answer(0, blink(-2));
    expect(player(scene, 0)).toMatchObject({ at: 8, pack: ['beer'] });
  });
  test('KM-143: it is discarded for all to see', () => {
    const scene = walk(9, { treasure1: ['beer'] }).answer(0, blink(-2));
    expect(scene.view(1).discards.treasure[2]).toEqual(['blink-scroll']);
  });
  test('KM-143: a player who stays keeps it, and the tile landed on resolves', () => {
    const scene = walk(4, { treasure2: ['rage-potion'] }).answer(0, stay);
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['blink-scroll', 'rage-potion'] });
  });
  test('KM-143: nothing on the tile in between happens', () => {
    const scene = walk(9, { treasure2: ['rage-potion'], traps: [{ tile: 11, owner: 1 }] }, { class: 'monk', ...scroll });
    expect(player(scene.answer(0, blink(2)), 0)).toMatchObject({ at: 12, skip: false });
  });
  test('H-30: what waits on the tile blinked to comes first: an Ambush, then a Trap', () => {
    const scene = mountain({
      players: [
        { class: 'monk', at: 9, ...scroll },
        { at: 1, kept: [{ card: 'ambush-opportunity', at: 12 }] },
      ],
      traps: [{ tile: 12, owner: 1 }],
      treasure2: ['rage-potion'],
      dice: [1],
    });
    scene.answer(0, { do: 'move' }).answer(0, blink(2));
    scene.asks(1, 'interrupt');
    expect(player(scene, 0).skip).toBe(false);
    expect(player(scene.answer(1, { do: 'pass' }), 0)).toMatchObject({ skip: true, pack: ['rage-potion'] });
  });
  test('H-30: a second scroll may be used on the tile blinked to', () => {
    const scene = walk(9, { treasure3: ['mysterious-flower'] }, { pack: ['blink-scroll', 'blink-scroll'] });
    scene.answer(0, blink(2));
    expect(scene.options(0)).toEqual([stay, blink(2), blink(-2)]);
    scene.answer(0, blink(2));
    expect(player(scene, 0).at).toBe(14);
  });
  test('KM-143: it works only after landing, not before the action', () => {
    mountain({ players: [scroll, {}] }).refuses(0, use('blink-scroll'), 'not-an-option', 'blocked.item.arrive');
  });
});

describe('the ends of the board', () => {
  test('KM-077, H-51: +2 from tile 18 stops on the Final tile, which is a legal arrival', () => {
    const scene = walk(17).answer(0, blink(2));
    expect(player(scene, 0).at).toBe(19);
    scene.answer(0, { do: 'end' }).tells(1, { type: 'claimed', seat: seat(0) });
  });
  test('H-07: -2 from tile 1 stops on Start', () => {
    const scene = walk(0).answer(0, blink(-2));
    expect(player(scene, 0)).toMatchObject({ at: 0, pack: [] });
  });
  test('KM-077: on the Final tile there is no +2', () => {
    const scene = walk(18);
    expect(scene.options(0)).toEqual([stay, blink(-2)]);
    scene.asks(0, 'arrive');
  });
});

describe('Sanctuaries', () => {
  test('KM-143, H-32: after a move of one’s own it may lead into a Sanctuary', () => {
    expect(player(walk(4).answer(0, blink(2)), 0).at).toBe(7);
  });
  test('KM-143, H-32: after a move of one’s own it may lead out of a Sanctuary', () => {
    const scene = walk(6);
    expect(scene.options(0)).toEqual([stay, blink(2), blink(-2)]);
    scene.answer(0, stay);
  });
  test('KM-143, H-32: where a Luck card brought you, it does not lead into a Sanctuary, but the other way it works', () => {
    const scene = walk(2, { luck: ['white-bearded-spirit', 'covered-pit'], treasure1: ['beer'] }).answer(0, stay);
    expect(player(scene, 0).at).toBe(5);
    expect(scene.options(0)).toEqual([stay, blink(-2)]);
    scene.answer(0, blink(-2));
    expect(player(scene, 0)).toMatchObject({ at: 3, pack: ['beer'] });
  });
  test('KM-143, H-32: where a Luck card brought you into a Sanctuary, it does not lead out', () => {
    const scene = walk(9, { luck: ['cave-in'] }).answer(0, stay);
    expect(player(scene, 0).at).toBe(7);
    expect(scene.options(0)).toEqual([stay]);
    scene.answer(0, stay);
  });
  test('KM-143, H-32: a roll of Vital Energy is a Luck card too', () => {
    const scene = walk(2, { luck: ['vital-energy'], dice: [2] }).answer(0, stay);
    expect(scene.options(0)).toEqual([stay, blink(-2)]);
    scene.asks(0, 'arrive');
  });
  test('KM-143, H-32: where a retreat brought you, it does not lead into a Sanctuary', () => {
    const scene = mountain({ players: [{ at: 11, ...scroll }, { at: 11 }], dice: [...FLIGHT] });
    flee(scene.answer(0, { do: 'duel', with: 1 }), 0);
    expect(player(scene, 0).at).toBe(5);
    expect(scene.options(0)).toEqual([stay, blink(-2)]);
    scene.asks(0, 'arrive');
  });
  test('KM-143, H-32: where a retreat brought you into a Sanctuary, it does not lead out', () => {
    const scene = mountain({ players: [{ at: 13, ...scroll }, { at: 13 }], dice: [...FLIGHT] });
    flee(scene.answer(0, { do: 'duel', with: 1 }), 0);
    expect(player(scene, 0).at).toBe(7);
    expect(scene.options(0)).toEqual([stay]);
    scene.answer(0, stay);
  });
});

describe('secrecy', () => {
  test('KM-143: everybody who could hold one by public knowledge is asked, so that the pause tells nothing', () => {
    const scene = walk(4, { treasure2: ['rage-potion'] }, { pack: ['wardstone'] });
    expect(scene.options(0)).toEqual([stay]);
    scene.answer(0, stay);
  });
  test('KM-143: a player who publicly carries nothing of tier 3 is not asked', () => {
    walk(4, { treasure2: ['rage-potion'] }, { left: 'dragonfang-greatsword', pack: ['fairy-dust'] }).asks(0, 'after');
  });
  test('KM-143: until it is read nobody else knows of it', () => {
    const scene = walk(4, { treasure2: ['rage-potion'] });
    for (const eyes of [1, null]) {
      expect(JSON.stringify(scene.view(eyes))).not.toContain('blink-scroll');
      expect(JSON.stringify(scene.told(eyes))).not.toContain('blink-scroll');
    }
    scene.asks(0, 'arrive');
  });
});
