import { Icon } from '@tavern/kit';
import type { RoomView } from '@tavern/wire';
import { useSpeech } from '../words/words.ts';
import { SeatMenu } from './seat-menu.tsx';
import type { SeatAct } from './seat-place.ts';

interface WatchersProps {
  readonly spectators: RoomView['spectators'];
  readonly me: string;
  readonly host: string;
  readonly actsOn: (guest: string) => readonly SeatAct[];
}

/** Those in the room without a seat. */
export function Watchers({ spectators, me, host, actsOn }: WatchersProps) {
  const { t } = useSpeech();
  if (spectators.length === 0) return <p className="watchers-none">{t('lobby.watchers.none')}</p>;
  return (
    <ul className="watchers">
      {spectators.map(({ guest, name }) => (
        <li key={guest}>
          <Icon name={guest === host ? 'queen-crown' : 'brass-eye'} label={guest === host ? t('lobby.seat.host') : undefined} />
          <span>
            {name}
            {guest === me && <em> {t('lobby.seat.you')}</em>}
          </span>
          <SeatMenu label={t('lobby.seat.menu', { who: name })} groups={[actsOn(guest)]} />
        </li>
      ))}
    </ul>
  );
}
