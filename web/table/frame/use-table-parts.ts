import type { Frame } from '@tavern/host';
import { useEffect } from 'react';
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
  const book = useBook(table, pack, () => open.setSheet(false), looking?.onLine);
  useTold(looking?.onTold, frame, book);
  const beam = useBeam(props, book);
  const people = usePeople(pack, frame);
  useAlerts(props, book, beam.headline);
  return { open, book, beam, people };
}

/** Says when all that a frame brought has been shown. */
function useTold(onTold: Looking['onTold'] | undefined, frame: Frame, { story, isAhead }: Pick<Book, 'story' | 'isAhead'>): void {
  const shown = story === null && !isAhead;
  useEffect(() => {
    if (shown) onTold?.(frame);
  }, [onTold, frame, shown]);
}

export type TableParts = ReturnType<typeof useTableParts>;
