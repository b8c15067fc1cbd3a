import type { Texts } from '@tavern/engine';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What is said of decks. A game with decks brings these among its own words. */
export const deckTexts: Texts = { en, 'zh-Hant': zhHant };
