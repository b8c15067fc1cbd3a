import { Catalog } from '@tavern/engine';
import { expect, test } from 'vitest';

function coins(): Catalog<{ readonly id: string; readonly worth: number }> {
  const catalog = new Catalog<{ readonly id: string; readonly worth: number }>('coin');
  catalog.add({ id: 'penny', worth: 1 });
  catalog.add({ id: 'crown', worth: 60 });
  return catalog;
}

test('a card is found by its id', () => {
  expect(coins().get('crown')).toEqual({ id: 'crown', worth: 60 });
});

test('all cards are in one list that grows, in the order in which they were added', () => {
  const catalog = coins();
  const { all } = catalog;
  catalog.add({ id: 'groat', worth: 4 });
  expect(all.map(({ id }) => id)).toEqual(['penny', 'crown', 'groat']);
  expect(catalog.all).toBe(all);
});

test('two cards of one id are a mistake in the cards', () => {
  const catalog = coins();
  expect(() => catalog.add({ id: 'penny', worth: 2 })).toThrow("two coin cards are called 'penny'");
  expect(catalog.get('penny').worth).toBe(1);
  expect(catalog.all).toHaveLength(2);
});

test('an id that no card has is a mistake, also one that every object knows', () => {
  expect(() => coins().get('guinea')).toThrow("no coin card is called 'guinea'");
  expect(() => coins().get('constructor')).toThrow("no coin card is called 'constructor'");
});
