import { fieldsOf, LANGUAGES, withEngineTexts } from '@tavern/engine';
import { registry } from '@tavern/games';
import { expect, test } from 'vitest';
import { heights } from '../../../../server/test/rooms/stand-ins.ts';
import { cardLook, chosenWords, hasCards } from '../../../parts/seats/card-look.ts';

const words = withEngineTexts(heights.texts).en;
const fields = fieldsOf(heights.game.seatChoice({}), 'seat');
const board = fieldsOf(heights.game.rules).find(({ name }) => name === 'board');

test('classes are cards; a choice without cards is not', () => {
  const [classes] = fields;
  if (classes === undefined || board === undefined) throw new Error('the heights have no classes or no boards');
  expect(hasCards(words, classes)).toBe(true);
  expect(hasCards(words, board)).toBe(false);
});

test('every class says what it does, with its numbers', () => {
  const looks = fields.flatMap((field) =>
    field.type === 'choice' ? field.values.map(({ value }) => cardLook(words, heights.game, String(value))) : [],
  );
  expect(looks).toHaveLength(7);
  for (const { name, text } of looks) expect(`${name} ${text}`).not.toMatch(/[[\]{}]/);
  expect(looks.find(({ name }) => name === 'Porter')?.text).toBe('5 slots in your backpack instead of 4.');
});

test('a seat’s choice has the name of its card', () => {
  expect(chosenWords(words, fields, { class: 'hunter' })).toEqual(['Hunter']);
  expect(chosenWords(words, fields, {})).toEqual([]);
});

test.each(registry)('$id: each value that a seat can choose says what it does, and has its own crest', async ({ load }) => {
  const { game, texts, look } = await load();
  for (const language of LANGUAGES) {
    const spoken = withEngineTexts(texts)[language];
    for (const field of fieldsOf(game.seatChoice(game.rules.parse({})), 'seat').filter((each) => hasCards(spoken, each))) {
      if (field.type !== 'choice') continue;
      for (const { value } of field.values) {
        expect(Object.values(cardLook(spoken, game, String(value))).join(' ')).not.toMatch(/[[\]{}]/);
        expect(look?.crests?.[String(value)], `the crest of ${value}`).toBeDefined();
      }
    }
  }
});
