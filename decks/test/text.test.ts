import { readFileSync } from 'node:fs';
import { boxTexts, deckTexts } from '@tavern/decks';
import { glossaryFaults, parseGlossary, styleFaults, textFaults } from '@tavern/engine';
import { expect, test } from 'vitest';

test('both languages are complete, and keep to the glossary and the house’s style', () => {
  const terms = parseGlossary(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));
  expect(terms.find(({ en }) => en === 'deck')?.zh).toContain('牌組');
  for (const texts of [deckTexts, boxTexts]) {
    expect(textFaults(texts)).toEqual([]);
    expect(glossaryFaults(texts, terms)).toEqual([]);
    expect(styleFaults(texts)).toEqual([]);
  }
});
