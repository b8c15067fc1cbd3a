import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { luckCards } from '../../../rules/catalog.ts';
import type { Kept } from '../../../rules/state.ts';
import {
  exchangeBlows,
  FLIGHT,
  flee,
  type Hero,
  type MountainScene,
  mountain,
  pass,
  play,
  player,
  type Situation,
} from '../../mountain.ts';

const AMBUSH = 'ambush-opportunity';
const at = (tile: number | null): Kept => ({ card: AMBUSH, at: tile });
const spring = play(AMBUSH);
const lay = { do: 'play' as const, card: AMBUSH, by: 0 };

describe('drawn and placed', () => {
  test('KM-157: 2 copies; it is kept face down: others see that a Luck card was kept, not which', () => {
    expect(luckCards.get(AMBUSH).copies).toBe(2);
    const scene = mountain({ players: [{ at: 2 }, {}], luck: [AMBUSH], dice: [1] }).answer(0, { do: 'move' });
    scene.tells(0, { type: 'luckKept', seat: seat(0), card: AMBUSH }).tells(1, { type: 'luckKept', seat: seat(0), card: null });
    expect(scene.view(1).players[0]).toMatchObject({ kept: null, keptCount: 1 });
    expect(scene.view(1).discards.luck).toEqual([]);
  });
  test('KM-157, H-29: not in the turn it was drawn, but from the next turn on', () => {
    const scene = mountain({ players: [{ at: 2 }, {}], luck: [AMBUSH], dice: [1] }).answer(0, { do: 'move' });
    scene.refuses(0, lay, 'not-an-option').answer(0, { do: 'end' });
    scene.answer(1, { do: 'sleep' }).answer(1, { do: 'end' }).answer(0, lay);
    expect(player(scene, 0).kept).toEqual([at(3)]);
    expect(scene.options(0)).toContainEqual({ do: 'sleep' });
  });
  test('H-29: nobody else is told where it is, and it still counts among the kept cards', () => {
    const scene = mountain({ players: [{ at: 4, kept: [AMBUSH] }, { at: 4 }] });
    const seen = JSON.stringify(scene.view(1));
    scene.answer(0, lay).tells(0, { type: 'ambushSet', seat: seat(0), tile: 4 });
    for (const eyes of [1, null]) {
      expect(scene.told(eyes)).toEqual([]);
      expect(scene.view(eyes).players[0]).toMatchObject({ kept: null, keptCount: 1 });
    }
    expect(JSON.stringify(scene.view(1))).toBe(seen);
    expect(scene.view(0).players[0]?.kept).toEqual([at(4)]);
  });
  test.each([
    ['Start', 0],
    ['a Sanctuary', 7],
    ['the Final tile', 19],
  ])('KM-157, H-29: not on %s', (_where, tile) => {
    const scene = mountain({ players: [{ at: tile, kept: [AMBUSH] }, {}] });
    scene.refuses(0, lay, 'not-an-option', 'blocked.ambush.ground');
  });
  test('KM-157: once placed it stays where it is', () => {
    const scene = mountain({ players: [{ at: 4, kept: [at(2)] }, {}] });
    scene.refuses(0, lay, 'not-an-option');
  });
});

/** Seat 0 walks onto tile 5, a tier 2 Treasure. The first of the others has an Ambush there. */
function walk(owner: Hero = {}, more: Partial<Situation> = {}, mover: Hero = {}): MountainScene {
  return mountain({
    treasure2: ['rage-potion'],
    ...more,
    players: [{ at: 4, ...mover }, { at: 12, kept: [at(5)], ...owner }, ...(more.players ?? [])],
    dice: [1, ...(more.dice ?? [])],
  }).answer(0, { do: 'move' });
}

describe('sprung', () => {
  test('KM-157: when a player lands there, its owner may start a duel before the tile resolves', () => {
    const scene = walk();
    expect(scene.options(1)).toEqual([pass, spring]);
    scene.asksNothing(0);
    expect(player(scene, 0).pack).toEqual([]);
    scene.answer(1, spring).tells(0, { type: 'ambushSprung', seat: seat(1), mover: seat(0), tile: 5 });
    expect(scene.state.duel).toMatchObject({ by: 1, cause: 'ambush', fighters: [1, 0] });
    scene.asks(0, 'duel');
  });
  test('KM-157, KM-159: then it is discarded', () => {
    const scene = walk().answer(1, spring);
    expect(scene.view(0).discards.luck).toEqual([AMBUSH]);
    expect(scene.view(0).players[1]?.keptCount).toBe(0);
    scene.asks(0, 'duel');
  });
  test('H-29: tokens do not move; the duel is fought on the ambushed tile', () => {
    const scene = walk().answer(1, spring);
    expect(scene.state.duel?.tile).toBe(5);
    expect([player(scene, 0).at, player(scene, 1).at]).toEqual([5, 12]);
    scene.asks(1, 'duel');
  });
  test('H-30: a player who wins against the ambusher goes on, and the tile resolves; loot crosses the distance', () => {
    const scene = walk({ hp: 1, left: 'dagger' }, { dice: [1, 1, 6, 6] }).answer(1, spring);
    exchangeBlows(scene, 1, 0).answer(0, { do: 'take', item: 'dagger', from: 'gear' }).answer(0, { do: 'done' });
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['dagger', 'rage-potion'] });
    expect(player(scene, 1)).toMatchObject({ at: 12, down: true });
    scene.asks(0, 'after');
  });
  test('H-10, H-29: a player who falls to the ambusher is looted and sleeps there; the tile does not resolve', () => {
    const scene = walk({}, { dice: [6, 6, 1, 1] }, { hp: 1, left: 'dagger' }).answer(1, spring);
    exchangeBlows(scene, 1, 0).answer(1, { do: 'take', item: 'dagger', from: 'gear' }).answer(1, { do: 'done' });
    scene.tells(0, { type: 'slept', seat: seat(0), hp: 5 });
    expect(player(scene, 0)).toMatchObject({ at: 5, hp: 5, left: null, pack: [] });
    expect(player(scene, 1)).toMatchObject({ at: 12, pack: ['dagger'] });
    scene.asks(1, 'turn');
  });
  test('C-02, H-29: each retreats from where each stands; the mover lands there and resolves (H-23)', () => {
    const back = flee(walk({}, { dice: [...FLIGHT] }).answer(1, spring), 1);
    expect([player(back, 0).at, player(back, 1).at]).toEqual([5, 6]);
    const scene = mountain({
      players: [{ at: 8 }, { at: 12, kept: [at(9)] }],
      luck: ['faint'],
      dice: [1, ...FLIGHT],
    }).answer(0, { do: 'move' });
    flee(scene.answer(1, spring), 0);
    expect(player(scene, 0)).toMatchObject({ at: 3, skip: true });
    expect(player(scene, 1).at).toBe(12);
  });
  test('H-13: it is not the duel of whom it surprised: an arrival duel may follow', () => {
    const scene = walk({ hp: 1 }, { players: [{ at: 5 }], dice: [1, 1, 6, 6] }).answer(1, spring);
    exchangeBlows(scene, 1, 0).answer(0, { do: 'duel', with: 2 });
    scene.asks(2, 'duel');
  });
  test('H-21, H-30: a landing by a Luck card springs it too', () => {
    const scene = mountain({ players: [{ at: 2 }, { at: 12, kept: [at(5)] }], luck: ['white-bearded-spirit'], dice: [1] });
    scene.answer(0, { do: 'move' });
    expect(scene.options(1)).toEqual([pass, spring]);
    scene.asks(1, 'interrupt');
  });
});

describe('not sprung', () => {
  const wasted = (scene: MountainScene, why: 'declined' | 'unable'): void => {
    scene.tells(0, { type: 'ambushWasted', seat: seat(1), mover: seat(0), tile: 5, why });
    expect(scene.view(0).discards.luck).toEqual([AMBUSH]);
    expect(scene.view(0).players[1]?.keptCount).toBe(0);
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'] });
    scene.asks(0, 'after');
  };

  test('H-29: if its owner declines, it is discarded, and the tile resolves', () => {
    wasted(walk().answer(1, pass), 'declined');
  });
  test('H-29: a knocked-out owner cannot; it is discarded', () => {
    wasted(walk({ hp: 0 }), 'unable');
  });
  test('H-29, KM-085: an owner on a Sanctuary cannot; it is discarded', () => {
    wasted(walk({ at: 7 }), 'unable');
  });
  test('H-11: a player who has second wind cannot be ambushed', () => {
    wasted(walk({}, {}, { secondWind: true }), 'unable');
  });
  test('H-28: passing over it does nothing, nobody is asked, and it stays', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 12, kept: [at(5)] }], treasure1: ['beer'], dice: [4] });
    scene.answer(0, { do: 'move' }).asksNothing(1).asks(0, 'after');
    expect(player(scene, 1).kept).toEqual([at(5)]);
  });
  test('H-29: it does not trigger on its owner, and stays', () => {
    const scene = mountain({ players: [{ at: 4, kept: [at(5)] }, {}], treasure2: ['rage-potion'], dice: [1] });
    scene.answer(0, { do: 'move' }).answer(0, { do: 'stay' });
    expect(player(scene, 0)).toMatchObject({ pack: ['rage-potion'], kept: [at(5)] });
  });
  test('H-29: an unplaced one in hand is nowhere: its holder is not asked where no turn of theirs began', () => {
    const scene = walk({ kept: [AMBUSH] });
    scene.asks(0, 'after');
    expect(player(scene, 1).kept).toEqual([at(null)]);
  });
});

describe('several, and secrecy', () => {
  test('H-29: several on one tile are sprung in turn order after the mover, one after the other', () => {
    const scene = mountain({
      players: [{ at: 12, kept: [at(5)] }, { at: 4 }, { at: 12, kept: [at(5)] }],
      treasure2: ['rage-potion'],
      from: { do: 'turn.begin', seat: seat(1) },
      dice: [1],
    }).answer(1, { do: 'move' });
    scene.asksNothing(0);
    scene.answer(2, pass);
    scene.asks(0, 'interrupt');
    expect(player(scene, 0).kept).toEqual([at(5)]);
    scene.answer(0, spring);
    expect(scene.state.duel?.fighters).toEqual([0, 1]);
    scene.asks(1, 'duel');
  });
  test('H-29: whom the first one felled the second one does not meet: it stays', () => {
    const scene = walk({}, { players: [{ at: 12, kept: [at(5)] }], dice: [6, 6, 1, 1] }, { hp: 1 }).answer(1, spring);
    exchangeBlows(scene, 1, 0);
    expect(player(scene, 2).kept).toEqual([at(5)]);
    scene.asks(1, 'turn');
  });
  test('H-29: everybody who could have placed one here is asked; passing without one tells nothing', () => {
    const scene = walk({ kept: ['instinct'], haunts: [5] });
    expect(scene.options(1)).toEqual([pass]);
    scene.answer(1, pass);
    for (const eyes of [0, null]) expect(JSON.stringify(scene.told(eyes))).not.toContain('ambush');
    expect(player(scene, 1).kept).toEqual([{ card: 'instinct', at: null }]);
  });
  test('H-29: a turn begun on open ground with a kept card is enough to be suspected there, on Start or a Sanctuary not', () => {
    for (const [tile, suspected] of [
      [4, [4]],
      [0, []],
      [7, []],
    ] as const) {
      const scene = mountain({ players: [{ at: tile, kept: ['instinct'] }, {}] });
      expect(scene.view(1).players[0]?.haunts).toEqual(suspected);
    }
  });
});
