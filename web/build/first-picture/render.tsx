import './stand-ins.ts';
import type { Language } from '@tavern/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import Hall from '../../hall/hall.tsx';
import { useSettings } from '../../settings/settings.ts';
import { aboutHouse } from '../../words/about.ts';
import { words as english } from '../../words/page/en.ts';
import { words as chinese } from '../../words/page/zh-Hant.ts';
import { SpeechContext, speechOf } from '../../words/words.ts';

const WORDS = { en: english, 'zh-Hant': chinese } as const;

/** The hall as a newcomer finds it, before anything is known of the server. */
export function hallIn(language: Language): string {
  useSettings.setState({ language });
  return renderToStaticMarkup(
    <SpeechContext value={speechOf(language, WORDS[language])}>
      <Hall />
    </SpeechContext>,
  );
}

export const said = (language: Language): ReturnType<typeof aboutHouse> => aboutHouse(speechOf(language, WORDS[language]));
