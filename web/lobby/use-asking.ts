import type { RoomAct, RoomView } from '@tavern/wire';
import { useState } from 'react';
import { newNonce } from '../online/rooms.ts';
import { useSpeech } from '../words/words.ts';
import type { Asking } from './ask-dialog.tsx';

type LeftOut = readonly { readonly seat: number; readonly guest: string }[];

interface AskingFirst {
  readonly asking: Asking | null;
  readonly close: () => void;
  readonly sendAway: (guest: string) => void;
  readonly startWithout: (whom: LeftOut) => void;
}

/** What the host is asked about before it is done, because it is done to others. */
export function useAsking(room: RoomView, act: (act: RoomAct) => void): AskingFirst {
  const { t } = useSpeech();
  const [asking, setAsking] = useState<Asking | null>(null);
  const sendAway = (guest: string): void =>
    setAsking({
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
  const startWithout = (whom: LeftOut): void =>
    setAsking({
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
  return { asking, close: () => setAsking(null), sendAway, startWithout };
}

function nameOf({ seats, spectators }: RoomView, guest: string): string {
  const seated = seats.find((seat) => seat.by === 'person' && seat.guest === guest);
  if (seated?.by === 'person') return seated.name;
  return spectators.find((each) => each.guest === guest)?.name ?? '';
}
