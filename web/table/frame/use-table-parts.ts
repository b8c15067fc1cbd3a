import { useAlerts } from '../alert/use-alerts.ts';
import { useBook } from '../book/use-book.ts';
import { useBeam } from '../headline/use-beam.ts';
import { usePeople } from '../players/use-people.ts';
import type { LaidTableProps } from './props.ts';
import { useOpenSheets } from './use-open-sheets.ts';

/** What every table has, with pictures or in words. */
export function useTableParts(props: LaidTableProps) {
  const { table, pack, frame } = props;
  const open = useOpenSheets(props);
  // After a press on a line in the dialog, the reader wants to see the table.
  const book = useBook(table, pack, () => open.setSheet(false));
  const beam = useBeam(props, book);
  const people = usePeople(pack, frame);
  useAlerts(props, book, beam.headline);
  return { open, book, beam, people };
}

export type TableParts = ReturnType<typeof useTableParts>;
