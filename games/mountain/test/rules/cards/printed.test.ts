import { cardText, cardWords, render, type Worded } from '@tavern/engine';
import { expect, test } from 'vitest';
import { enemies, treasures } from '../../../rules/catalog.ts';
import { PRINTED } from '../../mountain.ts';
import { ENEMIES, LUCK, TREASURES } from './printed.ts';
import '../../../rules/cards/index.ts';

const wordsOf = (card: Worded): string => render(cardWords([card]), cardText(card));
const numbersIn = (card: Worded): string => (wordsOf(card).match(/[+−]?\d+/g) ?? []).join(' ');

for (const { rule, ...printed } of ENEMIES)
  test(`${rule}, KM-122, C-13: ${printed.name} has the printed numbers, says them, and has no rule of its own`, () => {
    const { text, ...card } = enemies.get(printed.id);
    expect(card).toEqual({ ...printed, damage: 1, drives: 1 });
    expect(text).toBe('HP {hp}, Attack {attack}, Defence {defence}.');
  });

test('KM-122: every enemy says its HP, Attack and Defence', () => {
  for (const card of PRINTED.enemies)
    expect([card.name, numbersIn(card)]).toEqual([card.name, `${card.hp} ${card.attack} ${card.defence}`.replace('-', '−')]);
});

for (const [rule, id, ...printed] of TREASURES)
  test(`${rule}, KM-107: ${id} is as printed, and its text says so`, () => {
    const card = treasures.get(id);
    const { name, tier, kind, size, copies, attack, defence, movement, bane } = card;
    expect([name, tier, kind, size, copies, attack, defence, movement, bane, numbersIn(card)]).toEqual(printed);
  });

for (const [rule, name, ...printed] of LUCK)
  test(`${rule}: ${name} has the printed copies, and its text the printed numbers`, () => {
    const card = PRINTED.luck.find((each) => each.name === name);
    expect([card?.copies, card && numbersIn(card)]).toEqual(printed);
  });

test('the printed lists name every card of the rules, in their order', () => {
  expect(PRINTED.enemies.map(({ name }) => name)).toEqual(ENEMIES.map(({ name }) => name));
  expect(PRINTED.treasures.map(({ id }) => id)).toEqual(TREASURES.map(([, id]) => id));
  expect(PRINTED.luck.map(({ name }) => name)).toEqual(LUCK.map(([, name]) => name));
});

test('KM-038: every card and class has a name and a full text, and no two have the same id', () => {
  const all: readonly Worded[] = [...PRINTED.classes, ...PRINTED.enemies, ...PRINTED.treasures, ...PRINTED.luck];
  for (const card of all) {
    expect(card.name.trim(), card.id).not.toBe('');
    expect(wordsOf(card), card.id).toMatch(/^[A-Z+\d].*\.$/);
    expect(wordsOf(card), card.id).not.toMatch(/[{}]/);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(7 + 12 + 22 + 13);
});
