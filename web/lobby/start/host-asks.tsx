import type { RoomAct, RoomView } from '@tavern/wire';
import AskDialog, { type Asking } from '../../parts/ask/ask-dialog.tsx';
import { newNonce } from '../../play/online/rooms.ts';
import { useSpeech } from '../../words/words.ts';
import type { HostAsked } from './host-asked.ts';

interface HostAsksProps {
  readonly about: HostAsked;
  readonly room: RoomView;
  readonly act: (act: RoomAct) => void;
  readonly onClose: () => void;
}

/** Asks the host to confirm what affects other guests. */
export default function HostAsks({ about, room, act, onClose }: HostAsksProps) {
  const { t } = useSpeech();
  const sendingAway = (guest: string): Asking => ({
    title: t('lobby.kick', { who: nameOf(room, guest) }),
    text: t('lobby.kick.text'),
    ways: [
      {
        id: 'once',
        label: t('lobby.kick.once'),
        sub: t('lobby.kick.once.sub'),
        icon: 'exit-door',
        kind: 'primary',
        onPress: () => act({ do: 'kick', guest }),
      },
      {
        id: 'for-good',
        label: t('lobby.kick.for-good'),
        sub: t('lobby.kick.for-good.sub'),
        icon: 'padlock',
        kind: 'danger',
        onPress: () => act({ do: 'kick', guest, forGood: true }),
      },
      { id: 'no', label: t('lobby.ask.cancel'), icon: 'return-arrow' },
    ],
  });
  const startingWithout = (whom: Extract<HostAsked, { without: object }>['without']): Asking => ({
    title: t('lobby.without.title', { who: whom.map(({ seat }) => ({ seat })) }),
    text: t('lobby.without.text'),
    ways: [
      {
        id: 'start',
        label: t('lobby.without.yes'),
        icon: 'hunting-horn',
        kind: 'primary',
        onPress: () => act({ do: 'start', nonce: newNonce(), without: whom.map(({ guest }) => guest) }),
      },
      { id: 'no', label: t('lobby.without.wait'), icon: 'hourglass' },
    ],
  });
  return <AskDialog asking={'away' in about ? sendingAway(about.away) : startingWithout(about.without)} onClose={onClose} />;
}

function nameOf({ seats, spectators }: RoomView, guest: string): string {
  const seated = seats.find((seat) => seat.by === 'person' && seat.guest === guest);
  if (seated?.by === 'person') return seated.name;
  return spectators.find((each) => each.guest === guest)?.name ?? '';
}
