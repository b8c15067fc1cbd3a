import { glossaryFaults, parseGlossary, render, say } from '@tavern/engine';
import { expect, test } from 'vitest';

test('a missing key shows in brackets, whatever its name', () => {
  expect(render({}, say('constructor'))).toBe('[constructor]');
  expect(render({ a: '{valueOf}' }, say('a', {}))).toBe('[valueOf]');
});

test('a term of the glossary may hold any character', () => {
  const texts = { en: { a: 'Roll a die (d6) now' }, 'zh-Hant': { a: '現在擲' } };
  expect(glossaryFaults(texts, [{ en: 'die (d6)', zh: ['骰子'] }])).toHaveLength(1);
});

test('a term without a translation is not satisfied by every text', () => {
  const terms = parseGlossary('| English | 中文 |\n|---|---|\n| trap | |\n');
  expect(glossaryFaults({ en: { a: 'A trap' }, 'zh-Hant': { a: '圈套' } }, terms)).toHaveLength(1);
});

test('a glossary may have several tables', () => {
  const table = (term: string) => `| English | 中文 |\n|---|---|\n| ${term} | 詞 |\n`;
  expect(parseGlossary(`${table('trap')}\nCards:\n\n${table('pack')}`).map(({ en }) => en)).toEqual(['trap', 'pack']);
});
