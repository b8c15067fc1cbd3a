import './second-screen.css';
import { Icon } from '@tavern/kit';
import type { RoomView } from '@tavern/wire';
import { lazy, Suspense, useState } from 'react';
import { invitationTo, spelled } from '../../house/invitation.ts';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { Doorstep } from '../../parts/door/turned-away.tsx';
import { QrCode } from '../../parts/qr/qr-code.tsx';
import type { Session } from '../../play/online/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { useRoomShown } from './use-room-shown.ts';
import { useScreenSession } from './use-screen-session.ts';
import { useUnattended } from './use-unattended.ts';
import { WaitingRoom } from './waiting-room.tsx';

const ScreenTable = lazy(() => import('./screen-table.tsx'));

/** A room on a television: its table alone, for everybody who is there. Nothing can be pressed, and it goes on by itself. */
export default function SecondScreen({ code }: { readonly code: string }) {
  return (
    <MoreSpoken of="screen">
      <Shown code={code} />
    </MoreSpoken>
  );
}

function Shown({ code }: { readonly code: string }) {
  const { t, tell } = useSpeech();
  const session = useScreenSession(t('screen.guest'));
  const shown = useRoomShown(session, code);
  useUnattended();
  if (session === null || shown.at === 'door') return <Doorstep />;
  if (shown.at === 'inside') return <RoomOnScreen room={shown.state.room} session={session} />;
  return (
    <main className="table doorstep">
      <i className="lamp" />
      <section className="door-paper m-parch m-sheet-high" role="alert">
        <Icon name="medieval-gate" className="door-icon" />
        <PlaceHeading className="t-display">{t(shown.away ? 'screen.away' : 'lobby.door.closed')}</PlaceHeading>
        <p>{tell(shown.why)}</p>
        {!shown.away && <p>{t('screen.again')}</p>}
      </section>
    </main>
  );
}

/** The table of the match that runs, and of the last one until the next begins. While none runs, people can still come: the code is in a corner. */
function RoomOnScreen({ room, session }: { readonly room: RoomView; readonly session: Session }) {
  const [match, setMatch] = useState(room.playing ? room.match : null);
  if (room.playing && room.match !== match) setMatch(room.match);
  return (
    <div className="second-screen">
      {match === null ? (
        <WaitingRoom room={room} />
      ) : (
        <Suspense fallback={<Doorstep />}>
          <ScreenTable key={match} room={room} session={session} match={match} />
        </Suspense>
      )}
      {!room.playing && <Corner code={room.code} />}
    </div>
  );
}

function Corner({ code }: { readonly code: string }) {
  const { t } = useSpeech();
  const server = useSettings((settings) => settings.server);
  return (
    <aside className="screen-corner m-parch" aria-label={t('lobby.code.of', { code: spelled(code) })}>
      <QrCode text={invitationTo(code, location.href, server)} label={t('lobby.qr')} />
      <p>
        {t('screen.join')}
        <b>{code}</b>
      </p>
    </aside>
  );
}
