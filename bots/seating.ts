import { fast } from '@tavern/engine';
import { type Person, persons } from './persons.ts';
import { botTexts } from './text/texts.ts';

/** No table has more seats. */
const MOST_SEATS = 12;

const named = ({ id }: Person, names: readonly string[]): boolean =>
  Object.values(botTexts).some((words) => names.includes(words[`person.${id}`]?.toLowerCase() ?? ''));

/**
 * Who plays on a seat if a bot does: it follows from the table's key, so nothing need be stored, and no two seats have the same. Who is called as one of the
 * people at the table gives way to somebody else.
 */
export function personAtSeat(table: string, seat: number, people: readonly string[] = []): Person {
  const order = fast(0)
    .stream(`persons:${table}`)
    .shuffle([...persons]);
  const names = people.map((name) => name.trim().toLowerCase());
  const [first, second] = [order[seat], order[MOST_SEATS + seat]];
  if (first === undefined || second === undefined) throw new Error(`there is no seat ${seat}`);
  return named(first, names) ? second : first;
}
