import type { Option, Seat } from '@tavern/engine';
import type { MotionSpeed } from '@tavern/kit/motion/motion-queue.ts';
import { WatchedTable } from '../../../../test/table/watched.ts';
import type { Revolution } from '../../../rules/types.ts';
import { script } from '../../../ui/show/script.ts';
import { ME, type RevolutionScene } from '../../revolution.ts';

interface How {
  readonly by?: Seat;
  readonly viewer?: Seat | null;
  readonly speed?: MotionSpeed;
  readonly calm?: boolean;
}

/** A table of Revolution with somebody watching one answer. */
export class Watched extends WatchedTable<Revolution> {
  constructor({ match }: RevolutionScene, option: Option<Revolution>, { by = ME, viewer = ME, ...how }: How = {}) {
    super(match, { script, by, option, viewer, ...how });
  }
}
