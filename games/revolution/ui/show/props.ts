import type { Seat } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';
import type { TableShow } from '@tavern/kit/show/index.ts';
import type { CardId } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';

export { playerIn, type Sides, sidesOf } from '@tavern/kit/seats.ts';

export type Show = TableShow<Revolution, null>;

/** Where nothing is hidden: the card that a seat has sealed, though the other has still to choose. */
export function sealedBy({ sealed = [] }: RevolutionProps['packet'], seat: Seat): CardId | null {
  const option = sealed.find((each) => each.seat === seat)?.option;
  return option?.do === 'seal' ? option.card : null;
}

/** What every part of the table is given: the frame's props, and what is being shown right now. */
export interface RevolutionProps extends GameTableProps<Revolution> {
  readonly show: Show;
}
