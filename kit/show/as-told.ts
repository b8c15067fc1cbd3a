import type { Types } from '@tavern/engine';
import type { GameTableProps } from '../game-table.ts';
import type { TableShow } from './use-show.ts';

/**
 * A table's props at the point that the show has reached. All parts that speak or calculate use these, so that none of them is ahead of the
 * picture. The question, the players waited for and the end come after the show.
 */
export function asTold<T extends Types>(props: GameTableProps<T>, show: TableShow<T, unknown>): GameTableProps<T> {
  const { told, asked, playing, heeded } = show;
  // A player in the middle of a trade is told at once what the other side does.
  const waits = playing && asked === null;
  // The end comes with its events: until they are heeded nobody knows that they are to be shown first.
  const isOver = !waits && heeded === props.events;
  const { packet } = props;
  const { sealed: _sealed, ...rest } = packet;
  return {
    ...props,
    view: told,
    question: asked,
    packet: waits ? { ...rest, view: told, question: null, waiting: [], over: null } : packet,
    busy: props.busy || waits,
    over: isOver ? props.over : null,
  };
}
