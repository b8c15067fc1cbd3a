import type { Say, Seat } from '@tavern/engine';
import { announce, type LogBridge, type Story } from '@tavern/kit';
import { useEffect, useState } from 'react';
import type { LogItem } from '../../model/seen-log.ts';
import { useSettings } from '../../settings/settings.ts';
import type { BookLine } from '../book/log-lines.ts';
import type { Headline } from '../headline/headline-of.ts';
import { spokenOf, Teller } from './teller.ts';

/** The headline, if it is read aloud: what is asked of who listens, a pause, the end. Null: who thinks, and what the table is showing, of which the lines tell. */
export function saidOf({ title, mood }: Headline, story: Story | null): Say | null {
  if (title.key === 'frame.headline.away') return title;
  return mood === 'waiting' || story !== null ? null : title;
}

interface Announced {
  readonly log: readonly LogItem[];
  readonly lines: readonly BookLine[];
  /** The seats of who listens. */
  readonly own: readonly Seat[];
  /** What only one of several people at a screen may know is neither read aloud nor left for the next person. */
  readonly shared: boolean;
  readonly bridge: Pick<LogBridge, 'listen' | 'coming'>;
}

/** Reads out the events that the listener wants to hear, once each. Events from before the table was opened are only in the log. */
export function useAnnouncements({ log, lines, own, shared, bridge }: Announced): void {
  const [teller] = useState(() => new Teller());
  const howMuch = useSettings((settings) => settings.told);
  useEffect(() => {
    const tell = (): void => {
      const news = teller.news(log, lines, bridge.coming());
      if (!shared) for (const { text, first } of spokenOf(news, howMuch, own)) announce(text, first);
    };
    tell();
    return bridge.listen(tell);
  }, [teller, log, lines, shared, bridge, howMuch, own]);
}

/** Reads out the headline whenever it says something else, or asks anew. `asked`: the question. `over`: the result, which is told before all else. */
export function useSaidHeadline(said: string | null, asked: string | null, over: boolean): void {
  useEffect(() => {
    if (said !== null) announce(said, over);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said, asked, over]);
}
