import { type Json, type Language, render, type Say, say, type Texts, type Words } from '@tavern/engine';
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

type InLanguages = { readonly [language in Language]?: Words };

/** A game's words, and those that it lays over them where neutral names are wanted: of a whole pack, or of a lobby's, which has one language. */
interface GameWords {
  readonly texts: InLanguages;
  readonly neutral?: InLanguages | undefined;
}

/** Until those of the right language have come, there may be those of another. */
const inLanguage = (texts: InLanguages | undefined, language: Language): Words =>
  texts?.[language] ?? Object.values(texts ?? {})[0] ?? {};

/** Nothing but words changes: rules, records and others at the table never hear of it. */
const laidOver = ({ neutral: wanted, language }: Pick<Speech, 'neutral' | 'language'>, { neutral }: GameWords): Words =>
  wanted ? inLanguage(neutral, language) : {};

/** The words of a game in one language, as this person wants them. */
export const gameWords = (speech: Pick<Speech, 'neutral' | 'language'>, pack: GameWords): Words => ({
  ...inLanguage(pack.texts, speech.language),
  ...laidOver(speech, pack),
});

/** The same language with the words of a game and of its own table, and with the names of the seats. */
export function withGame(speech: Speech, pack: GameWords, names: readonly string[], table?: Texts): Speech {
  const { language, words, neutral } = speech;
  const all = { ...words, ...inLanguage(pack.texts, language), ...table?.[language], ...laidOver(speech, pack) };
  return speechOf(language, all, names, neutral);
}

/** Whether there are words for all of it. */
export const isKnown = (words: Words, { key, with: values = {} }: Say): boolean =>
  Object.hasOwn(words, key) && Object.values(values).every((value) => isKnownValue(words, value));

const isKnownValue = (words: Words, value: Json): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((each: Json) => isKnownValue(words, each));
  const { key, ...rest } = value as { readonly [name: string]: Json };
  return typeof key !== 'string' || isKnown(words, { key, with: (rest['with'] ?? {}) as NonNullable<Say['with']> });
};

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('there are no words here: render this inside <Spoken>');
  return speech;
}
