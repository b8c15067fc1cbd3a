import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What is said of boxes. A game with a box brings these among its own words. */
export const boxTexts: Texts = { en, 'zh-Hant': zhHant };
