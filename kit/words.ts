import type { Language, Say } from '@tavern/engine';
import { createContext, useContext } from 'react';

/** The words on screen in the chosen language: the house's, the game's own and the players' names. */
export interface TableSpeech {
  readonly language: Language;
  readonly t: (key: string, values?: Say['with']) => string;
  readonly tell: (what: Say) => string;
}

export const WordsContext = createContext<TableSpeech | null>(null);

/** The words of the table that this component is in. */
export function useWords(): TableSpeech {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('there are no words here: render this inside <WordsContext>');
  return words;
}
