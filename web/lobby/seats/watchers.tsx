import { Icon } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import type { RoomView } from '@tavern/wire';
import { useSpeech } from '../../words/words.ts';
import { SeatMenu } from './seat-menu.tsx';
import type { SeatAct } from './seat-place.ts';

interface WatchersProps {
  readonly spectators: RoomView['spectators'];
  readonly me: string;
  readonly host: string;
  readonly actsOn: (guest: string) => readonly SeatAct[];
  /** The guests sent away for good, for a host who may let them back in. */
  readonly banned: RoomView['banned'];
  readonly onLetIn: (guest: string) => void;
}

/** The guests in the room without a seat. */
export function Watchers({ banned, onLetIn, ...props }: WatchersProps) {
  const { t } = useSpeech();
  return (
    <>
      <Spectators {...props} />
      {banned.length > 0 && (
        <section className="banned" aria-label={t('lobby.banned')}>
          <h3>{t('lobby.banned')}</h3>
          <ul className="watchers">
            {banned.map(({ guest, name }) => (
              <li key={guest}>
                <Icon name="padlock" />
                <span>
                  <Typed text={name} />
                </span>
                <button
                  type="button"
                  className="mini"
                  aria-label={t('lobby.banned.let-in.who', { who: name })}
                  onClick={() => onLetIn(guest)}
                >
                  {t('lobby.banned.let-in')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Spectators({ spectators, me, host, actsOn }: Omit<WatchersProps, 'banned' | 'onLetIn'>) {
  const { t } = useSpeech();
  if (spectators.length === 0) return <p className="watchers-none">{t('lobby.watchers.none')}</p>;
  return (
    <ul className="watchers">
      {spectators.map(({ guest, name }) => (
        <li key={guest}>
          <Icon name={guest === host ? 'queen-crown' : 'brass-eye'} label={guest === host ? t('lobby.seat.host') : undefined} />
          <span>
            <Typed text={name} />
            {guest === me && <em> {t('lobby.seat.you')}</em>}
          </span>
          <SeatMenu label={t('lobby.seat.menu', { who: name })} groups={[actsOn(guest)]} />
        </li>
      ))}
    </ul>
  );
}
