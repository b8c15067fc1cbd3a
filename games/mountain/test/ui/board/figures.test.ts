import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../../rules/game.ts';
import { flownIn } from '../../../ui/board/flown.ts';
import { figureState, placedOn, walksIn } from '../../../ui/board/placed.ts';
import { tableMountain } from '../../../ui/board/shapes.ts';
import { spotsOn } from '../../../ui/board/spots.ts';
import type { Showing } from '../../../ui/show/types.ts';
import { type Hero, mountain } from '../../mountain.ts';

const seen = (players: readonly Hero[]) => game.view(mountain({ players }).state, null);
const still = { value: () => 0, listen: () => () => {} };

describe('figures', () => {
  test('KM-029: a knocked-out player is drawn so, at the end of the row', () => {
    const shown = seen([{ at: 8 }, { at: 8, hp: 0 }, { at: 8 }]);
    expect(figureState(shown, seat(1), seat(0), false)).toBe('down');
    const row = spotsOn(tableMountain, 8, 3);
    expect(
      placedOn(tableMountain, shown).map(({ seat: who, spot }) => [who, row.indexOf(row.find(({ x }) => x === spot.x) ?? spot)]),
    ).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  test('KM-029: the viewer stands in the middle of the front row of a crowd, with space for a name', () => {
    const shown = seen(Array.from({ length: 6 }, () => ({ at: 0 })));
    const [row, placed] = [spotsOn(tableMountain, 0, 6), placedOn(tableMountain, shown, seat(4))];
    expect(placed.find(({ seat: who }) => who === 4)?.spot).toEqual(row[0]);
    const front = row.filter(({ y }) => y === row[0]?.y).map(({ x }) => x);
    expect(front.toSorted((a, b) => a - b)[1]).toBe(row[0]?.x);
    expect(row[0]?.freeWidth).toBe(spotsOn(tableMountain, 0, 1)[0]?.freeWidth);
  });

  test('KM-029: four who set out stand in one row: two rows would make them no larger', () => {
    expect(new Set(spotsOn(tableMountain, 0, 4).map(({ y }) => y)).size).toBe(1);
  });

  test('KM-029: gold is for the viewer, in their own turn or when they are asked; for nobody else', () => {
    const shown = seen([{ at: 8 }, { at: 8 }]);
    expect(shown.current).toBe(0);
    expect(figureState(shown, seat(0), seat(0), false)).toBe('current');
    expect(figureState(shown, seat(0), seat(1), false)).toBe('waiting');
    for (const other of [0, 1]) expect(figureState(shown, seat(other), seat(1 - other), true)).toBe('waiting');
    expect(figureState(shown, seat(1), seat(1), false)).toBe('waiting');
    expect(figureState(shown, seat(1), seat(1), true)).toBe('current');
    expect(figureState({ ...shown, winner: seat(0) }, seat(0), seat(0), false)).toBe('waiting');
  });

  test('H-37: a player who is invisible stays on the mountain, faint', () => {
    expect(figureState(seen([{ at: 1 }, { at: 8, invisible: true }]), seat(1), seat(0), false)).toBe('invisible');
  });

  test('H-52: a player who gave up is gone', () => {
    expect(placedOn(tableMountain, seen([{ at: 8 }, { at: 8, out: true }])).map(({ seat: who }) => who)).toEqual([0]);
  });

  test('a player who is told to have moved walks from the old spot to the new one; nobody walks for anything else', () => {
    const [before, after] = [seen([{ at: 3 }, { at: 3 }]), seen([{ at: 6 }, { at: 3 }])];
    const showing = (event: Showing['event']): Showing => ({
      id: '1',
      event,
      before,
      after,
      phase: 'moves',
      part: null,
      lasts: 450,
      fades: false,
      progress: still,
    });
    const placed = placedOn(tableMountain, after);
    expect(walksIn(tableMountain, showing({ type: 'moved', seat: seat(0), from: 3, to: 6, why: 'roll' }), placed)).toEqual([
      { seat: 0, walk: [3, 4, 5, 6], start: spotsOn(tableMountain, 3, 2)[0], end: spotsOn(tableMountain, 6, 1)[0] },
    ]);
    expect(walksIn(tableMountain, showing({ type: 'fell', seat: seat(0) }), placed)).toEqual([]);
  });
});

test('KM-155: two who change places leap at the same time, each to where the other stood', () => {
  const [before, after] = [seen([{ at: 3 }, { at: 6 }]), seen([{ at: 6 }, { at: 3 }])];
  const event = { type: 'swapped', seat: seat(0), with: seat(1), from: 3, to: 6 } as const;
  const showing: Showing = {
    id: '1.0',
    event,
    before,
    after,
    phase: 'moves',
    part: null,
    lasts: 600,
    fades: false,
    progress: still,
  };
  const [low, high] = [spotsOn(tableMountain, 3, 1)[0], spotsOn(tableMountain, 6, 1)[0]];
  expect(walksIn(tableMountain, showing, placedOn(tableMountain, after))).toEqual([
    { seat: 0, walk: [3, 6], start: low, end: high },
    { seat: 1, walk: [6, 3], start: high, end: low },
  ]);
  // They are told to have moved after it: that has been seen.
  const told = { type: 'moved', seat: seat(1), from: 6, to: 3, why: 'wave' } as const;
  expect(walksIn(tableMountain, { ...showing, event: told, before: after }, placedOn(tableMountain, after))).toEqual([]);
});

test('KM-042: a drawn treasure, a Luck card and every enemy leave their deck; a hidden card shows its back only', () => {
  expect(flownIn({ type: 'drew', seat: seat(2), tier: 2, card: null, from: 'tile' })).toEqual([
    { deck: 'treasure', card: null, tier: 2, seat: 2 },
  ]);
  expect(flownIn({ type: 'luckDrawn', seat: seat(2), card: 'faint' })[0]).toMatchObject({ deck: 'luck', card: 'faint' });
  expect(flownIn({ type: 'foes', seat: seat(0), foes: ['orc', 'troll'] }).map(({ card }) => card)).toEqual(['orc', 'troll']);
  expect(flownIn({ type: 'dropped', seat: seat(0), item: 'beer', from: 'pack' })).toEqual([]);
});
