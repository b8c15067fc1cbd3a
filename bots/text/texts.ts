import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** The names of the bots' persons. */
export const botTexts: Texts = { en, 'zh-Hant': zhHant };
