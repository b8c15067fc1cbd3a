import { expect, test } from 'vitest';
import { treeFault } from '../../tree.ts';

test('an object of a nameless kind is a fault, not a crash', () => {
  expect(treeFault({ odd: Object.create(Object.create(null) as object) })).toMatch(/^state\.odd is an instance of/);
  expect(treeFault({ odd: Object.assign(new Map(), { constructor: null }) })).toMatch(/^state\.odd is an instance of/);
});

test('a list of a kind of its own, or with a symbol for a key, is a fault', () => {
  class Deck extends Array<number> {}
  expect(treeFault({ deck: new Deck() })).toMatch(/^state\.deck/);
  expect(treeFault({ deck: Object.assign([], { [Symbol('s')]: 1 }) })).toMatch(/^state\.deck/);
});
