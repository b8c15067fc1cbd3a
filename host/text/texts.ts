import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export const hostTexts: Texts = { en, 'zh-Hant': zhHant };
