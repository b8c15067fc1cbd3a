import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What admins read: their page, and what is refused to them. */
export const adminTexts: Texts = { en, 'zh-Hant': zhHant };
