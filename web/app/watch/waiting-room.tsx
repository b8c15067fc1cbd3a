import { Icon, Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import type { RoomView } from '@tavern/wire';
import { useGameName } from '../../house/game-name.ts';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { seatNames } from '../../lobby/seats/seat-names.ts';
import { useSpeech } from '../../words/words.ts';

type SeatView = RoomView['seats'][number];

const noteOf = (seat: SeatView): string => {
  if (seat.by !== 'person') return seat.by === 'bot' ? 'screen.seat.bot' : 'lobby.seat.open';
  return seat.ready ? 'screen.seat.ready' : 'screen.seat.waiting';
};

/** The room while no match has begun: its game, and who sits there. */
export function WaitingRoom({ room }: { readonly room: RoomView }) {
  const { t, tell } = useSpeech();
  const game = useGameName(room.game);
  const names = seatNames(room, tell);
  return (
    <main className="table screen-waiting">
      <i className="lamp" />
      <PlaceHeading className="t-display t-gilt">{game}</PlaceHeading>
      <h2>{t(room.mayStart.ok ? 'screen.ready' : 'screen.waits')}</h2>
      <ul>
        {room.seats.map((seat, index) => (
          <li key={index} className={seat.by === 'open' ? 'm-plaque faded' : 'm-plaque'}>
            <Shield seat={index} size={64} faded={seat.by === 'open'} />
            <b>{seat.by === 'open' ? t('lobby.seat.open') : <Typed text={names[index]} />}</b>
            {seat.by !== 'open' && (
              <span>
                {seat.by === 'person' && seat.ready && <Icon name="check-mark" />}
                {t(noteOf(seat))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
