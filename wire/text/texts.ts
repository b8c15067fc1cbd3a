import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What the server says: refusals, and what became of a match. */
export const wireTexts: Texts = { en, 'zh-Hant': zhHant };
