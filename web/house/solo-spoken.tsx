import type { Language, Words } from '@tavern/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SpeechContext, speechOf, useSpeech } from '../words/words.ts';
import { Lighting } from './lighting.tsx';

/** Words that load with the screens that need them, so that nobody else waits for them. */
const load: { readonly [language in Language]: () => Promise<{ readonly default: Words }> } = {
  en: () => import('../text/en/solo.json'),
  'zh-Hant': () => import('../text/zh-Hant/solo.json'),
};

interface SoloSpokenProps {
  readonly children: ReactNode;
  /** Shown until they have loaded; left out: a light. */
  readonly until?: ReactNode;
}

/** Everything inside can also use the words about runs and their day. */
export function SoloSpoken({ children, until }: SoloSpokenProps) {
  const { language, words, names } = useSpeech();
  const [more, setMore] = useState<Words | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    load[language]().then(
      (fetched) => wanted && setMore(fetched.default),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  const speech = useMemo(() => speechOf(language, { ...words, ...more }, names), [language, words, more, names]);
  if (failed !== null && more === null) throw failed;
  if (more === null) return until === undefined ? <Lighting /> : until;
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
