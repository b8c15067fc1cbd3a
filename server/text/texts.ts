import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export const serverTexts: Texts = { en, 'zh-Hant': zhHant };
