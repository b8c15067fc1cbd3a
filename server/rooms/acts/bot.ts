import { botsOf, type GamePack } from '@tavern/games';
import { defaultChoice } from '../chosen.ts';
import { choicesBeside, filled } from '../filled.ts';
import { refuseInRoom } from '../refusal.ts';
import type { Room, RoomSeat } from '../room.ts';
import { numberOf, OPEN } from '../seats.ts';
import { type Changed, changed, type RoomContext } from './change.ts';
import { noSuchSeat } from './seat.ts';

/** A bot sits down, plays at another level, or (null) gets up. */
export function bot(room: Room, at: number, level: string | null, { pack }: RoomContext): Changed {
  const seat = room.seats[at];
  if (seat === undefined) return noSuchSeat(room, at);
  if (level === null) {
    if (seat.by !== 'bot') return refuseInRoom('not-a-bot', { seat: numberOf(at) }, 'seat');
    return counted(room, room.seats.with(at, OPEN), pack);
  }
  if (seat.by === 'person') return refuseInRoom('seat-taken', { seat: numberOf(at) }, 'seat');
  const levels = Object.keys(botsOf(pack));
  if (!levels.includes(level)) return refuseInRoom('unknown-level', { level, levels }, 'level');
  const choice = seat.by === 'bot' ? seat.choice : defaultChoice(pack.game, room.rules, choicesBeside(room.seats, at), 'bot');
  return counted(room, room.seats.with(at, { by: 'bot', level, choice }), pack);
}

/** Where the game says how many bots there are, none comes or goes by itself. */
const counted = (room: Room, seats: readonly RoomSeat[], pack: GamePack): Changed =>
  filled(seats, room.rules, pack) === seats ? changed({ seats }) : refuseInRoom('bots-counted', {}, 'seat');
