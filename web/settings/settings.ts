import { LANGUAGES, type Language } from '@tavern/engine';
import type { Speed } from '@tavern/host';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How somebody wants to play bots: what to play with (of what is not named, anything), how many rivals, how good they are. */
export interface BotWish {
  readonly choice: { readonly [field: string]: string | number | boolean };
  readonly rivals: number;
  readonly level: string;
}

/** What a person has set in this browser. */
interface Settings {
  readonly language: Language;
  readonly nickname: string;
  /** 0 to 1 each; `sound` off silences all and keeps them. */
  readonly sound: boolean;
  readonly master: number;
  readonly effects: number;
  readonly ambience: number;
  /** How fast things move, and how long bots wait here. */
  readonly speed: Speed;
  /** Address of the server to play with friends on; empty: where this page comes from. */
  readonly server: string;
  /** What a newcomer has been told already: `<game>.<kind of question>`. */
  readonly coached: readonly string[];
  /** Newcomers are told something at all. */
  readonly tips: boolean;
  /** How one played bots last, by game. */
  readonly bots: { readonly [game: string]: BotWish };
}

interface SettingsStore extends Settings {
  readonly set: (changed: Partial<Settings>) => void;
}

function spoken(): Language {
  const wanted = navigator.languages.find((each) => /^(en|zh)/i.test(each));
  return wanted !== undefined && /^zh/i.test(wanted) ? 'zh-Hant' : LANGUAGES[0];
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      language: spoken(),
      nickname: '',
      sound: true,
      master: 0.7,
      effects: 0.8,
      ambience: 0.3,
      speed: '1x',
      server: '',
      coached: [],
      tips: true,
      bots: {},
      set,
    }),
    { name: 'tavern.settings' },
  ),
);
