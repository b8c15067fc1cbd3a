import type { Json } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDelta, type Delta, deltaOf } from '../delta.ts';
import { frozen, packetsOf } from './packets.ts';

const RUNS = samples(500, 5_000);
const text = (tree: unknown): string => JSON.stringify(tree);
const sent = (delta: Delta): Delta => JSON.parse(text(delta));
/** Own keys only, so that a prototype that was tampered with would show. */
const plain = (tree: unknown): string =>
  JSON.stringify(tree, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { keys: Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) }
      : value,
  );

function goesRound(before: unknown, after: unknown): Delta {
  const delta = sent(deltaOf(frozen(before), frozen(after)));
  const got = applyDelta(before, delta);
  if (plain(got) !== plain(after)) expect(plain(got)).toBe(plain(after));
  // Told by places it is hardly ever longer than the whole. The worst is an empty list in its place: `0,[[]],` for `[],`.
  const most = (text(after).length * 7) / 3 + 8;
  if (text(delta).length > most) expect(text(delta).length).toBeLessThanOrEqual(most);
  return delta;
}

/** None that JSON must escape: Node 24 itself sometimes reads those wrongly (nodejs/node issue 63785). */
const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', '', '0', '1', '-1', 'a', 'b', 'é'),
  fc.string({ maxLength: 3 }).filter((key) => text(key) === `"${key}"`),
);
const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<Json[]>(null, true, false, 0, 1, -1, 2.5, 1e300, '', '0', 'é\u2028"\\', {}, []),
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.array(fc.tuple(keys, tie('tree')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

/** The same tree with something else at one place or another; what is not on the way there is shared. */
const edited = (tree: Json, other: Json, path: readonly number[]): Json => {
  const [first, ...rest] = path;
  if (first === undefined || typeof tree !== 'object' || tree === null) return other;
  if (Array.isArray(tree)) {
    const at = first % (tree.length + 1);
    if (rest.length === 0) return first % 2 === 0 ? tree.toSpliced(at, 0, other) : tree.toSpliced(at, 1);
    return at < tree.length ? tree.with(at, edited(tree[at] as Json, other, rest)) : [...tree, other];
  }
  const entries = Object.entries(tree);
  const at = first % (entries.length + 1);
  const [key, value] = entries[at] ?? ['new', null];
  if (rest.length === 0) return Object.fromEntries(entries.filter((entry) => entry[0] !== key));
  return Object.fromEntries([...entries.filter((entry) => entry[0] !== key), [key, edited(value, other, rest)]]);
};
const paths = fc.array(fc.nat(9), { maxLength: 4 });

describe('a delta', () => {
  test('makes any tree from any other', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => void goesRound(before, after)),
      { numRuns: RUNS },
    );
  });

  test('makes any tree from one that is nearly the same, whether or not they share anything', () => {
    fc.assert(
      fc.property(tree, tree, paths, paths, (before, other, one, two) => {
        const after = edited(edited(before, other, one), other, two);
        const delta = goesRound(before, after);
        expect(goesRound(structuredClone(before), structuredClone(after))).toEqual(delta);
        expect(text(goesRound(before, structuredClone(before)))).toBe(
          typeof before === 'object' && before !== null ? '[]' : text(before),
        );
      }),
      { numRuns: RUNS },
    );
  });

  test('does not depend on the order in which keys were added', () => {
    const delta = deltaOf({ b: 1, a: { d: 1, c: 2 } }, { a: { c: 2, d: 3 }, b: 1 });
    expect(delta).toEqual([0, [1, 3]]);
    expect(applyDelta({ a: { c: 2, d: 1 }, b: 1 }, delta)).toEqual({ a: { c: 2, d: 3 }, b: 1 });
  });

  test.each<[what: string, before: Json, after: Json, delta: Delta]>([
    ['nothing', { a: 1 }, { a: 1 }, []],
    ['a value', 1, 2, 2],
    ['null, which is not gone', { a: { x: 1 }, b: 2 }, { a: null, b: 2 }, [0, null]],
    ['gone, which is not null', { a: 1, bb: [1, 2, 3, 4, 5] }, { bb: [1, 2, 3, 4, 5] }, [-1]],
    ['a new key', { a: 'something' }, { a: 'something', b: [1] }, ['b', [[1]]]],
    ['a list for another', { a: [1, 2], z: 'longer' }, { a: [], z: 'longer' }, [0, [[]]]],
    ['an object for a list', { a: [1, 2], z: 'longer' }, { a: {}, z: 'longer' }, [0, {}]],
    [
      'deep inside',
      { a: { b: [{ c: 'long' }, { c: 'longer' }] } },
      { a: { b: [{ c: 'long' }, { c: 3 }] } },
      [0, [0, [1, [0, 3]]]],
    ],
    ['at the end', ['one', 'two', 'three'], ['one', 'two', 'three', 'four'], [-4, 0, 'four']],
    ['from the middle', ['one', 'two', 'three', 'four'], ['one', 'three', 'four'], [-2, 1]],
    ['into the middle', ['one', 'two', 'three', 'four'], ['one', 'x', 'two', 'three', 'four'], [-2, 0, 'x']],
    ['cut short', ['one', 'two', 'three', 'four'], ['one'], [-2, 3]],
    ['changed, and more', [{ a: 'long', b: 1 }, 'x'], [{ a: 'long', b: 2 }, 'y', 'z'], [0, [1, 2], 1, 'y', -3, 0, 'z']],
    ['all of it', { a: 1, b: 2 }, { a: 3, b: 4 }, [0, 3, 1, 4]],
    ['all of it, shorter whole', { a: 1, b: 2, c: 3, d: 4, e: 5 }, { f: 1 }, { f: 1 }],
    [
      'the example',
      { at: 3, hp: 5, pack: ['axe', 'robe'] },
      { at: 4, hp: 5, pack: ['axe', 'beer', 'rope'] },
      [0, 4, 2, [-2, 1, 'beer', 'rope']],
    ],
  ])('%s', (_what, before, after, delta) => {
    expect(goesRound(before, after)).toEqual(delta);
  });

  test('shares what did not change, and leaves the rest alone', () => {
    const before = frozen({ a: { x: [1, 2] }, b: { y: [{ z: 1 }, { z: 2 }] } });
    const after = applyDelta(before, deltaOf(before, { a: { x: [1, 2] }, b: { y: [{ z: 1 }, { z: 3 }] } }));
    expect(after.a).toBe(before.a);
    expect(after.b).not.toBe(before.b);
    expect(after.b.y[0]).toBe(before.b.y[0]);
    expect(before.b.y[1]).toEqual({ z: 2 });
    expect(applyDelta(before, [])).toBe(before);
  });

  test('costs what has changed, not what there is', () => {
    const big = {
      rows: Array.from({ length: 500 }, (_, row) => ({
        row,
        cells: Array.from({ length: 20 }, (_, cell) => ({ cell, at: `${row}` })),
      })),
    };
    const after = structuredClone(big);
    const cell = after.rows[321]?.cells[7];
    if (cell !== undefined) cell.at = 'here';
    expect(text(goesRound(big, after)).length).toBeLessThan(40);
    expect(text(goesRound(big, { rows: big.rows.toSpliced(100, 3) })).length).toBeLessThan(20);
    expect(text(goesRound(big, { rows: big.rows.toSpliced(100, 0, { row: -1, cells: [] }) })).length).toBeLessThan(50);
  });

  test('hardly looks into what is one object before and after', () => {
    let looks = 0;
    const ownKeys = (): string[] => {
      looks += 1;
      return [];
    };
    const shared = Array.from({ length: 1_000 }, () => new Proxy({}, { ownKeys }));
    const named = Object.fromEntries(shared.map((each, index) => [`k${index}`, each]));
    const before = { list: [...shared, 1], named: { ...named, n: 1 }, shared };
    expect(deltaOf(before, { ...before, list: [...shared, 2] })).toEqual([0, [1_000, 2]]);
    expect(deltaOf(before, { ...before, named: { ...named, n: 2 } })).toEqual([1, [1_000, 2]]);
    expect(looks).toBeLessThan(50);
  });
});

describe('a delta that does not fit', () => {
  const before = { a: 1, b: { c: [1, 2] }, list: [1, 2, 3] };

  test.each<[why: string, delta: unknown]>([
    ['no such place', [3, 1]],
    ['no such place to empty', [-4]],
    ['half a place', [0.5, 1]],
    ['a place by another name', [null, 1]],
    ['an object for a place', [{}, 1]],
    ['true for a place', [true, 1]],
    ['a key that is not new', ['a', 2]],
    ['a change of a new key', ['d', [0, 1]]],
    ['nothing for a new key', ['d', []]],
    ['a place and no change', [0]],
    ['a key and no value', ['d']],
    ['more after a list', [[1], 2]],
    ['places of a number', [0, [0, 1]]],
    ['no such place in a list', [2, [3, 1]]],
    ['a key in a list', [2, ['a', 1]]],
    ['a splice beyond the end', [2, [-5, 0, 1]]],
    ['a splice of too many', [2, [-2, 3]]],
    ['a splice of less than none', [2, [-2, -1]]],
    ['a splice of half an item', [2, [-2, 0.5]]],
    ['a splice without a count', [2, [-2]]],
    ['a splice with a text for a count', [2, [-2, '1']]],
    ['undefined', undefined],
    ['a function', [0, () => 1]],
  ])('is refused: %s', (_why, delta) => {
    expect(() => applyDelta(frozen(before), delta as Delta)).toThrow(/^a delta that does not fit/);
  });

  test('never does anything but throw or give a tree, whatever it is', () => {
    fc.assert(
      fc.property(tree, tree, (before, delta) => {
        const was = text(before);
        try {
          applyDelta(frozen(before), delta);
        } catch (error) {
          expect(String(error)).toMatch(/a delta that does not fit/);
        }
        expect(text(before)).toBe(was);
      }),
      { numRuns: RUNS },
    );
  });

  test('cannot reach any prototype', () => {
    const evil: Json = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}');
    for (const start of [{}, { a: 1 }, { a: { b: 1 } }]) {
      for (const delta of [evil, ['__proto__', evil], ['constructor', evil], ['a2', evil, '__proto__', { polluted: true }]]) {
        const after = applyDelta<object>(start, delta);
        expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
        expect((after as { polluted?: true }).polluted).toBeUndefined();
      }
      expect(() => applyDelta(start, ['__proto__', ['polluted', true]])).toThrow(/does not fit/);
      expect(() => applyDelta(start, ['constructor', ['prototype', ['polluted', true]]])).toThrow(/does not fit/);
    }
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });
});

describe.each([
  { game: 'race', players: 4, most: 0.6 },
  { game: 'king-of-the-mountain', players: 5, most: 0.08 },
])('the frames of $game', ({ game, players, most }) => {
  test('go round for every viewer, share what did not change, and are small', async () => {
    let [whole, deltas] = [0, 0];
    for (const packets of await packetsOf(game, players, 3)) {
      expect(packets.length).toBeGreaterThan(10);
      for (const [index, after] of packets.entries()) {
        const before = packets[index - 1];
        if (before === undefined) continue;
        const delta = goesRound(before, after);
        const got = applyDelta(before, delta);
        if (after.view === before.view) expect(got.view).toBe(before.view);
        whole += text(after).length;
        deltas += text(delta).length;
      }
    }
    expect(deltas / whole).toBeLessThan(most);
  });
});
