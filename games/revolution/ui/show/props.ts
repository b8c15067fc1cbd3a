import type { GameTableProps } from '@tavern/kit';
import type { TableShow } from '@tavern/kit/show/index.ts';
import type { Revolution } from '../../rules/types.ts';

export { playerIn, type Sides, sidesOf } from '@tavern/kit/seats.ts';

export type Show = TableShow<Revolution, null>;

/** What every part of the table is given: the frame's props, and what is being shown right now. */
export interface RevolutionProps extends GameTableProps<Revolution> {
  readonly show: Show;
}
