import type { TableSpeech } from '@tavern/kit';
import { createContext, useContext } from 'react';

/** The words of the alley, for everything that stands in it. */
export const AlleyWords = createContext<TableSpeech | null>(null);

export function useWords(): TableSpeech {
  const speech = useContext(AlleyWords);
  if (speech === null) throw new Error('there are no words here: render this inside <AlleyWords>');
  return speech;
}
