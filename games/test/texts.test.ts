import { readFileSync } from 'node:fs';
import { glossaryFaults, LANGUAGES, parseGlossary, styleFaults, textFaults, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { allTexts, hallTextsOf } from './all-texts.ts';

const terms = parseGlossary(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));

test('the glossary has terms', () => {
  expect(terms.length).toBeGreaterThan(10);
  expect(terms.find(({ en }) => en === 'match')).toEqual({ en: 'match', zh: ['對局'] });
});

test.each(registry)('$id: both languages are complete and keep to the glossary', async ({ id, load }) => {
  const pack = await load();
  const all = withEngineTexts(await allTexts(pack));
  expect(pack.game.name).toBe(id);
  expect(textFaults(all)).toEqual([]);
  expect(glossaryFaults(all, terms)).toEqual([]);
  expect(styleFaults(all)).toEqual([]);
});

test.each(registry.filter(({ hidden }) => hidden !== true))('$id: the hall can speak of it', async ({ id, load }) => {
  const { texts } = await load();
  const hall = hallTextsOf(id);
  expect(textFaults(hall)).toEqual([]);
  expect(glossaryFaults(hall, terms)).toEqual([]);
  expect(styleFaults(hall)).toEqual([]);
  for (const language of LANGUAGES) {
    const keys = Object.keys(hall[language]);
    // All games' are read together with the page's own.
    expect(keys.filter((key) => !key.startsWith(`hall.game.${id}.`))).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining(['name', 'about', 'size'].map((key) => `hall.game.${id}.${key}`)));
    expect(hall[language][`hall.game.${id}.name`]).toBe(texts[language]['game.name']);
  }
});
