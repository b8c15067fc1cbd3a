import { readFileSync } from 'node:fs';
import { glossaryFaults, LANGUAGES, parseGlossary, type Texts, textFaults } from '@tavern/engine';
import { registry } from '@tavern/games';
import { requests } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { words as en } from '../text/en/index.ts';
import { words as zhHant } from '../text/zh-Hant/index.ts';
import { doubleKeys, idleKeys, missingKeys, untranslated, wordsInCode } from './words/faults.ts';
import { ALIKE, COMPUTED, OF_GAMES } from './words/reasons.ts';
import { ownFiles, sources } from './words/sources.ts';

const files = ownFiles();
const own = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.assign({}, ...files.filter((file) => file.language === language).map(({ words }) => words)),
  ]),
) as unknown as Texts;
const all: Texts = { en, 'zh-Hant': zhHant };
const packs = await Promise.all(registry.map(async ({ id, load }) => ({ id, texts: (await load()).texts })));
const reasons = { ...COMPUTED, ...OF_GAMES };
const code = sources();

describe('the words of the page', () => {
  test('are all in web/text: none stands in code', () => {
    expect(code.length).toBeGreaterThan(20);
    expect(wordsInCode(code, own)).toEqual([]);
  });

  test('are there for every key that is asked for, in every language', () => {
    expect(missingKeys(code, own, all, reasons, new Set(Object.keys(requests)))).toEqual([]);
  });

  test('are all asked for', () => {
    expect(idleKeys(code, own, reasons)).toEqual([]);
  });

  test('name the same things in every language', () => {
    expect(textFaults(own)).toEqual([]);
    expect(untranslated(own, ALIKE)).toEqual([]);
  });

  test('keep to the glossary', () => {
    const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
    expect(glossaryFaults(own, parseGlossary(glossary))).toEqual([]);
  });

  test.each(LANGUAGES)('stand in one file each: %s', (language) => {
    expect(doubleKeys(files.filter((file) => file.language === language))).toEqual([]);
  });

  test('are not drowned out at a table: no game has a key of the page', () => {
    for (const { id, texts } of packs)
      expect(
        Object.keys(texts.en).filter((key) => key in own.en),
        id,
      ).toEqual([]);
  });
});

test('what the page asks of every game, every game has', () => {
  for (const key of Object.keys(OF_GAMES).filter((shape) => !shape.includes('{}')))
    for (const { id, texts } of packs)
      for (const language of LANGUAGES) expect(texts[language][key], `${key} of ${id} in ${language}`).toBeTruthy();
});
