import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export const texts: Texts = { en, 'zh-Hant': zhHant };
export { tell } from './tell.ts';
