import { readFileSync } from 'node:fs';
import { glossaryFaults, parseGlossary, textFaults, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { allTexts } from './all-texts.ts';

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
});
