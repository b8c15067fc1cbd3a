import type { Say } from '@tavern/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLobbyPack } from '../../house/use-lobby-pack.ts';
import { Lobby } from '../../lobby/lobby.tsx';
import { isLeftOut } from '../../lobby/start/left-out.ts';
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
  /** The match at whose table the guest sits. */
  const [match, setMatch] = useState(source.state.room.playing ? source.state.room.match : null);
  const { room } = state;
  const pack = useLobbyPack(room.game);
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
    if (pack === 'missing') onGone(UNKNOWN_GAME, UNKNOWN_GAME.key);
  }, [pack, onGone]);
  const { ok: mayStart } = room.mayStart;
  useEffect(() => {
    if (mayStart) prepare(room.game).catch(() => {});
  }, [mayStart, room.game]);

  if (match !== null) {
    return (
      <Suspense fallback={<Doorstep />}>
        <OnlineTableScreen key={match} room={source} unread={unread} onBack={() => setMatch(null)} />
        {leftOut && <LeftOut host={room.hostName} onHall={onLeave} onClose={() => setLeftOut(false)} />}
      </Suspense>
    );
  }
  return pack === null || pack === 'missing' ? (
    <Doorstep />
  ) : (
    <Lobby source={source} state={state} unread={unread} pack={pack} onLeave={onLeave} />
  );
}

/** Everybody is ready: what the table needs comes before somebody starts the match. A failure shows when it has started. */
async function prepare(game: string): Promise<void> {
  const { fetchTable } = await import('./fetch-table.ts');
  await fetchTable(game);
}

const UNKNOWN_GAME: Say = { key: 'lobby.unknown-game' };
