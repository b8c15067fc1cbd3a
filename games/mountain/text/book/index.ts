import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** The rules in short, chapter by chapter. */
export const bookTexts: Texts = { en, 'zh-Hant': zhHant };
