import { type Seat, seatsOf } from '@tavern/engine';
import { INTERRUPTED_FOR } from './pace.ts';
import type { TableSetup } from './setup.ts';

/**
 * The seats that were lent to a bot when a table was interrupted, as by a restart of the server: those whose last answer is a bot's. After a longer
 * break that is not known: the person may have been back without anything to answer.
 */
export function lentBefore({ holders, log = [], resumed, age }: TableSetup): readonly Seat[] {
  const answers = [...(resumed?.before ?? []), ...log];
  const last = answers.at(-1);
  if (last === undefined || (age ?? last.at) - last.at > INTERRUPTED_FOR) return [];
  return seatsOf(holders.length).filter(
    (who) => holders[who]?.by === 'person' && answers.findLast(({ seat }) => seat === who)?.by === 'bot',
  );
}
