import type { Texts } from '@tavern/engine';
import { bookParts } from './book/index.ts';
import { gameTexts } from './game.ts';
import { tableTexts } from './table/index.ts';

/** Everything there is to read. The pack brings the game's words only: those of the table in the browser come with it, the book's parts when somebody opens it. */
export const texts: Texts = {
  en: { ...gameTexts.en, ...bookParts.en, ...tableTexts.en },
  'zh-Hant': { ...gameTexts['zh-Hant'], ...bookParts['zh-Hant'], ...tableTexts['zh-Hant'] },
};
export { tell } from './tell.ts';
