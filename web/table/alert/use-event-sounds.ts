import type { Outcome, Seat, Types } from '@tavern/engine';
import { sound } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { soundsOf } from './event-sounds.ts';

interface Item {
  readonly event: Types['event'];
  readonly past: boolean;
}

/** More events than this at once would sound like one burst. */
const MOST = 12;

/**
 * Plays the sounds of events and of the end. Events from before the table was opened are silent. `past`: so is an end that nobody saw happen; a replay comes to it
 * again and again.
 */
export function useEventSounds(log: readonly Item[], over: Outcome | null, viewer: Seat | null, past: boolean): void {
  const heard = useRef<readonly Item[]>(log);
  useEffect(() => {
    const before = new Set(heard.current);
    heard.current = log;
    const news = log.slice(-MOST).filter((item) => !item.past && !before.has(item));
    for (const name of soundsOf(news.map(({ event }) => event))) sound.play(name);
  }, [log]);
  const ended = useRef(over !== null);
  useEffect(() => {
    const before = ended.current;
    ended.current = over !== null;
    if (over === null || before || past) return;
    sound.play(viewer === null || over.winners.includes(viewer) ? 'win' : 'lose');
  }, [over, viewer, past]);
}
