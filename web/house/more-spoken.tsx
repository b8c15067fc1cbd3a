import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SpeechContext, speechOf, useSpeech } from '../words/words.ts';
import { Lighting } from './lighting.tsx';
import { fetchWords, type More, wordsHere } from './more-words.ts';

interface MoreSpokenProps {
  readonly of: More;
  readonly children: ReactNode;
  /** Shown until they have loaded; left out: a light. */
  readonly until?: ReactNode;
}

/** Everything inside can also use these words. */
export function MoreSpoken({ of, children, until }: MoreSpokenProps) {
  const { language, words, names, neutral } = useSpeech();
  const [more, setMore] = useState(() => wordsHere(of, language) ?? null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    fetchWords(of, language).then(
      (fetched) => wanted && setMore(fetched),
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
