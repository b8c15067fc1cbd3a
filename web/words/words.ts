import { type Language, render, type Say, say, type Texts, type Words, withEngineTexts } from '@tavern/engine';
import { inFigures } from '@tavern/kit/figures.ts';
import { createContext, useContext } from 'react';
import { momentInWords } from './moments.ts';

/** What is read on screen, in the language chosen: the page's own words, and at a table the game's words and the players' names. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  readonly names: readonly string[];
  /** A text of the page by its key. */
  readonly t: (key: string, values?: Say['with']) => string;
  /** Whatever server, host or game have to say. */
  readonly tell: (what: Say) => string;
}

/** What the server says with a moment in it: the value that names it. It sends UTC, and beside it the moment itself. */
const MOMENTS: { readonly [key: string]: string } = { 'refusal.daily-done': 'next', 'refusal.daily-secret': 'when' };

/** By the clock of whoever reads it, and with points as they write them. */
function inReadersTerms(language: Language, what: Say): Say {
  const value = MOMENTS[what.key];
  const { at, points } = what.with ?? {};
  if (value === undefined || typeof at !== 'number') return what;
  const figures = typeof points === 'number' ? { points: inFigures(language, points) } : {};
  return { ...what, with: { ...what.with, ...figures, [value]: momentInWords(language, at) } };
}

export function speechOf(language: Language, words: Words, names: readonly string[] = []): Speech {
  const tell = (what: Say): string => render(words, inReadersTerms(language, what), names);
  return { language, words, names, tell, t: (key, values) => tell(say(key, values)) };
}

/** The same language with a game's words (and those of its own table), and with what the seats are called. */
export const withGame = ({ language, words }: Speech, texts: Texts, names: readonly string[], table?: Texts): Speech =>
  speechOf(language, { ...words, ...withEngineTexts(texts)[language], ...table?.[language] }, names);

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('there are no words here: render this inside <Spoken>');
  return speech;
}
