import { type Json, same } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { RoomInvitation, RoomListing, RoomView } from '@tavern/wire';
import { whyNotStart } from './acts/start.ts';
import { rulesToBeginWith } from './chosen.ts';
import { filled } from './filled.ts';
import { calledIn } from './namesakes.ts';
import { refuseInRoom } from './refusal.ts';
import type { Room } from './room.ts';
import { heldBy, isTaken, seatNames } from './seats.ts';
import { diceOf } from './seed.ts';
import { choiceFor } from './shown-choice.ts';

export interface Onlooking {
  readonly pack: GamePack;
  readonly names: (guest: string) => string;
  /** Guests who are in the room now, in the order they came. */
  readonly present: ReadonlySet<string>;
}

/** As one of the guests in it sees it. Every field is named here, one by one: a field that a room gets later is secret until somebody decides otherwise. */
export function roomView(room: Room, onlooking: Onlooking, viewer: string): RoomView {
  const { pack, names, present } = onlooking;
  const called = calledIn(room, names, present);
  // A guest who is gone took a bot along, where the game counts them: a start lets it get up.
  const complete = { ...room, seats: filled(room.seats, room.rules, pack) };
  return {
    code: room.code,
    version: room.version,
    game: room.game,
    rules: plain(room.rules),
    seats: seatViews(room, onlooking, viewer),
    host: room.host,
    hostName: called(room.host),
    public: room.public,
    pace: room.pace,
    speed: room.speed,
    match: room.match,
    playing: room.playing,
    commit: diceOf(room).commit,
    seed: room.seed,
    spectators: [...present]
      .filter((guest) => heldBy(room, guest) === null && !room.banned.includes(guest))
      .map((guest) => ({ guest, name: called(guest) })),
    banned: room.banned.map((guest) => ({ guest, name: names(guest) })),
    mayStart: (room.playing ? refuseInRoom('match-running') : whyNotStart(complete, pack, viewer, room.host)) ?? { ok: true },
  };
}

function seatViews(room: Room, { pack, names, present }: Onlooking, viewer: string): RoomView['seats'] {
  const called = seatNames(room, names);
  return room.seats.map((seat, index) => {
    if (seat.by === 'open') return { by: 'open' };
    const common = { name: called[index] ?? '', choice: plain(choiceFor(room, seat, viewer, pack)) };
    if (seat.by === 'bot') return { by: 'bot', level: seat.level, ...common };
    return { by: 'person', guest: seat.guest, ...common, ready: seat.nonce !== null, here: present.has(seat.guest) };
  });
}

/** Parsed from JSON by the game's schema, and stored as JSON. */
const plain = (chosen: Room['rules']): RoomView['rules'] => chosen as { readonly [field: string]: Json };

export function listing(room: Room, { pack, names }: Omit<Onlooking, 'present'>): RoomListing {
  const usual = rulesToBeginWith(pack);
  return {
    code: room.code,
    game: room.game,
    taken: room.seats.filter(isTaken).length,
    seats: room.seats.length,
    host: names(room.host),
    pace: room.pace,
    playing: room.playing,
    changedRules: Object.entries(room.rules).filter(([name, value]) => !same(value, usual[name])).length,
  };
}

export function invitation(room: Room, onlooking: Omit<Onlooking, 'present'>): RoomInvitation {
  const called = calledIn(room, onlooking.names);
  return {
    ...listing(room, onlooking),
    people: room.seats.flatMap((seat) => (seat.by === 'person' ? [called(seat.guest)] : [])),
  };
}
