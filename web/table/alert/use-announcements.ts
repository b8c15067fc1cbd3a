import type { Seat } from '@tavern/engine';
import { announce, type LogBridge } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type BookLine, spokenOf } from '../book/log-lines.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The number of lines whose events have been seen, so that a listener hears them no earlier than others see them. */
export function toldUpTo(lines: readonly Pick<BookLine, 'id'>[], coming: ReadonlySet<string | number>): number {
  const first = lines.findIndex(({ id }) => coming.has(id));
  return first < 0 ? lines.length : first;
}

/**
 * Reads out events, as far as the listener wants, and then whose turn it is, once each. Events from before the table was opened are only in the log. What only one of
 * several people at a screen may know (`shared`) is neither read aloud nor left for the next person.
 */
export function useAnnouncements(
  lines: readonly BookLine[],
  firstNew: number,
  own: readonly Seat[],
  turn: string,
  shared: boolean,
  bridge: Pick<LogBridge, 'listen' | 'coming'> | null,
): void {
  const told = useRef<number | null>(null);
  const howMuch = useSettings((settings) => settings.told);
  useEffect(() => {
    const tell = (): void => {
      const from = told.current ?? firstNew;
      const to = toldUpTo(lines, bridge?.coming() ?? NOTHING);
      if (to <= from && told.current !== null) return;
      told.current = Math.max(from, to);
      if (!shared) for (const text of spokenOf(lines.slice(from, to), howMuch, own)) announce(text);
    };
    tell();
    return bridge?.listen(tell);
  }, [lines, firstNew, shared, bridge, howMuch, own]);
  useEffect(() => announce(turn), [turn]);
}
