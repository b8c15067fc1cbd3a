import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../rules/catalog.ts';
import { attack, mountain, player } from '../mountain.ts';
import { choices, duel, end, heard, move, only, told } from './actions.ts';

/** Seat 0 moves one tile, onto this kind. */
const onto = (kind: 'enemy1' | 'enemy2' | 'enemy3' | 'luck', dice: number[] = []) =>
  mountain({ players: [{ at: 8 }, {}], board: { 9: kind }, dice: [1, ...dice], rests: ['fight', 'after'] });

const tiersOf = (cards: readonly string[]): number[] => cards.map((card) => enemies.get(card).tier);

describe('quiet tiles', () => {
  test('KM-079: Start has no effect', () => {
    const scene = mountain({ players: [{ at: 2, hp: 3 }, { at: 5 }], luck: ['cave-in'], dice: [1] });
    scene.answer(0, move).tells(0, { type: 'landed', tile: 0, kind: 'start' });
    expect(told(scene).at(-1)).toBe('landed');
    expect(player(scene, 0)).toMatchObject({ at: 0, hp: 3, pack: [] });
    expect(scene.options(0)).toEqual([end]);
  });

  test('KM-085: a Sanctuary has no effect of its own', () => {
    const scene = mountain({ players: [{ at: 6, hp: 3 }, {}], dice: [1] });
    scene.answer(0, move);
    expect(told(scene)).toEqual(['rolled', 'moved', 'landed']);
    expect(player(scene, 0)).toMatchObject({ at: 7, hp: 3 });
  });

  test('KM-086: the Final tile does nothing but wait', () => {
    const scene = mountain({ players: [{ at: 18, hp: 3 }, {}], dice: [1] });
    scene.answer(0, move);
    expect(told(scene)).toEqual(['rolled', 'moved', 'landed']);
    expect(scene.match.over).toBeNull();
  });
});

describe('Enemy tiles', () => {
  test('KM-080: E1 is one enemy of tier 1, always', () => {
    const scene = onto('enemy1').answer(0, move);
    expect(tiersOf(only(scene, 'foes').foes)).toEqual([1]);
    expect(scene.view(1).fight?.foes).toHaveLength(1);
    scene.asks(0, 'fight');
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('KM-081: E2 is two of tier 1 in 7 of 10 cases (%i)', (die) => {
    expect(tiersOf(only(onto('enemy2', [die]).answer(0, move), 'foes').foes)).toEqual([1, 1]);
  });

  test.each([7, 8, 9])('KM-081: E2 is one of tier 2 in 3 of 10 cases (%i)', (die) => {
    expect(tiersOf(only(onto('enemy2', [die]).answer(0, move), 'foes').foes)).toEqual([2]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('KM-082: E3 is two of tier 2 in 7 of 10 cases (%i)', (die) => {
    expect(tiersOf(only(onto('enemy3', [die]).answer(0, move), 'foes').foes)).toEqual([2, 2]);
  });

  test.each([7, 8])('KM-082: E3 is one of tier 2 and one of tier 1 in 2 of 10 cases (%i)', (die) => {
    expect(tiersOf(only(onto('enemy3', [die]).answer(0, move), 'foes').foes)).toEqual([2, 1]);
  });

  test('KM-082: E3 is one of tier 3 in 1 of 10 cases', () => {
    expect(tiersOf(only(onto('enemy3', [9]).answer(0, move), 'foes').foes)).toEqual([3]);
  });

  test.each(['enemy2', 'enemy3'] as const)('KM-081, KM-082: the chances of %s are tenths', (kind) => {
    expect(() => onto(kind, [10]).answer(0, move)).toThrow('int(10)');
    onto(kind, [9]).answer(0, move);
  });

  test('H-20: no enemy of the tier left: one of the next lower tier', () => {
    const scene = mountain({
      players: [{ at: 8 }, {}],
      board: { 9: 'enemy3' },
      dice: [1, 9],
      enemies2: ['orc'],
      with: (state) => {
        // The whole of tier 3 is where nobody will draw it.
        state.decks.enemy[0]?.unshift(...(state.decks.enemy[2]?.splice(0) ?? []));
      },
      rests: ['fight'],
    });
    scene.answer(0, move);
    expect(only(scene, 'foes').foes).toEqual(['orc']);
  });
});

describe('empty decks', () => {
  test('H-20: no enemies at all: the tile is quiet', () => {
    const scene = mountain({
      players: [{ at: 1 }, {}],
      dice: [1],
      with: ({ decks }) => void decks.enemy[2]?.unshift(...(decks.enemy[0]?.splice(0) ?? [])),
    });
    scene
      .answer(0, move)
      .tells(1, { type: 'quiet', seat: seat(0), tile: 2, why: 'noEnemies' })
      .asks(0, 'after');
  });

  test('H-20: no Luck cards: the tile is quiet', () => {
    const scene = mountain({
      players: [{ at: 2 }, {}, {}],
      dice: [1],
      // All of them are kept by somebody.
      with: ({ decks, players }) => {
        for (const card of decks.luck.splice(0)) players[2]?.kept.push({ card, at: null });
      },
    });
    scene
      .answer(0, move)
      .tells(1, { type: 'quiet', seat: seat(0), tile: 3, why: 'noLuck' })
      .asks(0, 'after');
  });
});

describe('Treasure tiles', () => {
  test.each([
    [1, 'lamp'],
    [2, 'smoke-bomb'],
    [3, 'wardstone'],
  ] as const)('KM-083, H-04: T%i gives one card of that tier', (tier, card) => {
    const scene = mountain({
      players: [{ at: 8 }, {}],
      board: { 9: `treasure${tier}` },
      [`treasure${tier}`]: [card],
      dice: [1],
    });
    scene.answer(0, move);
    expect(only(scene, 'drew', 0)).toEqual({ type: 'drew', seat: 0, tier, card, from: 'tile' });
    expect(player(scene, 0).pack).toEqual([card]);
  });
});

describe('Luck tiles', () => {
  test('KM-084: one Luck card', () => {
    const scene = mountain({ players: [{ at: 1 }, {}], luck: ['covered-pit', 'faint'], treasure1: ['beer'], dice: [2] });
    scene.answer(0, move).tells(1, { type: 'luckDrawn', seat: seat(0), card: 'covered-pit' });
    expect(heard(scene, 'luckDrawn')).toHaveLength(1);
    expect(scene.view(null).decks.luck).toBe(31);
    expect(scene.state.discards.luck).toEqual(['covered-pit']);
  });
});

describe('Sanctuary', () => {
  test('KM-085, KM-205: no duel starts there as an action', () => {
    const scene = mountain({ players: [{ at: 7 }, { at: 7 }] });
    scene.refuses(0, duel(1), 'not-an-option', 'blocked.sanctuary');
  });

  test('KM-085: nor on arrival', () => {
    const scene = mountain({ players: [{ at: 6 }, { at: 7 }], dice: [1] });
    scene.answer(0, move).refuses(0, duel(1), 'not-an-option', 'blocked.sanctuary');
  });

  test('KM-085, H-26: it trumps the Nefarious Spirit, who looks for the next one', () => {
    const scene = mountain({ players: [{ at: 9 }, { at: 7 }, { at: 15 }], luck: ['nefarious-spirit'], dice: [1] });
    scene.answer(0, move);
    expect(only(scene, 'challenged')).toMatchObject({ targets: [2], cause: 'spirit' });
    expect(player(scene, 0).at).toBe(15);
    scene.asks(0, 'duel');
  });

  test('KM-085, H-29: it trumps an Ambush whose owner stands in it', () => {
    const scene = mountain({
      players: [{ at: 7 }, { at: 7, kept: [{ card: 'ambush-opportunity', at: 8 }] }],
      treasure1: ['beer'],
      dice: [1],
    });
    scene.answer(0, move).asksNothing(1).tells(null, { type: 'ambushWasted', why: 'unable' });
  });

  test('KM-085: trading is allowed there', () => {
    const scene = mountain({ players: [{ at: 7, pack: ['beer'] }, { at: 7 }] });
    expect(choices(scene, 0, 'trade')).toHaveLength(1);
  });

  test('KM-085: a fight against enemies is no duel, and a retreat may lead into a Sanctuary', () => {
    const scene = mountain({
      players: [{ at: 11 }, { at: 7 }],
      board: { 13: 'enemy1' },
      enemies1: ['goblin'],
      dice: [2, 1, 6, 1, 6],
    });
    scene.answer(0, move).answer(0, attack(0)).answer(0, { do: 'retreat' });
    expect(player(scene, 0).at).toBe(7);
    expect(choices(scene, 0, 'duel')).toEqual([]);
  });
});
