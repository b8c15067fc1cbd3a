import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ShownTable } from './shown-table.ts';
import { TableModel, type TableState } from './table-model.ts';

type Doing = Pick<
  TableModel,
  'send' | 'concede' | 'claim' | 'back' | 'lend' | 'more' | 'dismiss' | 'handOver' | 'handOn' | 'lift'
>;

/** A table as a screen needs it, and everything that can be done at it. README.md explains every field. */
export type TableView = TableState & Doing;

export function useTable(source: ShownTable): TableView {
  const model = useMemo(() => new TableModel(source), [source]);
  useEffect(() => model.sit(), [model]);
  const listen = useMemo(() => together(model.listen), [model]);
  const state = useSyncExternalStore(listen, model.state);
  return useMemo(() => {
    const { send, concede, claim, back, lend, more, dismiss, handOver, handOn, lift } = model;
    return { ...state, send, concede, claim, back, lend, more, dismiss, handOver, handOn, lift };
  }, [model, state]);
}

/** Bots at full speed end a match in one burst. Changes that come together are rendered together; otherwise React reports a loop. */
function together(listen: TableModel['listen']): TableModel['listen'] {
  return (changed) => {
    let soon: ReturnType<typeof setTimeout> | null = null;
    const leave = listen(() => {
      soon ??= setTimeout(() => {
        soon = null;
        changed();
      });
    });
    return () => {
      leave();
      if (soon !== null) clearTimeout(soon);
    };
  };
}

/** How long this clock still runs, in milliseconds by this page's own clock. */
export const timeLeft = ({ status, statusAt }: Pick<TableState, 'status' | 'statusAt'>, endsAt: number): number =>
  Math.max(0, endsAt - (status?.now ?? 0) - (performance.now() - statusAt));
