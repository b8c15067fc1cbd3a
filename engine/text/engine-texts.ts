import en from './en.json' with { type: 'json' };
import type { Texts } from './texts.ts';
import zhHant from './zh-Hant.json' with { type: 'json' };

const engineTexts: Texts = { en, 'zh-Hant': zhHant };

/** The engine's words (refusals, giving up) and a game's, together. */
export const withEngineTexts = (texts: Texts): Texts => ({
  en: { ...engineTexts.en, ...texts.en },
  'zh-Hant': { ...engineTexts['zh-Hant'], ...texts['zh-Hant'] },
});
