import type { Say } from '@tavern/engine';
import { useEffect, useState } from 'react';
import type { RoomSource, RoomState } from '../../model/room-source.ts';
import { enterRoom } from '../../play/online/online-room.ts';
import type { Session } from '../../play/online/session.ts';

/** What a second screen knows of its room. `away`: the host has sent it away, or the server does not want it. */
type RoomShown =
  | { readonly at: 'door' }
  | { readonly at: 'refused'; readonly why: Say; readonly away: boolean }
  | { readonly at: 'inside'; readonly source: RoomSource; readonly state: RoomState };

/** Milliseconds until the next try. */
const AGAIN = 5_000;
/** Nobody is there to press anything: all else is tried again. */
const FOR_GOOD: ReadonlySet<string> = new Set(['room.gone', 'room.gone.for-good', 'banned', 'link.refused']);

/** Goes into the room to watch, and comes back by itself. */
export function useRoomShown(session: Session | null, code: string): RoomShown {
  const [shown, setShown] = useState<RoomShown>({ at: 'door' });
  useEffect(() => {
    if (session === null) return undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: () => void = () => {};
    const refused = (why: Say, because: string): void => {
      if (!wanted) return;
      const away = FOR_GOOD.has(because);
      setShown({ at: 'refused', why, away });
      if (!away) timer = setTimeout(() => void enter(), AGAIN);
    };
    const enter = async (): Promise<void> => {
      const entered = await enterRoom(session, code, false);
      if (!wanted) return;
      if (!entered.ok) return refused(entered.why, entered.code);
      const source = entered.room;
      setShown({ at: 'inside', source, state: source.state });
      stop = source.listen((state) => setShown({ at: 'inside', source, state }), refused);
    };
    void enter();
    return () => {
      wanted = false;
      clearTimeout(timer);
      stop();
    };
  }, [session, code]);
  return shown;
}
