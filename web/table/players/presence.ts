import { seatsOf } from '@tavern/engine';
import type { Status } from '@tavern/host';
import type { Presence } from '@tavern/kit';

type Chair = Status['seats'][number];

/** A seat that nobody has taken is played by a bot. */
function presenceIn(chair: Chair | undefined): Presence {
  if (chair === undefined) return 'here';
  if (chair.by !== 'person') return 'bot';
  if (chair.lent) return 'lent';
  return chair.here ? 'here' : 'away';
}

/** Who is there and who is not, by seat; until the host has said anything, everybody is. */
export const presenceOf = (players: number, status: Pick<Status, 'seats'> | null): readonly Presence[] =>
  seatsOf(players).map((seat) => presenceIn(status?.seats[seat]));
