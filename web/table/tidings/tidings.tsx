import './tidings.css';
import type { Say } from '@tavern/engine';
import { LogBridgeContext } from '@tavern/kit';
import { useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { Tiding, usePassing } from '../../house/tiding/tiding.tsx';
import type { TableView } from '../../model/use-table.ts';
import { useSpeech } from '../../words/words.ts';
import type { BookLine } from '../book/log-lines.ts';
import { SayText, Spans } from '../words/told.tsx';
import { LendTiding } from './lend-tiding.tsx';
import { missedOf, ranOut } from './missed.ts';
import { MissedTiding } from './missed-tiding.tsx';

/** News of the room around the table. */
export interface RoomNews {
  readonly n: number;
  readonly what: Say;
}

interface TidingsProps {
  readonly table: TableView;
  readonly lines: readonly BookLine[];
  readonly news: RoomNews | null;
}

/** What players should know besides the game: who is away, what was played for whom, who is the host. */
export function Tidings({ table, lines: all, news }: TidingsProps) {
  const { t } = useSpeech();
  const { status, front, over, frame } = table;
  const bridge = useContext(LogBridgeContext);
  const coming = useSyncExternalStore(bridge.listen, bridge.coming, bridge.coming);
  // Leaves out what the table has not shown yet.
  const lines = useMemo(() => (coming.size === 0 ? all : all.filter(({ id }) => !coming.has(id))), [all, coming]);
  const [begun] = useState(frame?.n ?? -1);
  const late = ranOut(lines, begun, front);
  const [lateShown, closeLate] = usePassing(late?.id ?? null);
  const [newsShown, closeNews] = usePassing(news === null ? null : `${news.n}`);
  const extended = status?.clocks.find((clock) => clock.extended);
  const [moreShown, closeMore] = usePassing(extended === undefined || over !== null ? null : `${extended.endsAt}`);
  const missed = missedOf(lines, status, front);
  const away = over === null ? (status?.mayLend ?? []) : [];
  return (
    <div className="tidings">
      {away.map((seat) => (
        <LendTiding key={seat} seat={seat} onLend={() => void table.lend(seat)} />
      ))}
      <MissedTiding missed={missed} link={table.link} status={status} over={over !== null} />
      {lateShown && late !== null && (
        <Tiding icon="hourglass" onClose={closeLate}>
          <p>
            <Spans spans={late.spans} />
          </p>
        </Tiding>
      )}
      {moreShown && (
        <Tiding icon="hourglass" onClose={closeMore}>
          <p>{t('frame.more.told')}</p>
        </Tiding>
      )}
      {newsShown && news !== null && (
        <Tiding icon="three-friends" onClose={closeNews}>
          <p>
            <SayText say={news.what} />
          </p>
        </Tiding>
      )}
    </div>
  );
}
