import { entryOf } from '@tavern/games';
import { timesOf } from '@tavern/host';
import type { RoomView } from '@tavern/wire';
import { useMemo } from 'react';
import { Lighting } from '../../house/lighting.tsx';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { botNameOf } from '../../model/bot-names.ts';
import { openOnline } from '../../play/online/online-source.ts';
import type { Session } from '../../play/online/session.ts';
import { useOpened } from '../../table/frame/use-opened.ts';
import { TableFrame } from '../../table/table-frame.tsx';
import { useSpeech } from '../../words/words.ts';

interface ScreenTableProps {
  readonly room: RoomView;
  readonly session: Session;
  readonly match: string;
}

const nowhere = (): void => {};

/** The table alone, through a spectator's eyes. */
export default function ScreenTable(props: ScreenTableProps) {
  return (
    <MoreSpoken of="table">
      <BareTable {...props} />
    </MoreSpoken>
  );
}

function BareTable({ room, session, match }: ScreenTableProps) {
  const { tell, language } = useSpeech();
  const { game, pace, seats, seed } = room;
  const bots = seats.flatMap((seat) => (seat.by === 'bot' ? [seat.name] : []));
  const open = () => openOnline({ session, match, game, nameOf: botNameOf(tell), bots, seed });
  const opened = useOpened(open, `${match} ${language}`);
  const times = useMemo(() => timesOf(pace, entryOf(game)?.turn ?? [null, null], entryOf(game)?.pause), [pace, game]);
  if (opened === null || !opened.ok) return <Lighting />;
  return <TableFrame bare source={opened.source} company={null} times={times} again={null} onHall={nowhere} onRoom={null} />;
}
