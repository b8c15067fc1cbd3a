import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Texts, withEngineTexts } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { expect, test } from 'vitest';
import { adminTexts } from '../../../server/admin/text/texts.ts';
import { idleKeys, missingKeys, untranslated, wordsInCode } from './faults.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const pages = globSync('server/admin/page/*.ts', { cwd: ROOT }).map((path) => ({
  path,
  code: readFileSync(`${ROOT}${path}`, 'utf8'),
}));
/** What is only refused is asked for by nobody. */
const shown = (texts: Texts): Texts => {
  const own = (words: Texts['en']) => Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('admin.')));
  return { en: own(texts.en), 'zh-Hant': own(texts['zh-Hant']) };
};
const page = shown(adminTexts);
const all: Texts = withEngineTexts({
  en: { ...wireTexts.en, ...adminTexts.en },
  'zh-Hant': { ...wireTexts['zh-Hant'], ...adminTexts['zh-Hant'] },
});
const COMPUTED = { 'admin.act.{}': 'one per act', 'admin.for.{}': 'one per length of time' };

test('the words of the admins’ page are data: none is in code, none is missing, none is idle', () => {
  expect(pages.length).toBeGreaterThan(4);
  expect(wordsInCode(pages, page)).toEqual([]);
  expect(missingKeys(pages, page, all, COMPUTED)).toEqual([]);
  expect(idleKeys(pages, page, COMPUTED)).toEqual([]);
  expect(untranslated(page, {})).toEqual([]);
});
