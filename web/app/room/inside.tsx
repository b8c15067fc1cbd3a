import type { Say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Lobby } from '../../lobby/lobby.tsx';
import { isLeftOut } from '../../lobby/start/left-out.ts';
import { packOf } from '../../model/pack.ts';
import type { RoomSource, RoomState } from '../../model/room-source.ts';
import { useUnread } from '../../parts/chat/use-unread.ts';
import { Doorstep } from '../../parts/door/turned-away.tsx';

const OnlineTableScreen = lazy(() => import('../table/online-table-screen.tsx'));
const LeftOut = lazy(() => import('../../lobby/start/left-out-dialog.tsx'));

interface InsideProps {
  readonly source: RoomSource;
  readonly onLeave: () => void;
  readonly onGone: (why: Say, code: string) => void;
}

/** The lobby, or the table while a match runs and until the guest has looked at its end. */
export function Inside({ source, onLeave, onGone }: InsideProps) {
  const [state, setState] = useState<RoomState>(source.state);
  const [pack, setPack] = useState<GamePack | null>(null);
  /** The match at whose table the guest sits. */
  const [match, setMatch] = useState(source.state.room.playing ? source.state.room.match : null);
  const { room } = state;
  // Kept here, above lobby and table, so that messages stay unread when one replaces the other.
  const unread = useUnread(state.chat, source.me);
  if (room.playing && room.match !== match) setMatch(room.match);
  const [before, setBefore] = useState(room);
  const [leftOut, setLeftOut] = useState(false);
  if (before !== room) {
    setBefore(room);
    if (isLeftOut(before, room, source.me)) setLeftOut(true);
  }

  useEffect(() => source.listen(setState, onGone), [source, onGone]);
  useEffect(() => {
    let wanted = true;
    packOf(room.game).then(
      (found) => wanted && (found === null ? onGone(UNKNOWN_GAME, UNKNOWN_GAME.key) : setPack(found)),
      () => wanted && onGone(UNKNOWN_GAME, UNKNOWN_GAME.key),
    );
    return () => {
      wanted = false;
    };
  }, [room.game, onGone]);

  if (match !== null) {
    return (
      <Suspense fallback={<Doorstep />}>
        <OnlineTableScreen key={match} room={source} unread={unread} onBack={() => setMatch(null)} />
        {leftOut && <LeftOut host={room.hostName} onHall={onLeave} onClose={() => setLeftOut(false)} />}
      </Suspense>
    );
  }
  return pack === null ? <Doorstep /> : <Lobby source={source} state={state} unread={unread} pack={pack} onLeave={onLeave} />;
}

const UNKNOWN_GAME: Say = { key: 'lobby.unknown-game' };
