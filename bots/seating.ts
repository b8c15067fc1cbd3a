import { type Person, persons } from './persons.ts';

/** No table has more seats. */
const MOST_SEATS = 12;

/** FNV-1a, and stirred once more: near keys must not lead to near places. */
function placeOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Who plays on a seat if a bot does: it follows from the table's key, so nothing need be stored, and no two seats have the same. Who is `taken`, since
 * somebody at the table is called so, gives way to somebody else.
 */
export function personAtSeat(table: string, seat: number, taken: (person: Person) => boolean = () => false): Person {
  const order = persons.toSorted((a, b) => placeOf(`${table} ${a.id}`) - placeOf(`${table} ${b.id}`));
  const [first, second] = [order[seat], order[MOST_SEATS + seat]];
  if (first === undefined || second === undefined) throw new Error(`there is no seat ${seat}`);
  return taken(first) ? second : first;
}
