import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, pass, play, player, STANDOFF, standOff } from '../mountain.ts';
import { done, duel, heard, move, only, retreat, stay, told } from './actions.ts';
import { HIT, round } from './scenes.ts';

const AMBUSH = 'ambush-opportunity';

describe('the order of arrival (H-30)', () => {
  /** On tile 8: an Ambush and a Trap of seat 1, a treasure, and seat 2. */
  const crowded = (hp = 5) =>
    mountain({
      players: [{ at: 7, class: 'hunter', hp, pack: ['blink-scroll'] }, { at: 3, kept: [{ card: AMBUSH, at: 8 }] }, { at: 8 }],
      traps: [{ tile: 8, owner: 1 }],
      treasure1: ['beer'],
      dice: [1],
    }).answer(0, move);

  test('H-30: Ambush, then what may be done before the tile resolves, then the Trap, then the tile, then a duel', () => {
    const scene = crowded();
    expect(told(scene)).toEqual(['rolled', 'moved', 'landed']);
    scene.asksNothing(0).asks(1, 'interrupt');
    scene.answer(1, pass).asksNothing(1).asks(0, 'arrive');
    scene.answer(0, stay);
    expect(told(scene)).toEqual(['trapSprung', 'mustSkip', 'drew']);
    scene.asks(0, 'after');
    expect(scene.options(0)).toContainEqual(duel(2));
  });

  test('H-30: a player who moves on in that window meets the new tile from the start, and nothing of the old one', () => {
    const scene = mountain({
      players: [
        { at: 7, class: 'hunter', pack: ['blink-scroll'] },
        { at: 3, kept: [{ card: AMBUSH, at: 10 }] },
      ],
      traps: [
        { tile: 8, owner: 1 },
        { tile: 10, owner: 1 },
      ],
      board: { 10: 'treasure1' },
      treasure1: ['beer'],
      dice: [1],
    });
    scene.answer(0, move).answer(0, { do: 'step', card: 'blink-scroll', by: 2 }).asks(1, 'interrupt');
    scene.answer(1, pass);
    expect(heard(scene, 'trapSprung').map(({ tile }) => tile)).toEqual([10]);
    expect(player(scene, 0)).toMatchObject({ at: 10, pack: ['beer'] });
    expect(scene.state.traps).toEqual([{ tile: 8, owner: seat(1) }]);
  });

  test('H-30, H-29: a player who beats the ambusher loots across the distance, and the landing goes on', () => {
    const scene = mountain({
      players: [{ at: 7 }, { at: 3, hp: 1, pack: ['trap'], kept: [{ card: AMBUSH, at: 8 }] }],
      treasure1: ['beer'],
      dice: [1, 1, 1, 6, 6],
    });
    scene.answer(0, move).answer(1, play(AMBUSH));
    round(scene, attack(1), attack(0)).answer(0, { do: 'take', item: 'trap', from: 'pack' }).answer(0, done);
    expect(told(scene)).toEqual(['lootDone', 'drew']);
    expect(player(scene, 0)).toMatchObject({ at: 8, pack: ['trap', 'beer'] });
    expect(player(scene, 1)).toMatchObject({ at: 3, down: true });
  });

  test('H-30: a player who is knocked out by an Ambush meets neither Trap nor tile', () => {
    const scene = mountain({
      players: [
        { at: 7, class: 'hunter', hp: 1 },
        { at: 3, kept: [{ card: AMBUSH, at: 8 }] },
      ],
      traps: [{ tile: 8, owner: 1 }],
      dice: [1, ...HIT],
    });
    scene.answer(0, move).answer(1, play(AMBUSH));
    round(scene, attack(1), attack(0));
    expect(heard(scene, 'trapSprung')).toEqual([]);
    expect(heard(scene, 'drew')).toEqual([]);
    expect(player(scene, 0)).toMatchObject({ at: 8, hp: 5, skip: false });
    scene.asks(1, 'turn');
  });

  test('H-29: retreats from an Ambush count from where each fighter stands', () => {
    const scene = mountain({
      players: [{ at: 7 }, { at: 15, kept: [{ card: AMBUSH, at: 8 }] }],
      dice: [1, ...STANDOFF, ...STANDOFF],
      board: { 2: 'sanctuary' },
    });
    scene.answer(0, move).answer(1, play(AMBUSH));
    round(standOff(scene, 0, 1), retreat, retreat);
    expect([player(scene, 0).at, player(scene, 1).at]).toEqual([2, 9]);
    expect(only(scene, 'landed')).toMatchObject({ seat: 0, tile: 2 });
  });
});

describe('three tiles in one turn (H-21)', () => {
  test('H-21: three landings resolve, on a fourth neither Ambush nor Trap nor tile does anything', () => {
    const scene = mountain({
      players: [
        { at: 0, class: 'hunter' },
        { at: 15, kept: [{ card: AMBUSH, at: 7 }] },
      ],
      board: { 1: 'luck', 3: 'luck', 5: 'luck', 7: 'treasure1' },
      traps: [{ tile: 7, owner: 1 }],
      luck: ['white-bearded-spirit', 'white-bearded-spirit', 'vital-energy'],
      dice: [1, 2],
    }).answer(0, move);
    expect(heard(scene, 'landed').map(({ tile }) => tile)).toEqual([1, 3, 5, 7]);
    expect(only(scene, 'quiet')).toMatchObject({ tile: 7, why: 'limit' });
    for (const type of ['trapSprung', 'drew', 'ambushWasted'] as const) expect(heard(scene, type)).toEqual([]);
    scene.asksNothing(1).asks(0, 'after');
  });

  test('H-21: a new turn counts anew', () => {
    const scene = mountain({
      players: [{ at: 0 }, {}],
      board: { 1: 'luck' },
      luck: ['white-bearded-spirit', 'faint'],
      dice: [1],
    });
    scene.answer(0, move);
    expect(scene.state.act.resolutions).toBe(2);
    scene.answer(0, { do: 'end' });
    expect(scene.state.act.resolutions).toBe(0);
  });
});
