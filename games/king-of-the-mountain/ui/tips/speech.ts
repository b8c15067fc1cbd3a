import type { TableSpeech } from '@tavern/kit';
import { createContext, useContext } from 'react';

/** The language these eyes read, for what stands everywhere on the table. */
export const Speech = createContext<TableSpeech | null>(null);

export function useSpeech(): TableSpeech {
  const speech = useContext(Speech);
  if (speech === null) throw new Error('there are no words here: render this inside <TipsPlace>');
  return speech;
}
