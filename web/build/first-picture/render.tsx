import './stand-ins.ts';
import type { Language } from '@tavern/engine';
import { folderOf, registry } from '@tavern/games';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Hall from '../../hall/hall.tsx';
import { Opening } from '../../parts/door/turned-away.tsx';
import { useSettings } from '../../settings/settings.ts';
import { SoloBackdrop } from '../../solo/solo-backdrop.tsx';
import { aboutHouse } from '../../words/about.ts';
import { words as english } from '../../words/page/en.ts';
import { words as chinese } from '../../words/page/zh-Hant.ts';
import { SpeechContext, speechOf } from '../../words/words.ts';

const WORDS = { en: english, 'zh-Hant': chinese } as const;

/** It is looked at and nothing else: no label leads to a field of it, and nothing is in it for ears alone, which would ask for letters that nobody sees. */
const lifeless = (html: string): string =>
  html.replaceAll(/<(\w+)[^>]* class="sr"[^>]*>[^<]*<\/\1>| (?:for|aria-label|aria-keyshortcuts)="[^"]*"/g, '');

function drawn(screen: ReactNode, language: Language): string {
  // Without a browser a store is drawn as it began.
  Object.assign(useSettings.getInitialState(), { language });
  return lifeless(renderToStaticMarkup(<SpeechContext value={speechOf(language, WORDS[language])}>{screen}</SpeechContext>));
}

/** The hall as a newcomer finds it, before anything is known of the server. */
export const hallIn = (language: Language): string => drawn(<Hall />, language);

/** The door at which a newcomer waits who follows a link: the paper on which they will be asked for their name. */
export const doorIn = (language: Language): string =>
  drawn(
    <main className="table doorstep">
      <i className="lamp" />
      <div className="door-paper blank-paper m-parch m-sheet-high">
        <Opening />
      </div>
    </main>,
    language,
  );

const BACKDROPS = import.meta.glob<ComponentType>('../../../games/*/look/backdrop.tsx', { eager: true, import: 'default' });

/** What is behind the menus of games for one, by the game's id. */
export const menusIn = (language: Language): { readonly [game: string]: string } =>
  Object.fromEntries(
    registry.flatMap(({ id }) => {
      const Backdrop = BACKDROPS[`../../../games/${folderOf(id)}/look/backdrop.tsx`];
      return Backdrop === undefined ? [] : [[id, menuIn(language, Backdrop)]];
    }),
  );

const menuIn = (language: Language, Backdrop: ComponentType): string =>
  drawn(
    <main className="table doorstep">
      <SoloBackdrop>
        <Backdrop />
      </SoloBackdrop>
      <i className="lamp" />
      <Opening />
    </main>,
    language,
  );

export const said = (language: Language): ReturnType<typeof aboutHouse> => aboutHouse(speechOf(language, WORDS[language]));
