import type { Language } from '@tavern/engine';
import type { Speed } from '@tavern/host';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { spokenOf } from './spoken.ts';

/** How a player wants to play bots: their own choice (fields left out: any), how many opponents, how good they are. */
export interface BotWish {
  readonly choice: { readonly [field: string]: string | number | boolean };
  readonly rivals: number;
  readonly level: string;
}

/** How much of a match is read aloud: everything, what names the listener and what matters most, or only what matters most. */
export type HowMuch = 'all' | 'mine' | 'results';

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
  /** Shortcuts of a single letter, digit or sign are heard. */
  readonly singleKeys: boolean;
  /** A phone shakes when its player is asked and looks elsewhere. */
  readonly vibrate: boolean;
  /** The browser tells a player who has another page before them that they are asked. */
  readonly notify: boolean;
  /** Wherever this player's clock runs, more time is asked for at once. */
  readonly moreTime: boolean;
  /** What screen readers are told of a match. */
  readonly told: HowMuch;
  /** The last choices for playing bots, by game. */
  readonly bots: { readonly [game: string]: BotWish };
  /** The deck that was taken to a table last, by game: the id of a ready one, or a code. */
  readonly lastDecks: { readonly [game: string]: string };
  /** The code of the box that new tables begin with, by game; left out: the printed one. */
  readonly boxes: { readonly [game: string]: string };
  /** House rules that go together, kept under a name, by game; each as a line (`codeOf`). */
  readonly ruleSets: { readonly [game: string]: readonly { readonly name: string; readonly code: string }[] };
  /** Guests whose messages are folded away, by id: here, and nowhere else. */
  readonly muted: readonly string[];
}

interface SettingsStore extends Settings {
  readonly set: (changed: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      language: spokenOf(navigator.languages),
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
      singleKeys: true,
      vibrate: true,
      notify: false,
      moreTime: false,
      told: 'all',
      bots: {},
      lastDecks: {},
      boxes: {},
      ruleSets: {},
      muted: [],
      set,
    }),
    { name: 'tavern.settings' },
  ),
);
