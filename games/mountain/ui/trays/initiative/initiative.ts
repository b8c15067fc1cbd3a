import { type Seat, seatsOf } from '@tavern/engine';
import type { Happening } from '../../show/types.ts';

/** One player's rolls for the turn order. */
export interface Contender {
  readonly seat: Seat;
  /** The rolls, the last one last: tied players roll again. */
  readonly rolls: readonly number[];
  /** Must roll again. */
  readonly tied: boolean;
  /** Took part in the last roll. */
  readonly latest: boolean;
  /** In the turn order, from 1; null: not clear yet. */
  readonly place: number | null;
}

/** The state of the rolls for the turn order (KM-040, KM-066). Players whose place is clear are in that order. */
export function contendersIn(told: readonly Happening[], players: number): readonly Contender[] {
  const throws = told.flatMap(({ event }) => (event.type === 'initiative' ? [event] : []));
  const order = told.flatMap(({ event }) => (event.type === 'order' ? [event.order] : [])).at(-1) ?? null;
  const last = throws.at(-1);
  const contenders = seatsOf(players).map((seat): Contender => {
    const rolls = throws.flatMap((each) => each.rolls.filter((roll) => roll.seat === seat).map(({ die }) => die));
    const place = order === null ? -1 : order.indexOf(seat);
    return {
      seat,
      rolls,
      tied: order === null && (last?.tied.includes(seat) ?? false),
      latest: last?.rolls.some((roll) => roll.seat === seat) ?? false,
      place: place < 0 ? null : place + 1,
    };
  });
  return contenders.sort((a, b) => (a.place ?? players + 1) - (b.place ?? players + 1) || a.seat - b.seat);
}
