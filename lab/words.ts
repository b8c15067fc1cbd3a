import { type Json, type Language, render, type Say, say, type Texts, type Words, withEngineTexts } from '@tavern/engine';
import { hostTexts } from '@tavern/host';
import en from './text/en.json' with { type: 'json' };
import zhHant from './text/zh-Hant.json' with { type: 'json' };

export const labTexts: Texts = { en, 'zh-Hant': zhHant };

/** A game's words together with the engine's, the table's and the terminal's own. */
export function wordsOf(language: Language, game?: Texts): Words {
  return { ...withEngineTexts(hostTexts)[language], ...labTexts[language], ...game?.[language] };
}

/** The language of the machine. */
export const spoken = (): Language => (/^zh/i.test(process.env['LANG'] ?? '') ? 'zh-Hant' : 'en');

/** The terminal's own words, before anybody chose a language. */
export const words = (key: string, values?: { readonly [name: string]: Json }): string => told(say(key, values));

export const told = (what: Say, game?: Texts): string => render(wordsOf(spoken(), game), what);
