import type { Field, Say } from '@tavern/engine';
import { announce } from '@tavern/kit';
import type { RoomView } from '@tavern/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { News } from '../../parts/chat/chat-lines.ts';
import { newsBetween } from './news.ts';

const KEPT = 40;
/** A guest who leaves first disconnects and then loses the seat. Changes within this time are told as one. */
const SETTLES = 300;

/** What has happened since the guest came in. Everything is also read aloud, politely. */
export function useNews(
  room: RoomView,
  me: string,
  rules: readonly Field[],
  tell: (what: Say) => string,
  box?: boolean,
): readonly News[] {
  const [news, setNews] = useState<readonly News[]>([]);
  const told = useRef(room);
  const since = useRef<number | null>(null);
  const settle = useEffectEvent(() => {
    const said = newsBetween(told.current, room, me, rules, box);
    const at = since.current ?? Date.now();
    told.current = room;
    since.current = null;
    if (said.length === 0) return;
    for (const what of said) announce(tell(what));
    setNews((old) => {
      const next = (old.at(-1)?.n ?? 0) + 1;
      return [...old, ...said.map((what, index) => ({ n: next + index, at, what }))].slice(-KEPT);
    });
  });
  useEffect(() => {
    if (told.current === room) return undefined;
    since.current ??= Date.now();
    const timer = setTimeout(() => settle(), SETTLES);
    return () => clearTimeout(timer);
  }, [room]);
  return news;
}
