import type { Types } from '@tavern/engine';
import type { GameTableProps } from '../game-table.ts';
import type { TableShow } from './use-show.ts';

/**
 * What a table knows, as far as the show has told it: everything that speaks or reckons is given this, so that nothing on the table is ahead of its
 * picture. What is asked, who is waited for, and how it ended, belongs to what comes after.
 */
export function asTold<T extends Types>(props: GameTableProps<T>, show: TableShow<T, unknown>): GameTableProps<T> {
  const { told, asked, playing } = show;
  // Whoever goes on giving and taking is told at once what the other side does.
  const waits = playing && asked === null;
  const { packet } = props;
  return {
    ...props,
    view: told,
    question: asked,
    packet: waits ? { ...packet, view: told, question: null, waiting: [], over: null } : packet,
    busy: props.busy || waits,
    over: waits ? null : props.over,
  };
}
