import { LANGUAGES, type Language } from '@tavern/engine';
import type { Speed } from '@tavern/host';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How a player wants to play bots: their own choice (fields left out: any), how many opponents, how good they are. */
export interface BotWish {
  readonly choice: { readonly [field: string]: string | number | boolean };
  readonly rivals: number;
  readonly level: string;
}

/** What a person has set in this browser. */
interface Settings {
  readonly language: Language;
  readonly nickname: string;
  /** 0 to 1 each; `sound: false` silences all and keeps them. */
  readonly sound: boolean;
  readonly master: number;
  readonly effects: number;
  readonly ambience: number;
  /** How fast motions are, and how long bots wait at tables here. */
  readonly speed: Speed;
  /** The address of the server to play with friends on; empty: the one that served this page. */
  readonly server: string;
  /** The notes that a newcomer has read: `<game>.<kind of question>`. */
  readonly coached: readonly string[];
  /** Newcomers are shown notes at all. */
  readonly tips: boolean;
  /** Real persons that cards name are called by what they do: in words on this screen, nowhere else. */
  readonly neutralNames: boolean;
  /** The last choices for playing bots, by game. */
  readonly bots: { readonly [game: string]: BotWish };
  /** The deck that was taken to a table last, by game: the id of a ready one, or a code. */
  readonly lastDecks: { readonly [game: string]: string };
  /** Guests whose messages are folded away, by id: here, and nowhere else. */
  readonly muted: readonly string[];
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
      neutralNames: false,
      bots: {},
      lastDecks: {},
      muted: [],
      set,
    }),
    { name: 'tavern.settings' },
  ),
);
