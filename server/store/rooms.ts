import { PACES, SPEEDS } from '@tavern/host';
import { z } from 'zod';
import type { Room, RoomSeat } from '../rooms/room.ts';
import { chosen, DamagedRow, json, read, truth } from './damage.ts';
import { insertMatch } from './matches.ts';
import { type Columns, type Database, grouped, insert, type Row, rows, type Statement } from './sql.ts';
import type { RoomStore } from './store.ts';

const seat = z.discriminatedUnion('held_by', [
  z.object({ held_by: z.literal('open') }).transform((): RoomSeat => ({ by: 'open' })),
  z
    .object({ held_by: z.literal('bot'), level: z.string(), choice: json(chosen) })
    .transform(({ level, choice }): RoomSeat => ({ by: 'bot', level, choice })),
  z
    .object({ held_by: z.literal('person'), guest: z.string(), choice: json(chosen), nonce: z.string().nullable() })
    .transform(({ guest, choice, nonce }): RoomSeat => ({ by: 'person', guest, choice, nonce })),
]);

const stored = z.object({
  code: z.string(),
  version: z.int(),
  game: z.string(),
  rules: json(chosen),
  host: z.string(),
  away_host: z.string().nullable(),
  public: truth,
  pace: z.enum(PACES),
  speed: z.enum(SPEEDS),
  banned: json(z.array(z.string())),
  match: z.string().nullable(),
  playing: truth,
  secret: z.string(),
  commitment: z.string(),
  created_at: z.int(),
  touched_at: z.int(),
  seed: z.string().nullable(),
});

const room = stored.transform(
  ({ commitment, created_at, touched_at, away_host, ...same }): Omit<Room, 'seats'> => ({
    ...same,
    awayHost: away_host,
    commit: commitment,
    createdAt: created_at,
    touchedAt: touched_at,
  }),
);

const roomColumns = (room: Room): Columns => ({
  code: room.code,
  version: room.version,
  game: room.game,
  rules: JSON.stringify(room.rules),
  host: room.host,
  away_host: room.awayHost,
  public: Number(room.public),
  pace: room.pace,
  speed: room.speed,
  banned: JSON.stringify(room.banned),
  match: room.match,
  playing: Number(room.playing),
  secret: room.secret,
  commitment: room.commit,
  created_at: room.createdAt,
  touched_at: room.touchedAt,
  seed: room.seed,
  open_seats: room.seats.filter(({ by }) => by === 'open').length,
});

const seatColumns = (room: string, index: number, seat: RoomSeat): Columns => ({
  room,
  seat: index,
  held_by: seat.by,
  guest: seat.by === 'person' ? seat.guest : null,
  level: seat.by === 'bot' ? seat.level : null,
  choice: seat.by === 'open' ? null : JSON.stringify(seat.choice),
  nonce: seat.by === 'person' ? seat.nonce : null,
});

function insertSeats({ code, seats }: Room): readonly Statement[] {
  if (seats.length === 0) return [];
  return [
    insert(
      'room_seats',
      seats.map((seat, index) => seatColumns(code, index, seat)),
    ),
  ];
}

const insertRoom = (room: Room): readonly Statement[] => [
  {
    ...insert('rooms', [{ ...roomColumns(room), attended_at: room.createdAt }], 'ON CONFLICT DO NOTHING RETURNING code AS room'),
    must: true,
    tell: true,
  },
  ...insertSeats(room),
];

/** Where the caller read an older version than the one before this, no row matches, and nothing is done. */
function updateRoom(room: Room): readonly Statement[] {
  const columns = Object.entries(roomColumns(room));
  const set = columns.map(([column], index) => `${column} = $${index + 3}`).join(', ');
  return [
    {
      sql: `UPDATE rooms SET ${set} WHERE code = $1 AND version = $2 RETURNING code AS room`,
      values: [room.code, room.version - 1, ...columns.map(([, value]) => value)],
      must: true,
      tell: true,
    },
    { sql: 'DELETE FROM room_seats WHERE room = $1', values: [room.code] },
    ...insertSeats(room),
  ];
}

/** One statement, so that a room is never read with the seats of another version. */
const select = (which: string): string => `
  SELECT r.*, s.seat, s.held_by, s.guest, s.level, s.choice, s.nonce
  FROM (SELECT ${Object.keys(stored.shape).join(', ')} FROM rooms ${which}) r LEFT JOIN room_seats s ON s.room = r.code
  ORDER BY r.touched_at DESC, r.code, s.seat`;

const BY_CODE = select('WHERE code = $1');
const OPEN = select(
  'WHERE public = 1 AND playing = 0 AND open_seats > 0 AND attended_at >= $2 ORDER BY touched_at DESC, code LIMIT $1',
);
const LATEST = select('ORDER BY touched_at DESC, code LIMIT $1');
const OF_GUEST = select('WHERE code IN (SELECT room FROM room_seats WHERE guest = $1) ORDER BY touched_at DESC, code LIMIT $2');

const DESERTED = `
  SELECT code FROM rooms
  WHERE playing = 0 AND attended_at < $1 AND code IN (SELECT room FROM room_seats WHERE guest IS NOT NULL)
  ORDER BY attended_at, code LIMIT $2`;
/** Rooms in one statement. */
const ATTENDED = 256;

/** Seats and chats go with their room (schema). */
const REMOVE_UNTOUCHED = `
  DELETE FROM rooms WHERE code IN (SELECT code FROM rooms WHERE playing = 0 AND touched_at < $1 ORDER BY touched_at LIMIT $2)
  RETURNING code`;

function toRoom(joined: readonly [Row, ...Row[]]): Room {
  const [first] = joined;
  const code = String(first['code']);
  const seats = joined.filter((row) => row['seat'] !== null);
  return {
    ...read(first, room, 'rooms', code),
    seats: seats.map((row) => read(row, seat, 'room_seats', `${code} ${String(row['seat'])}`)),
  };
}

/** A damaged room is left out of lists, so that the others can be shown. Loading it by its code reports the damage. */
function toRooms(joined: readonly Row[]): readonly Room[] {
  const byCode = Map.groupBy(joined, (row) => row['code']);
  return [...byCode.values()].flatMap(([first, ...rest]) => {
    try {
      return first === undefined ? [] : [toRoom([first, ...rest])];
    } catch (error) {
      if (error instanceof DamagedRow) return [];
      throw error;
    }
  });
}

export function roomStore(database: Database): RoomStore {
  const done = async (statements: readonly Statement[]): Promise<boolean> => (await database.run(statements)) !== null;
  return {
    add: (room) => done(insertRoom(room)),
    save: (room) => done(updateRoom(room)),
    saveWithMatch: (room, match) => done([...updateRoom(room), insertMatch(match)]),

    async byCode(code) {
      const [first, ...rest] = await rows(database, BY_CODE, code);
      return first === undefined ? null : toRoom([first, ...rest]);
    },

    open: async (limit, since = 0) => toRooms(await rows(database, OPEN, limit, since)),
    latest: async (limit) => toRooms(await rows(database, LATEST, limit)),
    of: async (guest, limit) => toRooms(await rows(database, OF_GUEST, guest, limit)),

    async attended(codes, at) {
      // In one order for all servers: two that update the same rooms would otherwise wait for each other.
      const statements = grouped(codes.toSorted(), ATTENDED, database.dialect).map((group) => ({
        sql: `UPDATE rooms SET attended_at = $1 WHERE attended_at < $1 AND code IN (${group.map((_, index) => `$${index + 2}`).join(', ')})`,
        values: [at, ...group],
      }));
      if (statements.length > 0) await database.run(statements);
    },

    deserted: async (before, limit) => (await rows(database, DESERTED, before, limit)).map((row) => String(row['code'])),

    removeUntouched: async (before, limit) => (await rows(database, REMOVE_UNTOUCHED, before, limit)).length,
  };
}
