import { readFileSync } from 'node:fs';
import { deckTexts } from '@tavern/decks';
import { glossaryFaults, parseGlossary, styleFaults, textFaults } from '@tavern/engine';
import { expect, test } from 'vitest';

test('both languages are complete, and keep to the glossary and the house’s style', () => {
  const terms = parseGlossary(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));
  expect(terms.find(({ en }) => en === 'deck')?.zh).toContain('牌組');
  expect(textFaults(deckTexts)).toEqual([]);
  expect(glossaryFaults(deckTexts, terms)).toEqual([]);
  expect(styleFaults(deckTexts)).toEqual([]);
});
