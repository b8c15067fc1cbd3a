import { deckTexts } from '@tavern/decks';
import { cardWords, type Texts } from '@tavern/engine';
import '../rules/cards/index.ts';
import { cards } from '../rules/catalog.ts';
import en from './en.json' with { type: 'json' };
import shortEn from './short/en.json' with { type: 'json' };
import shortZhHant from './short/zh-Hant.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** With shorter texts for cards that are drawn small. */
export const texts: Texts = {
  en: { ...deckTexts.en, ...en, ...shortEn, ...cardWords(cards.all) },
  'zh-Hant': { ...deckTexts['zh-Hant'], ...zhHant, ...shortZhHant },
};
export { tell } from './tell.ts';
