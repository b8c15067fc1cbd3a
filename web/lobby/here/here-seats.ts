import { personAtSeat } from '@tavern/bots';
import type { Json, Say, Sitter } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { seatFields } from '../../model/lobby/seat-fields.ts';
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

/** What the game's rules say of these seats. They come after the lobby is drawn (by-rules.ts); until then everything that is listed may be chosen. */
export interface SeatRules {
  /** What somebody who sits down begins with. */
  another(rules: Chosen, seats: readonly HereSeat[], n: number, by: Sitter): Chosen;
  /** After a change of rules or seats: of choices that are not allowed what is allowed is kept, and there are as many bots as the game wants. */
  settled(rules: Chosen, seats: readonly HereSeat[], level: string): readonly HereSeat[];
  /** What keeps these seats from beginning, beyond their number: in the game's words; null: nothing. */
  lacking(rules: Chosen, seats: readonly HereSeat[]): Say | null;
  /** Why nobody can play by these house rules; null: they can. */
  refused(rules: Chosen): Say | null;
}

export const choicesBeside = (seats: readonly HereSeat[], index: number): Chosen[] =>
  seats.flatMap((seat, each) => (each !== index && isTaken(seat) ? [seat.choice] : []));

/** What the n-th seat could choose, so that everybody has something else: the n-th value of every field that has enough values. */
export function variedChoice(pack: LobbyPack, rules: Chosen, n: number, by: Sitter): Chosen {
  const valueOf = (field: ReturnType<typeof seatFields>[number]): Json =>
    field.type === 'choice' ? (field.values[n % field.values.length]?.value ?? field.initial) : field.initial;
  return Object.fromEntries(seatFields(pack, rules, by).map((field) => [field.name, valueOf(field)]));
}

/** The same as a newcomer's choice, by the rules where they are here. */
export const anotherChoice = (
  pack: LobbyPack,
  by: SeatRules | null,
  rules: Chosen,
  seats: readonly HereSeat[],
  n: number,
  sitter: Sitter,
): Chosen => by?.another(rules, seats, n, sitter) ?? variedChoice(pack, rules, n, sitter);

/** Two people, or more if the game needs them; the other seats are closed. Each starts with another card, if there is a choice. */
export function firstSeats(pack: LobbyPack, by: SeatRules | null, rules: Chosen, name: string): readonly HereSeat[] {
  const [least, most] = pack.game.seats;
  const people = Math.min(Math.max(USUAL_PEOPLE, least), most);
  const seats: HereSeat[] = [];
  for (let index = 0; index < people; index++)
    seats.push({
      by: 'person',
      name: index === 0 ? name : '',
      choice: anotherChoice(pack, by, rules, seats, index, 'person'),
    });
  return [...seats, ...Array.from({ length: most - people }, () => CLOSED)];
}

/** How many more seats must be filled; 0: the match can begin. */
export const missingSeats = ({ game }: LobbyPack, seats: readonly HereSeat[]): number =>
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
