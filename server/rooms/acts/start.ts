import { parseSettings, type Refusal } from '@tavern/engine';
import { botsOf, type GamePack } from '@tavern/games';
import { readChoice } from '../chosen.ts';
import { filled } from '../filled.ts';
import { refuseInRoom } from '../refusal.ts';
import type { Room, RoomSeat } from '../room.ts';
import { heldBy, isTaken, OPEN } from '../seats.ts';
import { seesWhole } from '../shown-choice.ts';
import { type Changed, changed, type RoomContext } from './change.ts';

export const ready = (room: Room, who: string, nonce: string): Changed => withNonce(room, who, nonce);

export const unready = (room: Room, who: string): Changed => withNonce(room, who, null);

function withNonce(room: Room, who: string, nonce: string | null): Changed {
  const held = heldBy(room, who);
  if (held === null) return refuseInRoom('not-seated');
  return changed({ seats: room.seats.with(held.index, { ...held.seat, nonce }) });
}

/** Starting is the host's way of being ready. A host without a seat watches, and so do those who are started without. */
export function start(room: Room, who: string, nonce: string, without: readonly string[], { pack }: RoomContext): Changed {
  const held = heldBy(room, who);
  const sitting = held === null ? room.seats : room.seats.with(held.index, { ...held.seat, nonce });
  const leftOut = (seat: RoomSeat): boolean => seat.by === 'person' && seat.nonce === null && without.includes(seat.guest);
  const seats = filled(
    sitting.map((seat) => (leftOut(seat) ? OPEN : seat)),
    room.rules,
    pack,
  );
  return whyNotStart({ ...room, seats }, pack, who) ?? starting(seats);
}

/** Ready for another match. The last of those seated to say so starts it, host or not. */
export function rematch(room: Room, who: string, nonce: string, { pack }: RoomContext): Changed {
  if (room.match === null) return refuseInRoom('no-match-to-repeat');
  const held = heldBy(room, who);
  if (held === null) return refuseInRoom('not-seated');
  const seats = filled(room.seats.with(held.index, { ...held.seat, nonce }), room.rules, pack);
  const refused = whyNotStart({ ...room, seats }, pack, who);
  if (refused === null) return starting(seats);
  return refused.code === 'not-ready' ? changed({ seats }) : refused;
}

const starting = (seats: readonly RoomSeat[]): Changed => ({ ok: true, change: { seats, playing: true }, start: true });

/**
 * What a match still lacks, told to one guest; null: nothing. `but`: a guest whose readiness does not matter. People who are not ready come last, since
 * that mends itself. Rules, choices and bots are looked at again: the room may be older than the game it is for.
 */
export function whyNotStart(room: Room, pack: GamePack, viewer: string, but?: string): Refusal | null {
  const [min] = pack.game.seats;
  const taken = room.seats.filter(isTaken);
  const missing = min - taken.length;
  if (missing > 0) return refuseInRoom('too-few', { min, missing });

  const settings = parseSettings(pack.game, { rules: room.rules, seats: taken.map(({ choice }) => choice) });
  if (!settings.ok) return choiceRefusal(room, pack, viewer) ?? settings;
  const levels = Object.keys(botsOf(pack));
  const level = taken.find((seat) => seat.by === 'bot' && !levels.includes(seat.level));
  if (level?.by === 'bot') return refuseInRoom('unknown-level', { level: level.level, levels }, 'level');

  const waiting = room.seats.flatMap((seat, index) =>
    seat.by === 'person' && seat.nonce === null && seat.guest !== but ? [{ seat: index, guest: seat.guest }] : [],
  );
  if (waiting.length === 0) return null;
  return refuseInRoom('not-ready', {
    who: waiting.map(({ seat }) => ({ seat })),
    guests: waiting.map(({ guest }) => guest),
  });
}

/** The words of a refused choice speak of what was chosen. A guest who may not see that is told whose choice it is, and nothing more. */
function choiceRefusal(room: Room, pack: GamePack, viewer: string): Refusal | null {
  for (const [index, seat] of room.seats.entries()) {
    if (!isTaken(seat) || readChoice(pack.game, room.rules, seat.choice, 'choice').ok) continue;
    return seesWhole(room, seat, viewer, pack) ? null : refuseInRoom('choice-refused', { who: { seat: index } }, 'choice');
  }
  return null;
}
