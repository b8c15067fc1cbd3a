import type { GameTableProps } from '@tavern/kit';
import type { Mountain } from '../rules/types.ts';
import type { SummitProps } from './props.ts';
import type { Show } from './show/types.ts';

/**
 * What the table knows, as far as the show has told it: everything that speaks or reckons is given this, so that nothing on the table is ahead of
 * its picture. Who is waited for, and how it ended, belongs to what comes after.
 */
export function asTold(props: GameTableProps<Mountain>, show: Show): SummitProps {
  const { packet, question } = props;
  const { told, asked, playing } = show;
  // Somebody who goes on giving and taking is told at once what the other side does.
  const waits = playing && asked === null;
  return {
    ...props,
    show,
    view: told,
    question: asked,
    open: question?.id ?? null,
    packet: waits ? { ...packet, view: told, question: null, waiting: [], over: null } : packet,
    busy: props.busy || waits,
    over: waits ? null : props.over,
  };
}
