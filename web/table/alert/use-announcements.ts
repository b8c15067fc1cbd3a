import { announce } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { type LogLine, spokenOf } from '../book/log-lines.ts';

/**
 * Reads out what happens and then whose turn it is, once each. What happened before the table was opened is for reading; and what only
 * one of several people at a screen may know (`shared`) is not said aloud, nor left behind for the next one.
 */
export function useAnnouncements(lines: readonly LogLine[], firstNew: number, turn: string, shared: boolean): void {
  const told = useRef<number | null>(null);
  useEffect(() => {
    const from = told.current ?? firstNew;
    told.current = lines.length;
    if (!shared) for (const text of spokenOf(lines.slice(from))) announce(text);
  }, [lines, firstNew, shared]);
  useEffect(() => announce(turn), [turn]);
}
