import type { Frame } from '@tavern/host';
import { useCallback, useEffect, useRef } from 'react';
import type { TableView } from '../../model/use-table.ts';
import { useAlerts } from '../alert/use-alerts.ts';
import { type Book, useBook } from '../book/use-book.ts';
import { useBeam } from '../headline/use-beam.ts';
import { usePeople } from '../players/use-people.ts';
import type { LaidTableProps, Looking } from './props.ts';
import { useOpenSheets } from './use-open-sheets.ts';

/** What every table has, with pictures or in words. */
export function useTableParts(props: LaidTableProps) {
  const { table, pack, frame, looking } = props;
  const open = useOpenSheets(props);
  // After a press on a line in the dialog, the reader wants to see the table.
  const book = useBook(table, pack, () => open.setSheet(false), useLeads(table, looking?.onLine));
  useTold(looking?.onTold, frame, book);
  const beam = useBeam(props, book);
  const people = usePeople(pack, frame);
  useAlerts(props, book, beam.headline);
  return { open, book, beam, people };
}

/** What pressing a line does where a match is only looked at. It stays the same as long as the table. */
function useLeads(
  { log }: Pick<TableView, 'log'>,
  onLine: Looking['onLine'] | undefined,
): ((id: string | number) => void) | undefined {
  const latest = useRef({ log, onLine });
  useEffect(() => {
    latest.current = { log, onLine };
  });
  const lead = useCallback((id: string | number) => {
    const item = latest.current.log.find((each) => each.id === id);
    if (item !== undefined) latest.current.onLine?.(item.n);
  }, []);
  return onLine === undefined ? undefined : lead;
}

/** Says when all that a frame brought has been shown. */
function useTold(onTold: Looking['onTold'] | undefined, frame: Frame, { story, isAhead }: Pick<Book, 'story' | 'isAhead'>): void {
  const shown = story === null && !isAhead;
  useEffect(() => {
    if (shown) onTold?.(frame);
  }, [onTold, frame, shown]);
}

export type TableParts = ReturnType<typeof useTableParts>;
