import type { ChatLine } from '@tavern/wire';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useMuted } from './muted.ts';
import { lastSaid, unreadIn } from './unread.ts';

/** The guest's unread messages, wherever in the room they are. */
export interface Unread {
  readonly lines: readonly ChatLine[];
  /** Marks all as read. */
  readonly onRead: () => void;
}

/** Messages from before the guest came in count as read, because nobody was talking to them. */
export function useUnread(chat: readonly ChatLine[], me: string): Unread {
  const muted = useMuted();
  const [read, setRead] = useState(() => lastSaid(chat));
  const last = lastSaid(chat);
  const onRead = useCallback(() => setRead(last), [last]);
  const heard = chat.filter(({ guest }) => !muted.has(guest));
  return { lines: unreadIn(heard, me, read), onRead };
}

/** While the chat is looked at, all of it counts as read. Returns the number of unread messages. */
export function useReading(unread: Unread | null, looking: boolean): number {
  const count = unread?.lines.length ?? 0;
  const look = useEffectEvent(() => unread?.onRead());
  useEffect(() => {
    if (looking && count > 0) look();
  }, [looking, count]);
  return looking ? 0 : count;
}
