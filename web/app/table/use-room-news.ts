import { announce } from '@tavern/kit';
import type { RoomView } from '@tavern/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { News } from '../../parts/chat/chat-lines.ts';
import { useSpeech } from '../../words/words.ts';
import { roomNews } from './room-news.ts';

/** What has happened in the room since the player sat down at its table. Everything is also read aloud, politely. */
export function useRoomNews(room: RoomView, me: string): readonly News[] {
  const { tell } = useSpeech();
  const [news, setNews] = useState<readonly News[]>([]);
  const told = useRef(room);
  const hear = useEffectEvent(() => {
    const said = roomNews(told.current, room, me);
    told.current = room;
    if (said.length === 0) return;
    for (const what of said) announce(tell(what));
    const at = Date.now();
    setNews((old) => [...old, ...said.map((what, index) => ({ n: (old.at(-1)?.n ?? 0) + 1 + index, at, what }))]);
  });
  useEffect(() => hear(), [room]);
  return news;
}
