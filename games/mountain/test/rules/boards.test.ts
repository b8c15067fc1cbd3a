import { create, fast } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { Rules } from '../../rules/house-rules.ts';

/** The names of section 4.2. */
const NAMES: { readonly [short: string]: string } = {
  start: 'start',
  E1: 'enemy1',
  E2: 'enemy2',
  E3: 'enemy3',
  T1: 'treasure1',
  T2: 'treasure2',
  T3: 'treasure3',
  luck: 'luck',
  sanctuary: 'sanctuary',
  final: 'final',
};

const tiles = (written: string): string[] =>
  written.split(' · ').map((each, index) => {
    const [number, short] = each.split(' ') as [string, string];
    expect(Number(number)).toBe(index);
    return NAMES[short] as string;
  });

const CLASSIC = tiles(
  '0 start · 1 T1 · 2 E1 · 3 luck · 4 E1 · 5 T2 · 6 E2 · 7 sanctuary · 8 T1 · 9 E2 · 10 luck · 11 E2 · 12 T2 · 13 E3 · 14 luck · 15 T3 · 16 E3 · 17 sanctuary · 18 T3 · 19 final',
);
const FORTUNE = tiles(
  '0 start · 1 T1 · 2 E1 · 3 luck · 4 E1 · 5 T1 · 6 luck · 7 sanctuary · 8 E2 · 9 T2 · 10 luck · 11 E2 · 12 T2 · 13 luck · 14 sanctuary · 15 E3 · 16 T3 · 17 luck · 18 E3 · 19 final',
);

const boardOf = (board: Rules['board'], seed = 1): string[] =>
  create(game, fast(seed), [{ class: 'scout' }, { class: 'scout' }], game.rules.parse({ board })).packet(null).view.board;

describe('the board', () => {
  test('KM-195: section 4.2: classic, tile by tile', () => {
    expect(boardOf('classic')).toEqual(CLASSIC);
  });

  test('KM-195: section 4.2: classic has 7 enemy, 6 treasure, 3 luck and 2 sanctuary tiles', () => {
    const count = (part: string) => boardOf('classic').filter((kind) => kind.startsWith(part)).length;
    expect(['enemy', 'treasure', 'luck', 'sanctuary'].map(count)).toEqual([7, 6, 3, 2]);
  });

  test('section 4.2: fortune, tile by tile', () => {
    expect(boardOf('fortune')).toEqual(FORTUNE);
  });

  test('H-01: classic is the default', () => {
    expect(game.rules.parse({}).board).toBe('classic');
  });

  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  test('H-01: a shuffled board begins at Start and ends at the summit', () => {
    for (const seed of seeds) {
      const board = boardOf('shuffled', seed);
      expect(board).toHaveLength(20);
      expect([board[0], board[19]]).toEqual(['start', 'final']);
    }
  });

  test.each([
    ['first', 1],
    ['second', 7],
    ['last', 13],
  ])('H-01: a shuffled board keeps the tiles of the %s third there, so that tiers still rise', (_, from) => {
    const third = (board: readonly string[]) => board.slice(from, from + 6);
    const orders = new Set<string>();
    for (const seed of seeds) {
      const shuffled = third(boardOf('shuffled', seed));
      expect(shuffled.toSorted()).toEqual(third(CLASSIC).toSorted());
      orders.add(shuffled.join());
    }
    expect(orders.size).toBeGreaterThan(10);
  });
});
