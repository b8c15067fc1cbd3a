import type { Seat } from '@tavern/engine';
import type { RevolutionProps } from '../show/props.ts';
import type { Story } from './story.ts';

/** What every part of the story is given. */
export interface ToldProps extends RevolutionProps {
  readonly story: Story;
  /** Who sits at the near edge. */
  readonly me: Seat;
}
