import { seatsOf } from '@tavern/engine';
import type { Status } from '@tavern/host';
import type { Presence } from '@tavern/kit';

type Chair = Status['seats'][number];

/** A bot plays a seat that nobody has taken. */
function presenceIn(chair: Chair | undefined): Presence {
  if (chair === undefined) return 'here';
  if (chair.by !== 'person') return 'bot';
  if (chair.lent) return 'lent';
  return chair.here ? 'here' : 'away';
}

/** By seat: who is there and who is away. Before the host's first status, everybody is there. */
export const presenceOf = (players: number, status: Pick<Status, 'seats'> | null): readonly Presence[] =>
  seatsOf(players).map((seat) => presenceIn(status?.seats[seat]));
