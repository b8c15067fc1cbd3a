import { clashRefusal, fieldsOf, refitted } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { choicesBeside } from './filled.ts';
import type { Room, RoomSeat } from './room.ts';
import { isTaken, type Taken, withChoice } from './seats.ts';

/**
 * Whether a choice stands against others. A bot's does not. Where there is one thing to choose, choosing it makes ready, so what somebody has who is
 * not ready is only suggested to them (C-32).
 */
function isFirm(seat: Taken, { game }: GamePack, rules: Room['rules']): boolean {
  if (seat.by === 'bot') return false;
  return seat.nonce !== null || fieldsOf(game.seatChoice(rules), 'seat').length > 1;
}

/** What others have chosen, and keep. */
export const firmBeside = ({ seats, rules }: Room, index: number, pack: GamePack): Room['rules'][] =>
  seats.flatMap((seat, each) => (each !== index && isTaken(seat) && isFirm(seat, pack, rules) ? [seat.choice] : []));

/** Bots, and people to whom something was only suggested, give way to the choice of this seat. */
export function givingWay(
  seats: readonly RoomSeat[],
  index: number,
  rules: Room['rules'],
  { game }: GamePack,
): readonly RoomSeat[] {
  const chosen = seats[index];
  if (chosen === undefined || !isTaken(chosen)) return seats;
  return seats.reduce<readonly RoomSeat[]>((all, seat, each) => {
    if (each === index || !isTaken(seat) || clashRefusal(game, rules, seat.choice, [chosen.choice]) === null) return all;
    const other = refitted(game, rules, seat.choice, choicesBeside(all, each), seat.by) as Room['rules'];
    return all.with(each, withChoice(seat, other));
  }, seats);
}
