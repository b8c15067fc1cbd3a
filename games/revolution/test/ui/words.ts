import { type Language, render, type Say, withEngineTexts } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import { texts } from '../../text/index.ts';
import { tableTexts } from '../../text/table/index.ts';

const words = withEngineTexts({
  en: { ...texts.en, ...tableTexts.en },
  'zh-Hant': { ...texts['zh-Hant'], ...tableTexts['zh-Hant'] },
});

const NAMES = ['Mei', 'Bao'];

export const read = (what: Say, language: Language = 'en'): string => render(words[language], what, NAMES);

/** The words of a table, as its parts ask for them. */
export const speech = (language: Language = 'en'): TableSpeech => ({
  language,
  t: (key, values) => render(words[language], values === undefined ? { key } : { key, with: values }, NAMES),
  tell: (what) => read(what, language),
});
