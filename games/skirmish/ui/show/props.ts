import type { Seat } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';
import type { TableShow } from '@tavern/kit/show/index.ts';
import type { CardId } from '../../rules/state.ts';
import { swapped } from '../../rules/steps/mulligan.ts';
import type { Skirmish } from '../../rules/types.ts';

export { playerIn, type Sides, sidesOf } from '@tavern/kit/seats.ts';

export type Show = TableShow<Skirmish, null>;

/** Where nothing is hidden: the cards that a seat will put back, though the other has still to choose. */
export function sealedAway({ sealed = [] }: SkirmishProps['packet'], seat: Seat): readonly CardId[] {
  const option = sealed.find((each) => each.seat === seat)?.option;
  return option?.do === 'swap' ? swapped(option) : [];
}

/** What every part of the table is given: the frame's props, and what is being shown right now. */
export interface SkirmishProps extends GameTableProps<Skirmish> {
  readonly show: Show;
}
