import { type Language, render, type Say, say, type Texts, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { inFigures } from '@tavern/kit/figures.ts';
import { createContext, useContext } from 'react';
import { momentInWords } from './moments.ts';

/** The words on screen in the chosen language: the page's own, and at a table the game's words and the players' names. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  readonly names: readonly string[];
  /** Real persons on cards are called by what they do (`GamePack.neutral`). */
  readonly neutral: boolean;
  /** A text of the page by its key. */
  readonly t: (key: string, values?: Say['with']) => string;
  /** Puts a message of server, host or game into words. */
  readonly tell: (what: Say) => string;
}

/** Messages of the server with a moment, and the value that holds it. The server sends it in UTC, and the moment itself beside it. */
const MOMENTS: { readonly [key: string]: string } = {
  'refusal.daily-done': 'next',
  'refusal.daily-secret': 'when',
  'refusal.barred': 'until',
  'refusal.muted': 'until',
};

/** In the reader's time zone, and with thousands separated as the reader's language does. */
function inReadersTerms(language: Language, what: Say): Say {
  const value = MOMENTS[what.key];
  const { at, points } = what.with ?? {};
  if (value === undefined || typeof at !== 'number') return what;
  const figures = typeof points === 'number' ? { points: inFigures(language, points) } : {};
  return { ...what, with: { ...what.with, ...figures, [value]: momentInWords(language, at) } };
}

export function speechOf(language: Language, words: Words, names: readonly string[] = [], neutral = false): Speech {
  const tell = (what: Say): string => render(words, inReadersTerms(language, what), names);
  return { language, words, names, neutral, tell, t: (key, values) => tell(say(key, values)) };
}

/** A game's words, and those that it lays over them where neutral names are wanted. */
type GameWords = Pick<GamePack, 'texts' | 'neutral'>;

/** Nothing but words changes: rules, records and others at the table never hear of it. */
const laidOver = ({ neutral: wanted, language }: Pick<Speech, 'neutral' | 'language'>, { neutral }: GameWords): Words =>
  wanted ? (neutral?.[language] ?? {}) : {};

/** The words of a game in one language, as this person wants them. */
export const gameWords = (speech: Pick<Speech, 'neutral' | 'language'>, pack: GameWords): Words => ({
  ...pack.texts[speech.language],
  ...laidOver(speech, pack),
});

/** The same language with the words of a game and of its own table, and with the names of the seats. */
export function withGame(speech: Speech, pack: GameWords, names: readonly string[], table?: Texts): Speech {
  const { language, words, neutral } = speech;
  const all = { ...words, ...pack.texts[language], ...table?.[language], ...laidOver(speech, pack) };
  return speechOf(language, all, names, neutral);
}

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('there are no words here: render this inside <Spoken>');
  return speech;
}
