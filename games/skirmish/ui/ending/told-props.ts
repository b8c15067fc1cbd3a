import type { Seat } from '@tavern/engine';
import type { GameTableProps } from '@tavern/kit';
import type { Skirmish } from '../../rules/types.ts';
import type { Story } from './story.ts';

/** What every part of the story is given. */
export interface ToldProps extends GameTableProps<Skirmish> {
  readonly story: Story;
  /** Who sits at the near edge. */
  readonly me: Seat;
}
