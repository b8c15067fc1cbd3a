import type { Say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { RoomAct, RoomView } from '@tavern/wire';
import { isForOne } from '../links/for-one.ts';
import { newNonce } from '../online/rooms.ts';
import { useSpeech } from '../words/words.ts';
import { unready } from './awaited.ts';
import { seatOf } from './choosers.ts';
import { iconOf } from './crests.ts';
import { startWord } from './game-words.ts';
import type { BigStep } from './lobby-foot.tsx';
import { nextStep } from './next-step.ts';

/** The big button of this guest, with what is said beside it. */
export function useBigStep(
  room: RoomView,
  pack: GamePack,
  me: string,
  connected: boolean,
  suggested: string | null,
  act: (act: RoomAct) => void,
): BigStep & { readonly notice: string | null } {
  const speech = useSpeech();
  const { t, tell } = speech;
  const step = nextStep(room, me, isForOne(pack), suggested);
  const told = (what: Say | undefined): string | undefined => (what === undefined ? undefined : tell(what));
  const why = connected ? told(step.why) : t('lobby.lost');
  const common = { sub: told(step.sub), why, notice: noticeOf(room, me, t, tell) };
  const start = { label: startWord(speech, room.game), icon: iconOf(pack), hotkey: 's' };
  switch (step.does) {
    case 'start':
      return { ...start, ...common, lit: why === undefined, onPress: () => act({ do: 'start', nonce: newNonce() }) };
    case 'ready':
      return {
        ...common,
        label: told(step.label) ?? t('lobby.ready'),
        icon: 'check-mark',
        hotkey: 'r',
        lit: true,
        onPress: () => act({ do: 'ready', nonce: newNonce() }),
      };
    case 'unready':
      return {
        ...common,
        label: t('lobby.unready'),
        icon: 'hourglass',
        hotkey: 'r',
        lit: false,
        onPress: () => act({ do: 'unready' }),
      };
    case 'sit':
      return {
        ...common,
        label: t('lobby.sit'),
        icon: 'wooden-chair',
        hotkey: 's',
        lit: false,
        onPress: () => act({ do: 'sit', seat: room.seats.findIndex(({ by }) => by === 'open') }),
      };
    case 'wait':
      return { ...start, ...common, lit: false, onPress: () => {} };
  }
}

/** For those who cannot start: nothing that only the host could do, and nothing of themselves, for the slip says it. */
function waitingNotice(
  room: RoomView,
  me: string,
  t: (key: string, values?: Say['with']) => string,
  tell: (what: Say) => string,
): string | null {
  if (room.mayStart.ok) return null;
  if (room.mayStart.code !== 'not-ready') return tell(room.mayStart.why);
  const own = seatOf(room.seats, me);
  const others = unready(room).filter((seat) => seat !== own);
  return others.length === 0 ? null : t('lobby.notice.waits', { who: others.map((seat) => ({ seat })) });
}

function noticeOf(
  room: RoomView,
  me: string,
  t: (key: string, values?: Say['with']) => string,
  tell: (what: Say) => string,
): string | null {
  if (!room.mayStart.ok) return room.host === me ? tell(room.mayStart.why) : waitingNotice(room, me, t, tell);
  if (room.host !== me) return seatOf(room.seats, me) === null ? t('lobby.notice.watching') : null;
  return room.seats.some(({ by }) => by === 'open') ? t('lobby.notice.open') : null;
}
