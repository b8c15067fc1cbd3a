import { personAtSeat } from '@tavern/bots';
import { fieldsOf, type Game, type Types } from '@tavern/engine';
import type { Chosen } from '../../parts/rules/presets.ts';

/** A seat of a table at this screen, before the match. */
export type HereSeat =
  | { readonly by: 'person'; readonly name: string; readonly choice: Chosen }
  | { readonly by: 'bot'; readonly level: string; readonly choice: Chosen }
  | { readonly by: 'closed' };

export type TakenSeat = Exclude<HereSeat, { by: 'closed' }>;

export const CLOSED: HereSeat = { by: 'closed' };
/** A table at one screen is for passing the screen to somebody. */
const USUAL_PEOPLE = 2;

export const isTaken = (seat: HereSeat): seat is TakenSeat => seat.by !== 'closed';

/** What a seat starts with until the player chooses: the schema's defaults, else the first value of each field. */
export function firstChoice(game: Game<Types>, rules: Chosen): Chosen {
  const schema = game.seatChoice(rules);
  const plain = schema.safeParse({});
  if (plain.success) return plain.data as Chosen;
  return schema.parse(Object.fromEntries(fieldsOf(schema, 'seat').map(({ name, initial }) => [name, initial]))) as Chosen;
}

/** Two people, or more if the game needs them; the other seats are closed. Each starts with another card, if there is a choice. */
export function firstSeats(game: Game<Types>, rules: Chosen, name: string): readonly HereSeat[] {
  const [least, most] = game.seats;
  const people = Math.min(Math.max(USUAL_PEOPLE, least), most);
  return Array.from({ length: most }, (_, index): HereSeat => {
    if (index >= people) return CLOSED;
    return { by: 'person', name: index === 0 ? name : '', choice: anotherChoice(game, rules, index) };
  });
}

/** The n-th seat's first choice: the n-th value of every field that has enough values. */
export function anotherChoice(game: Game<Types>, rules: Chosen, n: number): Chosen {
  const usual = firstChoice(game, rules);
  const schema = game.seatChoice(rules);
  const varied = fieldsOf(schema, 'seat').flatMap((field) => {
    if (field.type !== 'choice') return [];
    const value = field.values[n % field.values.length]?.value;
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const read = schema.safeParse({ ...usual, ...Object.fromEntries(varied) });
  return read.success ? (read.data as Chosen) : usual;
}

/** After a change of rules: a choice that they do not allow becomes the first allowed one. */
export function refit(game: Game<Types>, rules: Chosen, seats: readonly HereSeat[]): readonly HereSeat[] {
  const schema = game.seatChoice(rules);
  return seats.map((seat) => {
    if (!isTaken(seat)) return seat;
    const read = schema.safeParse(seat.choice);
    return { ...seat, choice: read.success ? (read.data as Chosen) : firstChoice(game, rules) };
  });
}

/** How many more seats must be filled; 0: the match can begin. */
export const missingSeats = (game: Game<Types>, seats: readonly HereSeat[]): number =>
  Math.max(0, game.seats[0] - seats.filter(isTaken).length);

/**
 * Which persons the bots of a table here are. They follow from the table's key, so that nobody changes while others sit down. `nameOf`
 * names a person.
 */
export function withPersons(
  table: string,
  seats: readonly HereSeat[],
  nameOf: (person: string) => string,
): readonly { name: string; level: string | null; person?: string }[] {
  const people = new Set(seats.flatMap((seat) => (seat.by === 'person' ? [seat.name.trim().toLowerCase()] : [])));
  return seats.map((seat, index) => {
    if (seat.by !== 'bot') return { name: seat.by === 'person' ? seat.name.trim() : '', level: null };
    const { id } = personAtSeat(table, index, (person) => people.has(nameOf(person.id).toLowerCase()));
    return { name: '', level: seat.level, person: id };
  });
}
