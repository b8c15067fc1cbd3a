import type { Room } from './room.ts';

/** As people compare names. */
const bare = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * What guests are called in a room, so that no two are called alike: the first keeps the name, the next is “Anna 2”. Who sits comes before who watches
 * (`others`, in the order they came), for a name at the table should not change because somebody looks in.
 */
export function calledIn(
  { host, seats }: Pick<Room, 'host' | 'seats'>,
  names: (guest: string) => string,
  others: Iterable<string> = [],
): (guest: string) => string {
  const guests = new Set([...seats.flatMap((seat) => (seat.by === 'person' ? [seat.guest] : [])), host, ...others]);
  // Somebody may be called “Anna 2” by their own choice.
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
