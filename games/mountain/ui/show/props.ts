import type { GameTableProps } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';
import type { Show } from './types.ts';

/** What every part of the mountain's table is given: what the frame gives, and what is shown of it right now. */
export interface SummitProps extends GameTableProps<Mountain> {
  readonly show: Show;
  /** The question that is open, whether the show has come to it or not; null: none. */
  readonly open: number | null;
}

/** For what lies at the table's edge. */
export interface EdgeProps extends SummitProps {
  /** A tray lies in front of the mountain: everything else makes itself small. */
  readonly small: boolean;
}
