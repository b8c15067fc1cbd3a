import type { ChatLine } from '@tavern/wire';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { lastSaid, unreadIn } from './unread.ts';

/** What has been said to this guest and not been read yet, wherever in the room they are. */
export interface Unread {
  readonly lines: readonly ChatLine[];
  /** They have looked. */
  readonly onRead: () => void;
}

/** Who comes in has read what was said before; nobody was speaking to them. */
export function useUnread(chat: readonly ChatLine[], me: string): Unread {
  const [read, setRead] = useState(() => lastSaid(chat));
  const last = lastSaid(chat);
  const onRead = useCallback(() => setRead(last), [last]);
  return { lines: unreadIn(chat, me, read), onRead };
}

/** While somebody looks at the talk, all of it is read. How many lines are not. */
export function useReading(unread: Unread | null, looking: boolean): number {
  const count = unread?.lines.length ?? 0;
  const look = useEffectEvent(() => unread?.onRead());
  useEffect(() => {
    if (looking && count > 0) look();
  }, [looking, count]);
  return looking ? 0 : count;
}
