import { type Game, type Refusal, refitted, same, type Types } from '@tavern/engine';
import type { RoomSettings } from '@tavern/wire';
import { readRules } from '../chosen.ts';
import { seatCountRefusal } from '../create.ts';
import { refuseInRoom } from '../refusal.ts';
import type { Room, RoomSeat } from '../room.ts';
import { isTaken, numberOf, OPEN, withChoice } from '../seats.ts';
import { readSeed } from '../seed.ts';
import { type Changed, changed, type RoomContext } from './change.ts';

/**
 * Guests who said ready agreed to these house rules, this pace and this seed: when one of them changes, all others have to agree anew. How
 * many seats are open, who may find the room and how fast bots answer is no part of that.
 */
export function change(room: Room, who: string, settings: RoomSettings, { pack }: RoomContext): Changed {
  const { game } = pack;
  const rules =
    settings.rules === undefined ? ({ ok: true, value: room.rules } as const) : readRules(game, settings.rules, 'settings.rules');
  if (!rules.ok) return rules;
  const resized = resize(room, game, settings.seats ?? room.seats.length);
  if (!resized.ok) return resized;
  const read = settings.seed === undefined ? ({ ok: true, seed: room.seed } as const) : readSeed(game, settings.seed);
  if (!read.ok) return read;
  const { seed } = read;

  const pace = settings.pace ?? room.pace;
  const otherRules = !same(rules.value, room.rules);
  const fitting = otherRules ? refit(resized.seats, game, rules.value) : resized.seats;
  const seats =
    otherRules || pace !== room.pace || seed !== room.seed ? fitting.map((seat) => unreadyUnless(seat, who)) : fitting;
  return changed({
    rules: rules.value,
    seats,
    pace,
    seed,
    public: settings.public ?? room.public,
    speed: settings.speed ?? room.speed,
  });
}

function resize(
  { seats }: Room,
  game: Game<Types>,
  count: number,
): { readonly ok: true; readonly seats: readonly RoomSeat[] } | Refusal {
  if (count === seats.length) return { ok: true, seats };
  const refused = seatCountRefusal(game, count);
  if (refused !== null) return refused;
  const inUse = seats.flatMap((seat, index) => (index >= count && isTaken(seat) ? [numberOf(index)] : []));
  if (inUse.length > 0) return refuseInRoom('seats-in-use', { seats: count, taken: inUse }, 'settings.seats');
  return { ok: true, seats: Array.from({ length: count }, (_, index) => seats[index] ?? OPEN) };
}

/** Of a choice that the new rules do not know, what they know is kept. Those who sit further in front come first. */
function refit(seats: readonly RoomSeat[], game: Game<Types>, rules: Room['rules']): readonly RoomSeat[] {
  const before: Room['rules'][] = [];
  return seats.map((seat) => {
    if (!isTaken(seat)) return seat;
    const choice = refitted(game, rules, seat.choice, before, seat.by) as Room['rules'];
    before.push(choice);
    return withChoice(seat, choice);
  });
}

const unreadyUnless = (seat: RoomSeat, who: string): RoomSeat =>
  seat.by === 'person' && seat.guest !== who ? { ...seat, nonce: null } : seat;
