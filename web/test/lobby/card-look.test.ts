import { fieldsOf, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { cardLook, chosenWords, hasCards } from '../../lobby/card-look.ts';
import { mountain } from './rooms.ts';

const words = withEngineTexts(mountain.texts).en;
const fields = fieldsOf(mountain.game.seatChoice({}), 'seat');
const board = fieldsOf(mountain.game.rules).find(({ name }) => name === 'board');

test('classes are cards; a choice without cards is none', () => {
  const [classes] = fields;
  if (classes === undefined || board === undefined) throw new Error('the mountain has no classes or no boards');
  expect(hasCards(words, classes)).toBe(true);
  expect(hasCards(words, board)).toBe(false);
});

test('every class says what it does, with its numbers', () => {
  const looks = fields.flatMap((field) =>
    field.type === 'choice' ? field.values.map(({ value }) => cardLook(words, mountain.game.content, value)) : [],
  );
  expect(looks).toHaveLength(7);
  for (const { name, text } of looks) expect(`${name} ${text}`).not.toMatch(/[[\]{}]/);
  expect(looks.find(({ name }) => name === 'Porter')?.text).toBe('5 slots in your backpack instead of 4.');
});

test('what a seat has chosen is called by its card', () => {
  expect(chosenWords(words, fields, { class: 'hunter' })).toEqual(['Hunter']);
  expect(chosenWords(words, fields, {})).toEqual([]);
});
