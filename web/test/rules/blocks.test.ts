import { LANGUAGES } from '@tavern/engine';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../rules/blocks.ts';
import { sectionsOf } from '../../rules/sections.ts';

test('blank lines separate paragraphs', () => {
  expect(blocksOf('One.\n\nTwo,\nstill two.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'paragraph', text: 'Two, still two.' },
  ]);
});

test('lines with a dash are one list, with or without a blank line before it', () => {
  const list = { kind: 'list', items: ['a', 'b - c'] };
  expect(blocksOf('These:\n- a\n- b - c')).toEqual([{ kind: 'paragraph', text: 'These:' }, list]);
  expect(blocksOf('These:\n\n- a\n- b - c\n\nAnd that is all.')).toEqual([
    { kind: 'paragraph', text: 'These:' },
    list,
    { kind: 'paragraph', text: 'And that is all.' },
  ]);
});

test('sections count up from 1, and end where one is missing', () => {
  const words = { 'rules.1.title': 'A', 'rules.1.text': 'a', 'rules.2.title': 'B', 'rules.2.text': 'b', 'rules.4.title': 'D' };
  expect(sectionsOf(words).map(({ title }) => title)).toEqual(['A', 'B']);
});

describe.each(registry)('the rules of $id', ({ load }) => {
  test('have the same sections in every language, built alike', async () => {
    const { texts, book } = await load();
    const read = await book?.();
    const shapes = LANGUAGES.map((language) =>
      sectionsOf({ ...texts[language], ...read?.[language] }).map(({ text }) =>
        blocksOf(text).map((block) => (block.kind === 'list' ? block.items.length : 0)),
      ),
    );
    expect(shapes[0]?.length).toBeGreaterThan(1);
    expect(shapes[1]).toEqual(shapes[0]);
  });
});
