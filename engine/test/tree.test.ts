import { canonical, copy, same } from '@tavern/engine';
import { expect, test } from 'vitest';
import { share } from '../json.ts';
import { treeFault } from '../tree.ts';

class Card {
  readonly id = 'coin';
}
const shared = { id: 'ring' };
const named = Object.assign([1], { name: 'deck' });

const faults: readonly [fault: string, tree: unknown][] = [
  ['state.f is a function', { f: () => 1 }],
  ['state.a.b is undefined', { a: { b: undefined } }],
  ['state.s is a symbol', { s: Symbol('s') }],
  ['state.n is a bigint', { n: 1n }],
  ['state.card is an instance of Card', { card: new Card() }],
  ['state.m is an instance of Map', { m: new Map() }],
  ['state.d[1] is an instance of Date', { d: [1, new Date(0)] }],
  ['state.l[1] is a hole', { l: Object.assign([1], { 2: 3 }) }],
  ['state.l[0] is undefined', { l: [undefined] }],
  ['state.b is an object that also stands elsewhere in the tree', { a: shared, b: shared }],
  ['state.x is NaN, not a whole number', { x: Number.NaN }],
  ['state.x is Infinity, not a whole number', { x: Number.POSITIVE_INFINITY }],
  ['state.x is 0.5, not a whole number', { x: 0.5 }],
  ['state.x is 9007199254740992, not a whole number', { x: 2 ** 53 }],
  ['state.x is -0', { x: -0 }],
  ['state has a symbol for a key', { [Symbol('s')]: 1 }],
  ['state.l is a list with named fields', { l: named }],
  ['state is undefined', undefined],
];

test.each(faults)('%s', (fault, tree) => {
  expect(treeFault(tree)).toBe(fault);
});

test('a tree that holds itself is an object that stands twice', () => {
  const loop: { self?: object } = {};
  loop.self = loop;
  expect(treeFault(loop, 'event')).toBe('event.self is an object that also stands elsewhere in the tree');
});

test('plain trees have no fault', () => {
  const bare = Object.assign(Object.create(null) as object, { a: 1 });
  for (const tree of [null, true, '', 0, -3, [], {}, [[], [{}]], { a: [1, 'b', null, { c: false }] }, bare])
    expect(treeFault(tree)).toBeNull();
});

test('a copy is equal and shares nothing, at any depth', () => {
  const tree = { a: [{ b: [1, null] }, [2]], c: { d: 'e', f: null } };
  const twin = copy(tree);
  expect(twin).toEqual(tree);
  expect(treeFault([tree, twin])).toBeNull();
  expect([copy(7), copy(null), copy('x')]).toEqual([7, null, 'x']);
});

test('canonical text is JSON with sorted keys and nothing between', () => {
  expect(canonical({ b: [1, { z: null, y: true }], a: 'é"\n' })).toBe('{"a":"é\\"\\n","b":[1,{"y":true,"z":null}]}');
  expect(canonical({ 10: 'x', 9: 'y', a: undefined })).toBe('{"10":"x","9":"y"}');
  expect([canonical([]), canonical({}), canonical(-0)]).toEqual(['[]', '{}', '0']);
});

test('what is not JSON has no canonical text', () => {
  for (const tree of [
    undefined,
    () => 1,
    1n,
    Symbol('s'),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [undefined],
    { a: [Number.NaN] },
  ])
    expect(() => canonical(tree)).toThrow('not JSON');
});

const pairs: readonly [equal: boolean, a: unknown, b: unknown][] = [
  [true, { a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }],
  [true, [], []],
  [true, 'x', 'x'],
  [false, { a: 1 }, { a: 2 }],
  [false, { a: 1 }, { b: 1 }],
  [false, { a: 1 }, { a: 1, b: 1 }],
  [false, { a: 1, b: 1 }, { a: 1 }],
  [false, { a: undefined }, { b: undefined }],
  [false, [1, 2], [2, 1]],
  [false, [1], { 0: 1 }],
  [false, [], {}],
  [false, null, {}],
  [false, 1, '1'],
  [false, { toString: 1 }, { valueOf: 1 }],
];

test.each(pairs)('same: %j (%j, %j)', (equal, a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([equal, equal]);
});

test('a tree that nobody changes any more is taken as it is; parts that are equal to those before are the ones before', () => {
  const before = { at: [1, 2], box: { of: ['axe'] }, old: null };
  expect(share(before, copy(before))).toBe(before);
  expect(share(undefined, before)).toBe(before);
  const [moved, other] = [
    { ...before, at: [1, 3] },
    { ...copy(before), at: [1, 3] },
  ];
  expect(share(before, moved)).toBe(moved);
  const shared = share(before, other);
  expect(shared).toEqual(other);
  expect(shared.box).toBe(before.box);
  expect(other.box).not.toBe(before.box);
  const [longer, shorter] = [[...before.at, 3], { at: before.at, box: before.box }];
  expect(share<object>(before.at, longer)).toBe(longer);
  expect(share<object>(before, shorter)).toBe(shorter);
  const missing = { at: before.at, box: before.box, new: undefined };
  expect(share<object>(before, missing)).toBe(missing);
});
