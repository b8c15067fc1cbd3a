import type { GameTableProps } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';
import type { Show } from './types.ts';

/** What every part of the mountain's table is given: the frame's props, and what is being shown right now. */
export interface MountainProps extends GameTableProps<Mountain> {
  readonly show: Show;
  /** The id of the open question, whether the show has reached it or not; null: none. */
  readonly open: number | null;
}

/** For parts at the table's edge. */
export interface LedgeProps extends MountainProps {
  /** A tray is in front of the mountain, so everything else is small. */
  readonly small: boolean;
}
