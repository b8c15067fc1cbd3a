import { type Person, persons } from './persons.ts';

/** No table has more seats. */
const MOST_SEATS = 12;

/** FNV-1a, and mixed once more: similar keys must not give similar numbers. */
function placeOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The person of a bot on a seat. It follows from the table's key, so nothing need be stored. No two seats have the same. A person that is `taken`,
 * because a player has the same name, is replaced by another.
 */
export function personAtSeat(table: string, seat: number, taken: (person: Person) => boolean = () => false): Person {
  const order = persons.toSorted((a, b) => placeOf(`${table} ${a.id}`) - placeOf(`${table} ${b.id}`));
  const [first, second] = [order[seat], order[MOST_SEATS + seat]];
  if (first === undefined || second === undefined) throw new Error(`there is no seat ${seat}`);
  return taken(first) ? second : first;
}
