import type { Refusal } from '@tavern/engine';
import type { RoomAct } from '@tavern/wire';
import { bot } from './acts/bot.ts';
import type { Changed, RoomContext } from './acts/change.ts';
import { banned, kick, letIn, passHost } from './acts/people.ts';
import { choose, sit, stand } from './acts/seat.ts';
import { change } from './acts/settings.ts';
import { ready, rematch, start, unready } from './acts/start.ts';
import { filled } from './filled.ts';
import { refuseInRoom } from './refusal.ts';
import type { Room } from './room.ts';
import { heldBy } from './seats.ts';

/** `start`: the room is about to play; the caller makes the match (match.ts) and saves both together. */
export type ActResult = { readonly ok: true; readonly room: Room; readonly start?: true } | Refusal;

const HOST_ONLY: ReadonlySet<RoomAct['do']> = new Set(['settings', 'bot', 'kick', 'letIn', 'host', 'start']);
/** Nothing else happens while a match runs: seats, choices and rules are part of it. */
const WHILE_PLAYING: ReadonlySet<RoomAct['do']> = new Set(['kick', 'letIn', 'host']);

/** The room after something was done in it: one change, to be saved as one. Never touches the room it was given. */
export function act(room: Room, who: string, what: RoomAct, context: RoomContext): ActResult {
  const refused = banned(room, who);
  if (refused !== null) return refused;
  if (HOST_ONLY.has(what.do) && room.host !== who) return refuseInRoom('not-host');
  if (room.playing && !WHILE_PLAYING.has(what.do)) return refuseInRoom('match-running');

  const done = perform(room, who, what, context);
  if (!done.ok) return done;
  const after = filling({ ...room, ...done.change, version: room.version + 1, touchedAt: context.now }, context);
  // Who has no seat any more has no role to come back to.
  const settled = after.awayHost === null || heldBy(after, after.awayHost) !== null ? after : { ...after, awayHost: null };
  return done.start === undefined ? { ok: true, room: settled } : { ok: true, room: settled, start: done.start };
}

/** People come and go, and bots with them where the game wants so. A match that runs keeps its seats. */
const filling = (room: Room, { pack }: RoomContext): Room =>
  room.playing ? room : { ...room, seats: filled(room.seats, room.rules, pack) };

function perform(room: Room, who: string, what: RoomAct, context: RoomContext): Changed {
  switch (what.do) {
    case 'sit':
      return sit(room, who, what.seat, context);
    case 'stand':
      return stand(room, who);
    case 'choose':
      return choose(room, who, what, context);
    case 'ready':
      return ready(room, who, what.nonce);
    case 'unready':
      return unready(room, who);
    case 'settings':
      return change(room, who, what.settings, context);
    case 'bot':
      return bot(room, what.seat, what.level, context);
    case 'kick':
      return kick(room, what.guest, what.forGood ?? false, context);
    case 'letIn':
      return letIn(room, what.guest);
    case 'host':
      return passHost(room, what.guest, context);
    case 'start':
      return start(room, who, what.nonce, what.without ?? [], context);
    case 'rematch':
      return rematch(room, who, what.nonce, context);
  }
  return what satisfies never;
}
