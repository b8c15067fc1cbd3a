import { entryOf } from '@tavern/games';
import { NO_TIMES, type Times, timesOf } from '@tavern/host';
import type { MatchRow } from '../store/store.ts';

/** A single player keeps nobody waiting, and has no clocks. */
export const timesAt = ({ game, pace, seats }: Pick<MatchRow, 'game' | 'pace' | 'seats'>): Times =>
  seats.length === 1 ? NO_TIMES : timesOf(pace, entryOf(game)?.turn ?? [null, null], entryOf(game)?.pause);
