import type { Say } from '@tavern/engine';
import type { RoomAct, RoomView } from '@tavern/wire';
import { isForOne } from '../../model/for-one.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import type { BigStep } from '../../parts/bar/lobby-foot.tsx';
import { iconOf } from '../../parts/seats/crests.ts';
import { startWord } from '../../parts/seats/game-words.ts';
import { newNonce } from '../../play/online/rooms.ts';
import { useSpeech } from '../../words/words.ts';
import { nextStep } from './next-step.ts';
import { noticeOf } from './notice.ts';

/** The big button of this guest, and the words beside it. */
export function useBigStep(
  room: RoomView,
  pack: LobbyPack,
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
  const common = { sub: told(step.sub), why, notice: noticeOf(room, me, pack.game.seats[0], speech) };
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
        quiet: true,
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
