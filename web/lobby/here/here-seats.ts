import { personAtSeat } from '@tavern/bots';
import {
  fieldsOf,
  firstChoice,
  type Game,
  parseSettings,
  refitted,
  type Say,
  type Sitter,
  type Types,
  withBots,
} from '@tavern/engine';
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

/** Two people, or more if the game needs them; the other seats are closed. Each starts with another card, if there is a choice. */
export function firstSeats(game: Game<Types>, rules: Chosen, name: string): readonly HereSeat[] {
  const [least, most] = game.seats;
  const people = Math.min(Math.max(USUAL_PEOPLE, least), most);
  const seats: HereSeat[] = [];
  for (let index = 0; index < people; index++)
    seats.push({ by: 'person', name: index === 0 ? name : '', choice: anotherChoice(game, rules, seats, index, 'person') });
  return [...seats, ...Array.from({ length: most - people }, () => CLOSED)];
}

const choicesBeside = (seats: readonly HereSeat[], index: number): Chosen[] =>
  seats.flatMap((seat, each) => (each !== index && isTaken(seat) ? [seat.choice] : []));

/** The n-th seat's first choice: the n-th value of every field that has enough values, and what fits beside the others. */
export function anotherChoice(game: Game<Types>, rules: Chosen, seats: readonly HereSeat[], n: number, by: Sitter): Chosen {
  const others = choicesBeside(seats, n);
  const usual = firstChoice(game, rules, others, by) as Chosen;
  const schema = game.seatChoice(rules, by);
  const varied = fieldsOf(schema, 'seat').flatMap((field) => {
    if (field.type !== 'choice') return [];
    const value = field.values[n % field.values.length]?.value;
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const fitting = game.seating?.begin?.(rules, others, by);
  const read = schema.safeParse({ ...usual, ...Object.fromEntries(varied), ...fitting });
  return read.success ? (read.data as Chosen) : usual;
}

/** After a change of rules or seats: of choices that are not allowed what is allowed is kept, and there are as many bots as the game wants. */
export function settled(game: Game<Types>, rules: Chosen, seats: readonly HereSeat[], level: string): readonly HereSeat[] {
  const before: Chosen[] = [];
  const fitting = seats.map((seat) => {
    if (!isTaken(seat)) return seat;
    const choice = refitted(game, rules, seat.choice, before, seat.by) as Chosen;
    before.push(choice);
    return { ...seat, choice };
  });
  const wanted = withBots(
    game,
    rules,
    fitting.map((seat) => (isTaken(seat) ? seat.by : null)),
  );
  const all: HereSeat[] = fitting.map((seat, index) => (wanted[index] == null ? CLOSED : seat));
  for (const [index, by] of wanted.entries()) {
    if (by === 'bot' && all[index]?.by === 'closed')
      all[index] = { by: 'bot', level, choice: anotherChoice(game, rules, all, index, 'bot') };
  }
  return all;
}

/** What keeps these seats from beginning, beyond their number: in the game's words; null: nothing. */
export function lacking(game: Game<Types>, rules: Chosen, seats: readonly HereSeat[]): Say | null {
  const settings = parseSettings(game, { rules, seats: seats.filter(isTaken).map(({ choice }) => choice) });
  return settings.ok ? null : settings.why;
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
