import { type Game, setApart, type Types, takenField } from '@tavern/engine';
import type { Room, RoomSeat } from './room.ts';
import { isTaken, type Taken, withChoice } from './seats.ts';

/** The guest's own choice comes first, then what people are ready with, what is suggested to people, and what bots have. */
const rankOf = (seat: Taken, index: number, own: number | null): number => {
  if (index === own) return 0;
  if (seat.by === 'bot') return 3;
  return seat.nonce === null ? 2 : 1;
};

/** Where no two seats may share a choice, the later ones get another. `own`: the seat that has just chosen. */
export function seatsApart(
  game: Game<Types>,
  rules: Room['rules'],
  seats: readonly RoomSeat[],
  own: number | null = null,
): readonly RoomSeat[] {
  const taken = seats.flatMap((seat, index) => (isTaken(seat) ? [{ seat, index, rank: rankOf(seat, index, own) }] : []));
  const ranked = taken.toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  const choices = setApart(
    game,
    rules,
    ranked.map(({ seat }) => seat.choice),
  );
  return ranked.reduce<readonly RoomSeat[]>(
    (all, { seat, index }, place) => all.with(index, withChoice(seat, choices[place] ?? seat.choice)),
    seats,
  );
}

/** The seat of somebody who is ready with what this seat wants, where no two may share it; null: it is free. */
export function keeperOf(room: Room, game: Game<Types>, at: number, choice: Room['rules']): number | null {
  const found = room.seats.findIndex(
    (seat, index) =>
      index !== at && seat.by === 'person' && seat.nonce !== null && takenField(game, room.rules, [seat.choice], choice) !== null,
  );
  return found < 0 ? null : found;
}
