import { entryOf } from '@tavern/games';
import type { Clock } from '@tavern/host';
import { deserted } from '../rooms/leave.ts';
import type { Room } from '../rooms/room.ts';
import { isTaken } from '../rooms/seats.ts';
import type { RoomStore } from '../store/store.ts';
import type { OpenRoom } from './open-room.ts';
import type { OpenRooms } from './open-rooms.ts';

/** ms. A server says this often which rooms somebody is in; what it said longer ago than `FRESH` does not count any more. */
const [BEAT, FRESH] = [20_000, 45_000];
/** How many deserted rooms are looked after at a time. */
const AT_ONCE = 200;

export interface AttendanceSetup {
  readonly rooms: OpenRooms;
  readonly store: RoomStore;
  readonly clock: Clock;
  /** How long a seat in a lobby waits for its guest. */
  readonly seatKept: number;
  trouble(error: unknown): void;
}

/**
 * Guests who are in a room now, in the order they came. Whether somebody is there is decided here and nowhere else: a server knows only of those who
 * are connected to it, so this is the place to ask others.
 */
export const presentIn = (open: OpenRoom): ReadonlySet<string> => open.present;

/**
 * In which rooms there is anybody at all, over all servers: each of them notes its own in the store. Of rooms that nobody is in, people lose their seats,
 * also if no server ran at the time, and the list does not show them.
 */
export class Attendance {
  private readonly setup: AttendanceSetup;
  private readonly since: number;
  private stop: () => void = () => {};
  private closed = false;

  constructor(setup: AttendanceSetup) {
    this.setup = setup;
    this.since = setup.clock.now();
    this.wait();
  }

  /** Public rooms with an open seat and somebody in them, those where something was done last first. */
  async listed(limit: number): Promise<readonly Room[]> {
    const { rooms, store, clock } = this.setup;
    const here = [...rooms].filter((open) => !open.empty && isOpen(open.room)).map(({ room }) => room);
    // What was left here a moment ago still counts as attended in the store.
    const known = new Set([...rooms].flatMap((open) => (open.empty && !open.wasLeft ? [] : [open.room.code])));
    const elsewhere = (await store.open(2 * limit, clock.now() - FRESH)).filter(({ code }) => !known.has(code));
    return [...here, ...elsewhere].toSorted((a, b) => b.touchedAt - a.touchedAt).slice(0, limit);
  }

  /** Notes who is here, and looks after rooms that nobody is in. */
  async look(): Promise<void> {
    const { rooms, store, clock, seatKept } = this.setup;
    const now = clock.now();
    await store.attended(
      [...rooms].flatMap((open) => (open.empty ? [] : [open.room.code])),
      now,
    );
    // After a start everybody has as long to come back as after a lost connection.
    if (now - this.since < seatKept) return;
    // Who was there until right before the next beat has not been noted since the last one.
    for (const code of await store.deserted(now - seatKept - BEAT, AT_ONCE)) await this.clear(code);
  }

  close(): void {
    this.closed = true;
    this.stop();
  }

  private async clear(code: string): Promise<void> {
    const { rooms } = this.setup;
    const open = await rooms.find(code);
    if (open === null) return;
    await rooms.change(open, (room) => ({ ok: true, room: presentIn(open).size > 0 ? room : deserted(room) }));
  }

  private wait(): void {
    const { clock } = this.setup;
    this.stop = clock.after(BEAT, () => {
      this.wait();
      this.look().catch((error: unknown) => (this.closed ? undefined : this.setup.trouble(error)));
    });
  }
}

const isOpen = ({ public: shown, playing, seats, game }: Room): boolean =>
  shown && !playing && !seats.every(isTaken) && entryOf(game) !== undefined;
