import { entryOf } from '@tavern/games';
import { timesOf } from '@tavern/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import { invitationTo, screenOf } from '../../house/invitation.ts';
import { Lighting } from '../../house/lighting.tsx';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { go } from '../../house/route.ts';
import { botNameOf } from '../../model/bot-names.ts';
import type { RoomSource, RoomState } from '../../model/room-source.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { ChatPaper } from '../../parts/chat/chat-paper.tsx';
import type { Unread } from '../../parts/chat/use-unread.ts';
import { openOnline } from '../../play/online/online-source.ts';
import { newNonce } from '../../play/online/rooms.ts';
import { theSession } from '../../play/online/the-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { useOpened } from '../../table/frame/use-opened.ts';
import { WayOut } from '../../table/frame/way-out.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { useSpeech } from '../../words/words.ts';
import { againOf, matchSeatOf } from './company.ts';
import { useLeaving } from './use-leaving.ts';
import { useRoomNews } from './use-room-news.ts';

interface OnlineTableProps {
  readonly room: RoomSource;
  readonly unread: Unread;
  readonly onBack: () => void;
}

const MENDS_ITSELF: ReadonlySet<string> = new Set(['not-ready', 'match-running']);

const toHall = (): void => go({ at: 'hall' });

/** The table of the match that runs in a room, or has just ended there. */
export default function OnlineTableScreen(props: OnlineTableProps) {
  return (
    <MoreSpoken of="table">
      <OnlineTable {...props} />
    </MoreSpoken>
  );
}

function OnlineTable({ room, unread, onBack }: OnlineTableProps) {
  const { t, tell, language } = useSpeech();
  const [match] = useState(room.state.room.match);
  const toRoom = useLeaving(room, match, onBack);
  const speaking = useRef(tell);
  useEffect(() => {
    speaking.current = tell;
  });
  const open = () => {
    const { game, seats, seed } = room.state.room;
    return openOnline({
      session: theSession(),
      match: match ?? '',
      game,
      nameOf: botNameOf((what) => speaking.current(what)),
      bots: seats.flatMap((seat) => (seat.by === 'bot' ? [seat.name] : [])),
      seed,
    });
  };
  const opened = useOpened(open, `${match} ${language}`);
  if (opened === null) return <Lighting />;
  if (!opened.ok) return <WayOut title={t('frame.missing')} why={tell(opened.why)} onHall={toHall} onRoom={toRoom} />;
  return <OnlineFrame room={room} unread={unread} source={opened.source} onBack={toRoom} />;
}

function OnlineFrame({ room, unread, source, onBack }: OnlineTableProps & { readonly source: ShownTable }) {
  const { tell } = useSpeech();
  const server = useSettings((settings) => settings.server);
  const [state, setState] = useState<RoomState>(room.state);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setState(room.state);
    return room.listen(setState, () => {});
  }, [room]);
  const [before] = useState(state.room.seats);
  const news = useRoomNews(state.room, room.me);
  const { code, game, pace, seats, spectators, mayStart } = state.room;
  const times = useMemo(() => timesOf(pace, entryOf(game)?.turn ?? [null, null], entryOf(game)?.pause), [pace, game]);
  const ask = async (): Promise<void> => {
    const done = await room.act({ do: 'rematch', nonce: newNonce() });
    setProblem(done.ok ? null : tell(done.why));
  };
  const company = {
    code,
    link: invitationTo(code, location.href, server),
    screen: screenOf(code, location.href, server),
    unread,
    spectators: spectators.map(({ name }) => name),
    news: news.at(-1) ?? null,
    chat: (
      <ChatPaper
        chat={state.chat}
        news={news}
        me={room.me}
        seatOf={(guest) => matchSeatOf(seats, guest)}
        onSay={(text) => room.say(text)}
        onReport={(...report) => room.report(...report)}
      />
    ),
  };
  const again = againOf(state.room, room.me, before);
  // Players who are not ready yet only take time; anything else must be changed in the room.
  const lacks = mayStart.ok || MENDS_ITSELF.has(mayStart.code) ? null : tell(mayStart.why);
  const why = lacks ?? problem;
  return (
    <TableFrame
      source={source}
      company={company}
      times={times}
      again={again === null ? null : { ...again, ask: () => void ask(), ...(why === null ? {} : { why }) }}
      onHall={toHall}
      onRoom={onBack}
    />
  );
}
