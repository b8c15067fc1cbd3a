import type { Language, Words } from '@tavern/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { SpeechContext, speechOf } from '../words/words.ts';

const load: { readonly [language in Language]: () => Promise<{ readonly words: Words }> } = {
  en: () => import('../words/page/en.ts'),
  'zh-Hant': () => import('../words/page/zh-Hant.ts'),
};

/** Gives everything inside it the words of the chosen language. It shows nothing until they have loaded. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const neutral = useSettings((settings) => settings.neutralNames);
  const [spoken, setSpoken] = useState<{ readonly language: Language; readonly words: Words } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    load[language]().then(
      ({ words }) => wanted && setSpoken({ language, words }),
      (error: unknown) => wanted && setFailed(error),
    );
    document.documentElement.lang = language;
    return () => {
      wanted = false;
    };
  }, [language]);
  const speech = useMemo(
    () => (spoken === null ? null : speechOf(spoken.language, spoken.words, [], neutral)),
    [spoken, neutral],
  );
  // Without any words, the error page takes over; otherwise the old words stay.
  if (failed !== null && speech === null) throw failed;
  return speech === null ? null : <SpeechContext value={speech}>{children}</SpeechContext>;
}
