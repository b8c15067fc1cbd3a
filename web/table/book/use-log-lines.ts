import type { Tell, Types } from '@tavern/engine';
import { useMemo } from 'react';
import { useSpeech } from '../../words/words.ts';
import { type BookLine, type Happened, linesOf } from './log-lines.ts';
import { PlayedLines } from './played-lines.ts';

/** Every line is put into words once: a log only ever grows. */
export function useLogLines(log: readonly Happened[], tell: Tell<Types>): readonly BookLine[] {
  const speech = useSpeech();
  const told = useMemo(() => {
    const known = new WeakMap<Happened, readonly BookLine[]>();
    return (item: Happened): readonly BookLine[] => {
      const before = known.get(item);
      if (before !== undefined) return before;
      const lines = linesOf([item], tell, speech);
      known.set(item, lines);
      return lines;
    };
  }, [tell, speech]);
  const played = useMemo(() => new PlayedLines(speech), [speech]);
  return useMemo(() => {
    const led = new Set<string>();
    return log.flatMap((item) => told(item).map((line) => played.mark(line, item, led)));
  }, [log, told, played]);
}
