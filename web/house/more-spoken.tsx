import type { Language, Words } from '@tavern/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SpeechContext, speechOf, useSpeech } from '../words/words.ts';
import { Lighting } from './lighting.tsx';

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
  verify: { en: () => import('../text/en/verify.json'), 'zh-Hant': () => import('../text/zh-Hant/verify.json') },
} as const satisfies { readonly [of: string]: { readonly [language in Language]: () => Promise<{ readonly default: Words }> } };

interface MoreSpokenProps {
  readonly of: keyof typeof LOAD;
  readonly children: ReactNode;
  /** Shown until they have loaded; left out: a light. */
  readonly until?: ReactNode;
}

/** Everything inside can also use these words. */
export function MoreSpoken({ of, children, until }: MoreSpokenProps) {
  const { language, words, names, neutral } = useSpeech();
  const [more, setMore] = useState<Words | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    LOAD[of][language]().then(
      ({ default: fetched }) => wanted && setMore(fetched),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [of, language]);
  const speech = useMemo(
    () => speechOf(language, { ...words, ...more }, names, neutral),
    [language, words, more, names, neutral],
  );
  if (failed !== null && more === null) throw failed;
  if (more === null) return until === undefined ? <Lighting /> : until;
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
