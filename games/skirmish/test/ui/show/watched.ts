import type { Option, Seat } from '@tavern/engine';
import type { MotionSpeed } from '@tavern/kit/motion/motion-queue.ts';
import { WatchedTable } from '../../../../test/table/watched.ts';
import type { Skirmish } from '../../../rules/types.ts';
import { script } from '../../../ui/show/script.ts';
import { ME, type SkirmishScene } from '../../skirmish.ts';

/** A table with somebody watching one answer of seat 0. */
export class Watched extends WatchedTable<Skirmish> {
  constructor({ match }: SkirmishScene, option: Option<Skirmish>, speed: MotionSpeed = '1x', viewer: Seat = ME) {
    super(match, { script, by: ME, option, viewer, speed });
  }
}
