import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What those are called who play for the house. */
export const botTexts: Texts = { en, 'zh-Hant': zhHant };
