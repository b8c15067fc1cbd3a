import type { Outcome, Seat, Types } from '@tavern/engine';
import { sound } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { soundsOf } from './event-sounds.ts';

interface Item {
  readonly event: Types['event'];
  readonly past: boolean;
}

/** More than this in one go is a burst that nobody hears apart. */
const MOST = 12;

/** Lets whoever sits at the table hear what happens, and how it ends. What happened before is silent. */
export function useEventSounds(log: readonly Item[], over: Outcome | null, viewer: Seat | null): void {
  const heard = useRef<readonly Item[]>(log);
  useEffect(() => {
    const before = new Set(heard.current);
    heard.current = log;
    const news = log.slice(-MOST).filter((item) => !item.past && !before.has(item));
    for (const name of soundsOf(news.map(({ event }) => event))) sound.play(name);
  }, [log]);
  const ended = useRef(over !== null);
  useEffect(() => {
    if (over === null || ended.current) return;
    ended.current = true;
    sound.play(viewer === null || over.winners.includes(viewer) ? 'win' : 'lose');
  }, [over, viewer]);
}
