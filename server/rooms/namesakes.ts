import type { Room } from './room.ts';

/** As people compare names. */
const bare = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * The names of guests in a room, no two the same: the first keeps the name, the next is “Anna 2”. Seated guests come before spectators
 * (`others`, in the order they came), because a name at the table should not change when a spectator comes.
 */
export function calledIn(
  { host, seats }: Pick<Room, 'host' | 'seats'>,
  names: (guest: string) => string,
  others: Iterable<string> = [],
): (guest: string) => string {
  const guests = new Set([...seats.flatMap((seat) => (seat.by === 'person' ? [seat.guest] : [])), host, ...others]);
  // A guest may have chosen the nickname “Anna 2”.
  const taken = new Set([...guests].map((guest) => bare(names(guest))));
  const called = new Map<string, string>();
  const met = new Set<string>();
  for (const guest of guests) {
    const name = names(guest);
    called.set(guest, met.has(bare(name)) ? numbered(name, taken) : name);
    met.add(bare(name));
  }
  return (guest) => called.get(guest) ?? names(guest);
}

function numbered(name: string, taken: Set<string>): string {
  let n = 2;
  while (taken.has(bare(`${name} ${n}`))) n += 1;
  taken.add(bare(`${name} ${n}`));
  return `${name} ${n}`;
}
