import { SimulatedClock } from '@tavern/host';
import { expect, test } from 'vitest';
import { Attendance } from '../../hall/attendance.ts';
import type { OpenRoom } from '../../hall/open-room.ts';
import type { OpenRooms } from '../../hall/open-rooms.ts';
import type { Room } from '../../rooms/room.ts';
import type { RoomStore } from '../../store/store.ts';
import { room } from '../store/samples.ts';

const SECOND = 1_000;

/** One server among several: what it notes in the store, which rooms it is told are deserted, and which of those it clears. */
function server({ here = [], deserted = [] }: { readonly here?: readonly string[]; readonly deserted?: readonly string[] }) {
  const clock = new SimulatedClock();
  const [noted, askedFor, cleared]: [string[][], number[], string[]] = [[], [], []];
  const open = (code: string): OpenRoom => {
    const present = new Set(here.includes(code) ? ['ann'] : []);
    return { room: room(code), present, empty: present.size === 0 } as unknown as OpenRoom;
  };
  const rooms = {
    [Symbol.iterator]: () => ['HERE', 'LEFT'].map(open)[Symbol.iterator](),
    find: async (code: string) => open(code),
    change: async ({ room: before }: OpenRoom, work: (room: Room) => { readonly ok: true; readonly room: Room }) => {
      if (work(before).room !== before) cleared.push(before.code);
      return { ok: true };
    },
  } as unknown as OpenRooms;
  const store = {
    attended: async (codes: string[]) => void noted.push(codes),
    deserted: async (before: number) => {
      askedFor.push(before);
      return deserted;
    },
  } as unknown as RoomStore;
  const trouble = (error: unknown): never => {
    throw error;
  };
  const attendance = new Attendance({ rooms, store, clock, seatKept: 60 * SECOND, trouble });
  return { clock, attendance, noted, askedFor, cleared };
}

test('every twenty seconds a server notes the rooms in which somebody is, for all servers', async () => {
  const { clock, noted } = server({ here: ['HERE'] });
  await clock.pass(41 * SECOND);
  expect(noted).toEqual([['HERE'], ['HERE']]);
});

test('rooms are deserted when nobody has been noted there for a minute and a beat, but not before a minute after the start', async () => {
  const { clock, askedFor, cleared } = server({ deserted: ['GONE'] });
  await clock.pass(59 * SECOND);
  expect([askedFor, cleared]).toEqual([[], []]);
  await clock.pass(2 * SECOND);
  expect([askedFor, cleared]).toEqual([[-20 * SECOND], ['GONE']]);
});

test('a room that somebody has just come into is left alone', async () => {
  const { clock, cleared } = server({ here: ['HERE'], deserted: ['HERE', 'GONE'] });
  await clock.pass(61 * SECOND);
  expect(cleared).toEqual(['GONE']);
});

test('a server that shuts down looks no more', async () => {
  const { clock, attendance, noted } = server({});
  attendance.close();
  await clock.pass(100 * SECOND);
  expect(noted).toEqual([]);
});
