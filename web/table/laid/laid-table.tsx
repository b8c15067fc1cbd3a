import { classes } from '@tavern/kit/classes.ts';
import { TableBook } from '../book/table-book.tsx';
import { Mat } from '../frame/mat.tsx';
import { PhoneTabs } from '../frame/phone-tabs.tsx';
import type { LaidTableProps } from '../frame/props.ts';
import { TableOver, TableTop } from '../frame/table-edges.tsx';
import { useTableParts } from '../frame/use-table-parts.ts';
import { StatePanel } from '../panel/state-panel.tsx';
import { rowOfSeat } from '../panel/told-table.ts';
import { useToldTable } from '../panel/use-told-table.ts';
import { plaquesOf } from '../players/plaque-states.ts';
import { Plaques } from '../players/plaques.tsx';
import { Spans } from '../words/told.tsx';

/** A table without pictures of its own, for one viewer: players, the table in words, the book, the near edge. */
export function LaidTable(props: LaidTableProps) {
  const { source, looking, bare = false, company, table, pack, frame } = props;
  const parts = useTableParts(props);
  const { page, setPage, sheet, setSheet, laid, setTray, unread } = parts.open;
  const { lines, recent } = parts.book;
  const { gone, crest } = parts.people;
  const { packet } = frame;
  const { front, status } = table;
  const told = useToldTable(pack, packet.view, front);
  const newest = recent.at(-1);
  const own = front === null ? null : rowOfSeat(told, front);
  return (
    <main
      className={classes('table table-frame', sheet && 'sheet-open', looking !== undefined && 'looking', bare && 'bare')}
      data-players={source.names.length}
    >
      <i className="lamp" />
      {!bare && <Mat {...props} headline={parts.beam.headline} recent={recent} gone={gone} crest={crest} own={own} />}
      <TableTop {...props} parts={parts} />
      <div className="told-layout" inert={bare}>
        <Plaques
          plaques={plaquesOf({ packet, status, players: source.names.length, own: source.own, viewer: front, gone })}
          crest={crest}
          spectators={company?.spectators ?? []}
          bots={source.bots}
        />
        <div className="told-middle">
          <StatePanel told={told} viewer={front} crest={crest} />
          {newest !== undefined && (
            <p className="newest" aria-hidden="true">
              <Spans spans={newest.spans} />
            </p>
          )}
        </div>
        <TableBook
          lines={lines}
          chat={company?.chat ?? null}
          unread={unread}
          slip={laid ? looking?.slip : null}
          page={page}
          onPage={setPage}
        />
      </div>
      {!bare && (
        <PhoneTabs
          page={page}
          open={sheet}
          unread={unread}
          talk={company !== null}
          onPage={setPage}
          onOpen={setSheet}
          onTray={setTray}
        />
      )}
      {!laid && looking?.slip}
      <TableOver {...props} parts={parts} />
    </main>
  );
}
