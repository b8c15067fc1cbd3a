import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { luckCards } from '../../../rules/catalog.ts';
import { attack, type Hero, type MountainScene, mountain, PRINTED, player, type Situation } from '../../mountain.ts';

// Mystic Wave and Nefarious Spirit, Ambush Opportunity and Instinct have files of their own.

/** Seat 0 walks one tile onto a Luck tile (3, unless told otherwise) and draws. */
function draw(cards: readonly string[], more: Partial<Situation> = {}, hero: Hero = {}): MountainScene {
  const tile = hero.at ?? 3;
  return mountain({
    ...more,
    players: [{ ...hero, at: tile - 1 }, ...(more.players ?? [{}])],
    board: { ...more.board, [tile]: 'luck' },
    luck: cards,
    dice: [1, ...(more.dice ?? [])],
  }).answer(0, { do: 'move' });
}

const rest = (scene: MountainScene, who: number): MountainScene => scene.answer(who, { do: 'sleep' }).answer(who, { do: 'end' });

describe('Exhaustion', () => {
  test('KM-146: 4 copies; it is shown to all, moves 1 back, and the tile landed on resolves (H-21)', () => {
    expect(luckCards.get('exhaustion').copies).toBe(4);
    const scene = draw(['exhaustion'], { board: { 2: 'treasure1' }, treasure1: ['beer'] });
    scene.tells(1, { type: 'luckDrawn', seat: seat(0), card: 'exhaustion' });
    scene.tells(1, { type: 'moved', seat: seat(0), from: 3, to: 2, why: 'luck' });
    expect(player(scene, 0)).toMatchObject({ at: 2, pack: ['beer'] });
    expect(scene.view(1).discards.luck).toEqual(['exhaustion']);
  });
  test('KM-146, H-22: moved back onto an Enemy tile there is a fight', () => {
    draw(['exhaustion'], { enemies1: ['wolf'] }).asks(0, 'fight');
  });
  test('KM-146, H-07: on Start it has no effect but the landing', () => {
    const scene = draw(['exhaustion'], {}, { at: 1 }).tells(1, { type: 'landed', seat: seat(0), tile: 0, kind: 'start' });
    scene.asks(0, 'after');
    expect(player(scene, 0).at).toBe(0);
  });
});

describe('Cave-in', () => {
  test('KM-147: 3 copies; it moves 3 back, and the tile landed on resolves (H-21)', () => {
    expect(luckCards.get('cave-in').copies).toBe(3);
    const scene = draw(['cave-in'], { treasure2: ['rage-potion'] }, { at: 8 });
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'] });
  });
  test('KM-147, H-07: nobody falls below Start', () => {
    for (const at of [1, 2, 3]) expect(player(draw(['cave-in'], {}, { at }), 0).at).toBe(0);
  });
});

describe('how long the chain may be', () => {
  test('H-21: three tiles resolve in a turn; on the fourth landing nothing at all happens', () => {
    const scene = draw(
      ['exhaustion', 'exhaustion', 'exhaustion'],
      {
        players: [{ at: 3, kept: [{ card: 'ambush-opportunity', at: 3 }] }],
        board: { 3: 'treasure1', 4: 'luck', 5: 'luck' },
        traps: [{ tile: 3, owner: 1 }],
      },
      { at: 6, class: 'monk', left: 'lamp' },
    );
    scene.tells(1, { type: 'quiet', seat: seat(0), tile: 3, why: 'limit' });
    scene.asks(0, 'after');
    expect(player(scene, 0)).toMatchObject({ at: 3, pack: [], skip: false });
    expect(scene.view(1).traps).toHaveLength(1);
    expect(player(scene, 1).kept).toHaveLength(1);
  });
  test('H-21: the third tile does resolve', () => {
    const scene = draw(['exhaustion', 'exhaustion'], { board: { 5: 'luck', 4: 'treasure1' }, treasure1: ['beer'] }, { at: 6 });
    expect(player(scene, 0)).toMatchObject({ at: 4, pack: ['beer'] });
  });
  test('H-21: the next turn begins anew', () => {
    const cards = ['exhaustion', 'exhaustion', 'exhaustion', 'covered-pit'];
    const more = { board: { 3: 'start', 4: 'luck', 5: 'luck' }, treasure1: ['beer'], dice: [1] } as const;
    const scene = draw(cards, more, { at: 6 }).answer(0, { do: 'end' });
    rest(scene, 1).answer(0, { do: 'move' });
    expect(player(scene, 0)).toMatchObject({ at: 4, pack: ['beer'] });
  });
  test('H-22: after a defeat on the tile, one tile back, nothing resolves: you are asleep', () => {
    const scene = draw(['exhaustion'], { enemies1: ['goblin'], board: { 1: 'treasure1' }, dice: [1, 1, 6, 6] }, { hp: 1 });
    scene.answer(0, attack(0)).tells(1, { type: 'fightLost', seat: seat(0) });
    expect(player(scene, 0)).toMatchObject({ at: 1, hp: 5, pack: [] });
    scene.asks(1, 'turn');
  });
});

describe('Faint', () => {
  test('KM-148: 2 copies; the next turn is skipped, the one after is not', () => {
    expect(luckCards.get('faint').copies).toBe(2);
    const scene = draw(['faint']).tells(1, { type: 'mustSkip', seat: seat(0), from: 'faint' });
    scene.answer(0, { do: 'end' });
    rest(scene, 1).tells(1, { type: 'skipped', seat: seat(0) });
    rest(scene, 1);
    scene.asks(0, 'turn');
  });
  test('KM-148, H-42: with a Trap in the same turn, still only one turn is skipped', () => {
    const scene = draw(['faint'], { traps: [{ tile: 3, owner: 1 }] }, { class: 'monk' }).answer(0, { do: 'end' });
    rest(scene, 1).tells(1, { type: 'skipped', seat: seat(0) });
    rest(scene, 1);
    scene.asks(0, 'turn');
  });
  test('H-42: the win check comes before the skip', () => {
    const scene = mountain({ players: [{ at: 19, claim: true, skip: true }, {}] });
    scene.tells(1, { type: 'won', seat: seat(0), why: 'summit' });
  });
  test('H-42: an automatic Sleep turn uses up the skip', () => {
    const scene = mountain({ players: [{ at: 4, hp: 0, skip: true }, {}] });
    scene.asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ hp: 5, skip: false });
    rest(scene, 1);
    scene.asks(0, 'turn');
  });
});

describe('Vital Energy', () => {
  test('KM-149: 2 copies; the movement roll is made again at once, and the tile landed on resolves (H-21)', () => {
    expect(luckCards.get('vital-energy').copies).toBe(2);
    const scene = draw(['vital-energy'], { dice: [2], treasure2: ['rage-potion'] });
    scene.tells(1, { type: 'rolled', seat: seat(0), die: 2, total: 2 });
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'] });
  });
  test('KM-149, KM-140: what changes movement changes this roll too', () => {
    const scene = draw(['vital-energy'], { dice: [3], treasure2: ['rage-potion'] }, { armour: 'royal-aegis' });
    expect(player(scene, 0).at).toBe(5);
  });
  test('KM-149, KM-077, H-51: it may end on the Final tile, never beyond, and gives a claim', () => {
    const scene = draw(['vital-energy'], { dice: [4] }, { at: 18 });
    expect(player(scene, 0).at).toBe(19);
    scene.answer(0, { do: 'end' }).tells(1, { type: 'claimed', seat: seat(0) });
  });
});

describe('White-Bearded Spirit', () => {
  test('KM-154: 2 copies; it moves 2 forward, and the tile landed on resolves (H-21)', () => {
    expect(luckCards.get('white-bearded-spirit').copies).toBe(2);
    const scene = draw(['white-bearded-spirit'], { treasure2: ['rage-potion'] });
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'] });
  });
  test.each([17, 18])('KM-154, KM-077, H-51: from tile %i it leads to the Final tile, and that gives a claim', (at) => {
    const scene = draw(['white-bearded-spirit'], {}, { at });
    expect(player(scene, 0)).toMatchObject({ at: 19, claim: false });
    scene.answer(0, { do: 'end' }).tells(1, { type: 'claimed', seat: seat(0) });
  });
  test('KM-154, KM-076: a Trap on the tile passed over does nothing', () => {
    const scene = draw(
      ['white-bearded-spirit'],
      { treasure2: ['rage-potion'], traps: [{ tile: 4, owner: 1 }] },
      { class: 'monk' },
    );
    expect(player(scene, 0).skip).toBe(false);
  });
});

describe('the Luck deck', () => {
  test('KM-159, KM-164: finished, it is formed anew from the discards, and everybody hears of it', () => {
    const scene = draw(['sprained-wrist'], { spent: ['luck'], board: { 4: 'luck' }, dice: [1] });
    expect(scene.view(1).decks.luck).toBe(0);
    scene.answer(0, { do: 'end' });
    rest(scene, 1).answer(0, { do: 'move' });
    scene.tells(1, { type: 'reshuffled', deck: 'luck', tier: null, count: 32 });
    expect(scene.view(1).decks.luck).toBe(31);
    expect(scene.view(1).discards.luck).toEqual(['sprained-wrist']);
  });
  test('KM-159: a used card is among the discards before the next one of the chain is drawn', () => {
    const scene = draw(['exhaustion'], { spent: ['luck'], board: { 5: 'luck', 4: 'start' } }, { at: 6 });
    scene.tells(1, { type: 'reshuffled', deck: 'luck', tier: null, count: 32 });
    expect(player(scene, 0).at).toBe(4);
    expect(scene.view(1).discards.luck).toEqual(['exhaustion']);
  });
  test('H-20: with no card anywhere, the tile is quiet', () => {
    const all = PRINTED.luck.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    const scene = draw([], { players: [{ kept: all }] }).tells(1, { type: 'quiet', seat: seat(0), tile: 3, why: 'noLuck' });
    scene.asks(0, 'after');
  });
});
