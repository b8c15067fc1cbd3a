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
  seats,
} from '../../mountain.ts';

// Luck cards that bring players together: Mystic Wave and Nefarious Spirit.

/** Seat 0 walks one tile onto the Luck tile 10 and draws; the others stand where they are put. Sanctuaries: 7 and 17. */
function draw(card: string, others: readonly Hero[], dice: readonly number[] = [], more: Partial<Situation> = {}): MountainScene {
  return mountain({ ...more, players: [{ at: 9 }, ...others], luck: [card], dice: [1, ...dice] }).answer(0, { do: 'move' });
}

const places = (scene: MountainScene): number[] => scene.state.players.map(({ at }) => at);
const idle = (scene: MountainScene, card: string): void => {
  scene.tells(1, { type: 'luckIdle', seat: seat(0), card });
  scene.asks(0, 'after');
};

describe('Mystic Wave', () => {
  const wave = (others: readonly Hero[], dice: readonly number[] = [], more: Partial<Situation> = {}): MountainScene =>
    draw('mystic-wave', others, dice, more);

  test('KM-155: 2 copies; its drawer swaps places with the nearest player, ahead or behind', () => {
    expect(luckCards.get('mystic-wave').copies).toBe(2);
    const scene = wave([{ at: 13 }, { at: 8 }, { at: 0 }]);
    scene.tells(3, { type: 'moved', seat: seat(2), from: 8, to: 10, why: 'wave' });
    scene.tells(3, { type: 'moved', seat: seat(0), from: 10, to: 8, why: 'wave' });
    expect(places(scene)).toEqual([8, 13, 10, 0]);
    expect(places(wave([{ at: 12 }, { at: 7 }]))).toEqual([12, 10, 7]);
  });
  test('KM-155, H-24: neither tile resolves: no fight, no treasure, no second Luck card', () => {
    const scene = wave([{ at: 11 }]);
    scene.asks(0, 'after');
    expect(scene.state.fight).toBe(null);
    expect(scene.view(1).discards.luck).toEqual(['mystic-wave']);
    expect(player(wave([{ at: 8 }]), 0).pack).toEqual([]);
  });
  test.each([
    [0, [9, 10, 11]],
    [1, [11, 9, 10]],
  ])('KM-050, KM-155, C-15: among equally near players chance decides (draw %i)', (drawn, after) => {
    expect(places(wave([{ at: 9 }, { at: 11 }], [drawn]))).toEqual(after);
  });
  test('KM-155: a Sanctuary does not protect from it, because the card affects its drawer', () => {
    expect(places(wave([{ at: 7 }]))).toEqual([7, 10]);
  });
  test('KM-155, H-25: players on the drawer’s own tile are ignored', () => {
    expect(places(wave([{ at: 10 }, { at: 16 }]))).toEqual([16, 10, 10]);
  });
  test('KM-155, H-25: with everybody on the drawer’s own tile it has no effect', () => {
    idle(wave([{ at: 10 }, { at: 10 }]), 'mystic-wave');
  });
  test('KM-155, H-37: an invisible player is ignored', () => {
    expect(places(wave([{ at: 9, invisible: true }, { at: 0 }]))).toEqual([0, 9, 10]);
    idle(wave([{ at: 9, invisible: true }]), 'mystic-wave');
  });
  test('KM-033, KM-155: those who swap are never on one tile, so nobody looks into the backpack of a knocked-out player', () => {
    const scene = mountain({ players: [{ at: 9 }, { at: 13, hp: 0, pack: ['beer'] }], luck: ['mystic-wave'], dice: [1] });
    scene.match.watch();
    const result = scene.match.answer(0, scene.match.question(seat(0))?.id ?? 0, { do: 'move' });
    const views = result.ok ? scene.match.views(result.events, seat(0)) : [];
    expect(views.length).toBeGreaterThan(4);
    for (const { players } of views) expect(players[1]?.pack).toBeNull();
    expect(scene.state.players.map(({ at }) => at)).toEqual([13, 10]);
    scene.asks(0, 'after');
  });
  test('KM-155: a knocked-out player and one with second wind are swapped like anybody else', () => {
    expect(places(wave([{ at: 9, hp: 0 }]))).toEqual([9, 10]);
    expect(places(wave([{ at: 9, secondWind: true }]))).toEqual([9, 10]);
  });
  test('KM-155, H-51: onto the Final tile is a legal arrival; the player who stood there loses the claim', () => {
    const scene = wave([{ at: 19, claim: true }]).tells(0, { type: 'claimLost', seat: seat(1) });
    expect(places(scene)).toEqual([19, 10]);
    expect(player(scene, 0).claim).toBe(false);
    scene.answer(0, { do: 'end' }).tells(1, { type: 'claimed', seat: seat(0) });
    expect([player(scene, 0).claim, player(scene, 1).claim]).toEqual([true, false]);
  });
  test('H-24: an Ambush on the tile swapped to is not sprung', () => {
    const scene = wave([{ at: 8 }, { at: 0, kept: [{ card: 'ambush-opportunity', at: 8 }] }]);
    scene.asks(0, 'after');
    expect(player(scene, 2).kept).toHaveLength(1);
  });
});

describe('Nefarious Spirit', () => {
  const spirit = (others: readonly Hero[], dice: readonly number[] = [], more: Partial<Situation> = {}): MountainScene =>
    draw('nefarious-spirit', others, dice, more);
  /** The drawer stands on this tile and fights this seat. */
  const fights = (scene: MountainScene, target: number, tile: number): void => {
    expect(scene.state.duel).toMatchObject({ by: 0, cause: 'spirit', fighters: [0, target], tile });
    expect(player(scene, 0).at).toBe(tile);
    scene.asks(0, 'duel');
  };

  test('KM-156: 2 copies; its drawer moves to the nearest player and starts a duel at once', () => {
    expect(luckCards.get('nefarious-spirit').copies).toBe(2);
    const scene = spirit([{ at: 13 }, { at: 8 }]);
    scene.tells(1, { type: 'moved', seat: seat(0), from: 10, to: 8, why: 'spirit' });
    scene.tells(1, { type: 'duelBegan', seat: seat(0), fighters: seats(0, 2), cause: 'spirit', tile: 8 });
    fights(scene, 2, 8);
    scene.asksNothing(1);
  });
  test('KM-156, H-24: the tile does not resolve, neither before the duel nor after it', () => {
    const scene = spirit([{ at: 8, hp: 1 }], [6, 6, 1, 1]);
    exchangeBlows(scene).tells(1, { type: 'duelEnded', winner: seat(0), fallen: seats(1) });
    scene.asks(0, 'after');
    expect(player(scene, 0)).toMatchObject({ at: 8, pack: [] });
  });
  test.each([4, 16])('KM-156: 6 tiles away (tile %i) is within reach', (at) => {
    fights(spirit([{ at }]), 1, at);
  });
  test.each([3, 18])('KM-156, KM-163: 7 tiles away (tile %i) is not: no effect, nobody moves', (at) => {
    const scene = spirit([{ at }]);
    idle(scene, 'nefarious-spirit');
    expect(places(scene)).toEqual([10, at]);
  });
  test.each([
    [0, 1, 9],
    [1, 2, 11],
  ])('KM-156, C-16: among equally near players chance decides (draw %i)', (drawn, target, tile) => {
    fights(spirit([{ at: 9 }, { at: 11 }], [drawn]), target, tile);
  });
  test('KM-156, H-27: a player on the drawer’s own tile is legal: the duel is fought without moving', () => {
    const scene = spirit([{ at: 10 }, { at: 11 }]);
    expect(scene.told(1).filter((event) => event.type === 'moved' && event.why === 'spirit')).toEqual([]);
    fights(scene, 1, 10);
  });
  test.each<readonly [string, Hero]>([
    ['stands in a Sanctuary', { at: 7 }],
    ['is knocked out', { at: 11, hp: 0 }],
    ['is invisible', { at: 11, invisible: true }],
    ['has second wind', { at: 11, secondWind: true }],
  ])('KM-156, H-26: who %s is no target: the nearest legal one within 6 is', (_why, hero) => {
    fights(spirit([hero, { at: 5 }]), 2, 5);
    idle(spirit([hero, { at: 3 }]), 'nefarious-spirit');
  });
  test('H-11, H-26: on the Final tile second wind does not protect', () => {
    const scene = mountain({ players: [{ at: 13 }, { at: 19, secondWind: true }], luck: ['nefarious-spirit'], dice: [1] });
    fights(scene.answer(0, { do: 'move' }), 1, 19);
  });
  test('KM-156, C-02: also from this duel one may retreat', () => {
    const scene = flee(spirit([{ at: 12 }], [...FLIGHT]), 1);
    expect(places(scene)).toEqual([12, 6]);
    scene.asks(0, 'after');
  });
  test('KM-156, H-23: the drawer who retreats in their own turn lands and resolves there', () => {
    const scene = flee(spirit([{ at: 11 }], [...FLIGHT], { treasure2: ['rage-potion'] }), 0);
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'] });
  });
  test('KM-156, H-10: the drawer who falls sleeps on the spot, and the turn is over', () => {
    const scene = mountain({ players: [{ at: 9, hp: 1 }, { at: 12 }], luck: ['nefarious-spirit'], dice: [1, 1, 1, 6, 6] });
    exchangeBlows(scene.answer(0, { do: 'move' })).tells(1, { type: 'slept', seat: seat(0), hp: 5 });
    expect(player(scene, 0)).toMatchObject({ at: 12, hp: 5 });
    scene.asks(1, 'turn');
  });
  test('KM-096, KM-156: the winner loots', () => {
    const scene = spirit([{ at: 12, hp: 1, left: 'dagger' }], [6, 6, 1, 1]);
    exchangeBlows(scene).answer(0, { do: 'take', item: 'dagger', from: 'gear' }).answer(0, { do: 'done' });
    expect(player(scene, 0).pack).toEqual(['dagger']);
  });
  test('H-13: it is the one duel of the turn: no arrival duel follows', () => {
    const scene = spirit([{ at: 12, hp: 1 }, { at: 12 }], [0, 6, 6, 1, 1]);
    exchangeBlows(scene).refuses(0, { do: 'duel', with: 2 }, 'not-an-option', 'blocked.duelled');
  });
});
