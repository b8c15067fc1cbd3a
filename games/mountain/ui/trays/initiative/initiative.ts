import { type Seat, seatsOf } from '@tavern/engine';
import type { Happening } from '../../show/types.ts';

/** One player's rolling for the turn order. */
export interface Contender {
  readonly seat: Seat;
  /** What was rolled, the last throw last: whoever is tied throws again. */
  readonly rolls: readonly number[];
  /** Must throw once more. */
  readonly tied: boolean;
  /** Took part in the last throw. */
  readonly latest: boolean;
  /** In the turn order, from 1; null: not clear yet. */
  readonly place: number | null;
}

/** How far the rolling for the turn order has come (KM-040, KM-066). Those whose place is clear stand in its order. */
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
