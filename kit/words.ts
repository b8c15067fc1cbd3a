import type { Language, Say } from '@tavern/engine';
import { createContext, useContext } from 'react';

/** What is read on screen, in the language chosen, with the house's words, the game's own and the players' names. */
export interface TableSpeech {
  readonly language: Language;
  readonly t: (key: string, values?: Say['with']) => string;
  readonly tell: (what: Say) => string;
}

export const WordsContext = createContext<TableSpeech | null>(null);

/** The words of the table that this stands on. */
export function useWords(): TableSpeech {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('there are no words here: render this inside <WordsContext>');
  return words;
}
