import type { GamePack } from '@tavern/games';
import type { Frame } from '@tavern/host';
import { useMemo, useState } from 'react';
import type { TableView } from '../../links/use-table.ts';
import { useMedia } from '../../lobby/use-media.ts';
import { useUnread } from '../../lobby/use-unread.ts';
import { useSpeech } from '../../words/words.ts';
import { useAnnouncements } from '../alert/use-announcements.ts';
import { useEventSounds } from '../alert/use-event-sounds.ts';
import { useTurnAlert } from '../alert/use-turn-alert.ts';

import { newestOf } from '../book/log-lines.ts';
import { type Page, TableBook } from '../book/table-book.tsx';
import { useLogLines } from '../book/use-log-lines.ts';
import { useClock } from '../clock/use-clock.ts';
import { rowOfSeat } from '../panel/blocks.ts';
import { TableMiddle } from '../panel/table-middle.tsx';
import { useToldTable } from '../panel/use-told-table.ts';
import { crestIn } from '../players/crest.ts';
import { plaquesOf } from '../players/plaque-states.ts';
import { Plaques } from '../players/plaques.tsx';
import { useGone } from '../players/use-gone.ts';
import { slipOf } from '../slip/slip-words.ts';
import { TurnSlip } from '../slip/turn-slip.tsx';
import { Spans } from '../words/told.tsx';
import { Banner } from './banner.tsx';
import { Mat } from './mat.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { TableBar } from './table-bar.tsx';
import type { TableFrameProps } from './table-frame.tsx';
import { TableTools, type Tray } from './table-tools.tsx';
import { Toast } from './toast.tsx';

interface LaidTableProps extends TableFrameProps {
  readonly table: TableView;
  readonly pack: GamePack;
  readonly frame: Frame;
}

/** As in table-frame.css: the book lies behind tabs. */
const SMALL = '(max-width: 760px)';
/** So much of what happened is told to whoever waits. */
const RECENT = 3;

/** A table with everything on it, as one pair of eyes sees it. */
export function LaidTable(props: LaidTableProps) {
  const { source, company, times, onHall, table, pack, frame } = props;
  const { t, tell } = useSpeech();
  const { packet } = frame;
  const { front, status, question } = table;
  const [page, setPage] = useState<Page>('log');
  const [sheet, setSheet] = useState(false);
  const [tray, setTray] = useState<Tray | null>(null);

  const told = useToldTable(pack, packet.view, front);
  const clock = useClock(table, times);
  const [gone, hasLeft] = useGone(packet);
  const lines = useLogLines(table.log, pack.tell);
  const news = useMemo(() => table.log.filter(({ past }) => past).length, [table.log]);
  // Of several people at one screen none is simply “you” when it is over.
  const viewer = packet.over !== null && source.own.length > 1 ? null : front;
  const slip = slipOf({ packet, status, viewer, question, next: table.curtain?.to ?? null });
  const small = useMedia(SMALL);
  const unread = useUnread(company?.said ?? 0, page === 'chat' && (sheet || !small));
  const crest = (seat: number) => crestIn(source.game, packet.view, seat);
  const game = t('game.name');

  useAnnouncements(lines, news, tell(slip.title), source.own.length > 1 && pack.game.hidden !== undefined);
  useEventSounds(table.log, packet.over, source.own.length > 1 ? null : front);
  useTurnAlert({
    asked: question === null ? null : `${front} ${question.id}`,
    window: question?.window ?? false,
    title: t('frame.title', { game }),
    askedTitle: t('frame.title.asked', { game }),
  });

  const recent = newestOf(lines, RECENT);
  const newest = recent.at(-1);
  const own = front === null ? null : rowOfSeat([...told.now, ...told.always], front);
  const { round } = packet.view as { readonly round?: unknown };
  const where = [
    ...(typeof round === 'number' && round > 0 ? [t('frame.round', { n: round })] : []),
    ...(company === null ? [] : [t('frame.room.code', { code: company.code })]),
  ];
  return (
    <main className={`table table-frame ${sheet ? 'sheet-open' : ''}`} data-players={source.names.length}>
      <i className="lamp" />
      <Mat {...props} slip={slip} recent={recent} gone={gone} crest={crest} own={own} />
      <TableBar
        game={game}
        where={where.join(t('frame.where.between'))}
        slip={<TurnSlip slip={slip} clock={clock} paused={status?.paused ?? false} />}
        onHall={onHall}
        onTray={setTray}
      />
      {table.link === 'lost' && <Banner icon="hourglass">{t('frame.link.lost')}</Banner>}
      {table.link === 'refused' && <Banner icon="padlock">{t('frame.link.refused')}</Banner>}
      <div className="stage">
        <Plaques
          plaques={plaquesOf({ packet, status, players: source.names.length, own: source.own, viewer: front, gone })}
          crest={crest}
          spectators={company?.spectators ?? []}
        />
        <div className="middle">
          <TableMiddle game={source.game} told={told} viewer={front} crest={crest} />
          {newest !== undefined && (
            <p className="newest" aria-hidden="true">
              <Spans spans={newest.spans} />
            </p>
          )}
        </div>
        <TableBook lines={lines} chat={company?.chat ?? null} unread={unread} page={page} onPage={setPage} />
      </div>
      <PhoneTabs
        page={page}
        open={sheet}
        unread={unread}
        talk={company !== null}
        onPage={setPage}
        onOpen={setSheet}
        onTray={setTray}
      />
      {table.problem !== null && <Toast text={tell(table.problem)} onDone={table.dismiss} />}
      <TableTools {...props} tray={tray} onTray={setTray} gone={gone} onGone={hasLeft} />
    </main>
  );
}
