import type { RoomView } from '@tavern/wire';
import type { Speech } from '../../words/words.ts';
import { seatOf } from '../choice/choosers.ts';
import { unready } from './awaited.ts';
import { leftOut } from './next-step.ts';

/** For guests who cannot start: nothing that only the host can do, and nothing about themselves, which the headline says. */
function waitingNotice(room: RoomView, me: string, { t, tell }: Speech): string | null {
  if (room.mayStart.ok) return null;
  if (room.mayStart.code !== 'not-ready') return tell(room.mayStart.why);
  const own = seatOf(room.seats, me);
  const others = unready(room).filter((seat) => seat !== own);
  return others.length === 0 ? null : t('lobby.notice.waits', { who: others.map((seat) => ({ seat })) });
}

/** The words beside the big button; null: none. `least`: how many players the game needs. */
export function noticeOf(room: RoomView, me: string, least: number, speech: Speech): string | null {
  const { host, mayStart, seats } = room;
  const { t, tell } = speech;
  if (!mayStart.ok) {
    // The host is told about starting without the others only if enough players remain.
    const mayAct = host === me && (mayStart.code !== 'not-ready' || leftOut(room, me, least).length > 0);
    return mayAct ? tell(mayStart.why) : waitingNotice(room, me, speech);
  }
  if (host !== me) return seatOf(seats, me) === null ? t('lobby.notice.watching') : null;
  return seats.some(({ by }) => by === 'open') ? t('lobby.notice.open') : null;
}
