import { say } from '@tavern/engine';
import type { RoomInvitation } from '@tavern/wire';
import { expect, test } from 'vitest';
import { arrive, type Door, untilLetIn } from '../../../lobby/door/arrive.ts';
import { refused } from '../../../model/refused.ts';
import type { RoomSource } from '../../../model/room-source.ts';

const ROOM: RoomInvitation = {
  code: 'A3X9K2',
  game: 'race',
  taken: 2,
  seats: 4,
  host: 'Ysolde',
  people: ['Ysolde', 'Mei'],
  pace: 'normal',
  playing: false,
  changedRules: 0,
};
const SOURCE = { me: 'bram' } as RoomSource;

/** A door that records who wanted to come in, and how. */
class FakeDoor implements Door {
  readonly entered: boolean[] = [];
  seated = false;
  room = ROOM;
  known = true;
  refuses: string | null = null;

  look: Door['look'] = async () => (this.known ? { ok: true, room: this.room, seated: this.seated } : refused('link.nickname'));
  lookUnknown: Door['lookUnknown'] = async () => ({ ok: true, room: this.room });
  enter: Door['enter'] = async (sit) => {
    this.entered.push(sit);
    return this.refuses === null ? { ok: true, room: SOURCE } : refused(this.refuses);
  };
}

test('a visitor by link reads who invites them, to what, and who sits there, before they sit down', async () => {
  const door = new FakeDoor();
  expect(await arrive(door, null)).toEqual({ at: 'invited', room: ROOM, unsigned: false, problem: null });
  expect(door.entered).toEqual([]);
});

test('a visitor without a name reads it too, and is asked for a name', async () => {
  const door = new FakeDoor();
  door.known = false;
  expect(await arrive(door, null)).toEqual({ at: 'invited', room: ROOM, unsigned: true, problem: null });
});

test('a guest with a seat goes in', async () => {
  const door = new FakeDoor();
  door.seated = true;
  expect(await arrive(door, null)).toEqual({ at: 'inside', source: SOURCE });
  expect(door.entered).toEqual([true]);
});

test('a guest who chose in the hall to sit or watch does so', async () => {
  for (const wish of [true, false]) {
    const door = new FakeDoor();
    expect(await arrive(door, wish)).toEqual({ at: 'inside', source: SOURCE });
    expect(door.entered).toEqual([wish]);
  }
});

test.each(['room-full', 'started'])(
  'KM-018, C-35: who is refused a seat (%s) is told so at the door, and is not made to watch',
  async (code) => {
    const door = new FakeDoor();
    door.refuses = code;
    expect(await arrive(door, true)).toEqual({ at: 'invited', room: ROOM, unsigned: false, problem: say(code) });
    expect(door.entered).toEqual([true]);
  },
);

test('an invalid name is asked for again', async () => {
  const door = new FakeDoor();
  door.refuses = 'nickname-marks';
  expect(await arrive(door, true)).toMatchObject({ at: 'invited', unsigned: true, problem: say('nickname-marks') });
});

test('any other refusal turns the guest away, and a passing one can be tried again', async () => {
  const door = new FakeDoor();
  door.look = async () => refused('no-such-room');
  expect(await arrive(door, null)).toEqual({ at: 'turned-away', why: say('no-such-room'), again: false, banned: false });
  door.look = async () => refused('link.lost');
  expect(await arrive(door, null)).toEqual({ at: 'turned-away', why: say('link.lost'), again: true, banned: false });
});

test('a banned guest is told so, and looks again until the host lets them in', async () => {
  const door = new FakeDoor();
  door.look = async () => refused('banned');
  expect(await arrive(door, null)).toMatchObject({ at: 'turned-away', again: false, banned: true });
  let pauses = 0;
  const pause = async (): Promise<boolean> => {
    pauses += 1;
    if (pauses === 3) door.look = async () => ({ ok: true, room: ROOM, seated: false });
    return true;
  };
  expect(await untilLetIn(door, pause)).toBe(true);
  expect(pauses).toBe(3);
});

test('a guest who goes away does not look any more', async () => {
  const door = new FakeDoor();
  let looks = 0;
  door.look = async () => {
    looks += 1;
    return refused('banned');
  };
  expect(await untilLetIn(door, async () => looks < 2)).toBe(false);
  expect(looks).toBe(2);
});
