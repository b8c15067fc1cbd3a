import type { Language, Words } from '@tavern/engine';

/** Words that load with what needs them, so that nobody else waits for them. */
const LOAD = {
  /** Building decks. */
  builder: { en: () => import('../text/en/builder.json'), 'zh-Hant': () => import('../text/zh-Hant/builder.json') },
  /** Choosing the cards in the box. */
  cards: { en: () => import('../text/en/cards.json'), 'zh-Hant': () => import('../text/zh-Hant/cards.json') },
  /** Choosing a deck, and reading one that was typed or pasted. */
  decks: { en: () => import('../text/en/deck-choice.json'), 'zh-Hant': () => import('../text/zh-Hant/deck-choice.json') },
  /** Muting and reporting somebody. */
  report: { en: () => import('../text/en/report.json'), 'zh-Hant': () => import('../text/zh-Hant/report.json') },
  /** Watching a match that is over. */
  replay: { en: () => import('../text/en/replay.json'), 'zh-Hant': () => import('../text/zh-Hant/replay.json') },
  /** A room on a second screen. */
  screen: { en: () => import('../text/en/screen.json'), 'zh-Hant': () => import('../text/zh-Hant/screen.json') },
  settings: { en: () => import('../text/en/settings.json'), 'zh-Hant': () => import('../text/zh-Hant/settings.json') },
  /** Runs and their day. */
  solo: { en: () => import('../text/en/solo.json'), 'zh-Hant': () => import('../text/zh-Hant/solo.json') },
  /** What is said around every table. */
  table: { en: () => import('../text/en/table.json'), 'zh-Hant': () => import('../text/zh-Hant/table.json') },
  verify: { en: () => import('../text/en/verify.json'), 'zh-Hant': () => import('../text/zh-Hant/verify.json') },
} as const satisfies { readonly [of: string]: { readonly [language in Language]: () => Promise<{ readonly default: Words }> } };

export type More = keyof typeof LOAD;

const keyOf = (of: More, language: Language): string => `${language} ${of}`;
const here = new Map<string, Words>();

/** Those that have been fetched before; undefined: they have not. */
export const wordsHere = (of: More, language: Language): Words | undefined => here.get(keyOf(of, language));

/** Fetches them, also early: a failure shows when they are needed. */
export async function fetchWords(of: More, language: Language): Promise<Words> {
  const { default: words } = await LOAD[of][language]();
  here.set(keyOf(of, language), words);
  return words;
}
