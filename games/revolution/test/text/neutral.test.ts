import { readFileSync } from 'node:fs';
import { glossaryFaults, LANGUAGES, parseGlossary, placeholders, styleFaults, textFaults } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { GamePack } from '../../../registry.ts';
import { allTexts, hallTextsOf } from '../../../test/all-texts.ts';
import * as revolution from '../../index.ts';
import { bookOf } from '../../text/book/index.ts';
import { neutral, texts } from '../../text/index.ts';
import { NAMES, overlaid } from './names.ts';

const found = (words: { readonly [key: string]: string }): string[] =>
  Object.entries(words).flatMap(([key, text]) => (NAMES.test(text) ? [`${key}: ${text}`] : []));

const pack = revolution as unknown as GamePack;
const whole = await allTexts(pack);

describe('neutral names', () => {
  test.each(LANGUAGES)('leave none of the names in any text of the game, its table, its book and the hall: %s', (language) => {
    expect(found(whole[language]).length).toBeGreaterThan(10);
    expect(found(overlaid(whole)[language])).toEqual([]);
    expect(found(hallTextsOf('revolution')[language])).toEqual([]);
    for (const hiddenLeaders of [false, true]) expect(found(bookOf({ hiddenLeaders })[language])).toEqual([]);
  });

  test('replace texts that there are, with the same values in them, and keep to the style and the glossary', () => {
    expect(textFaults(neutral)).toEqual([]);
    expect(styleFaults(neutral)).toEqual([]);
    const terms = parseGlossary(readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8'));
    expect(glossaryFaults(neutral, terms)).toEqual([]);
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(neutral[language])) {
        expect(whole[language][key], key).toBeDefined();
        expect([...placeholders(text)].sort(), key).toEqual([...placeholders(whole[language][key] ?? '')].sort());
      }
    }
  });

  test('are unlike every other name', () => {
    for (const language of LANGUAGES) {
      const names = Object.entries(overlaid(texts)[language]).flatMap(([key, text]) =>
        /^card\.[^.]+\.name$/.test(key) ? [text] : [],
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
