import { say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { describe, expect, it } from 'vitest';
import { againOf, matchSeatOf } from '../../../app/table/company.ts';
import { againSub, againWaits } from '../../../table/result/again-words.ts';

const person = (guest: string, name: string, ready: boolean) =>
  ({ by: 'person', guest, name, choice: {}, ready, here: true }) as const;
const seats: RoomView['seats'] = [
  person('y', 'Ysolde', false),
  { by: 'open' },
  { by: 'bot', name: 'normal', level: 'normal', choice: {} },
  person('m', 'Mei', true),
  person('o', 'Odo', false),
];

describe('the company at a table', () => {
  it('has the room’s taken seats, without gaps', () => {
    expect(['y', 'm', 'o', 'watcher'].map((guest) => matchSeatOf(seats, guest))).toEqual([0, 2, 3, null]);
  });

  const before = { wanting: [], awaited: [], absent: [], left: [] };
  const without = (...gone: string[]): RoomView['seats'] =>
    seats.map((seat) => (seat.by === 'person' && gone.includes(seat.guest) ? { by: 'open' } : seat));

  it('says who wants another match, and who is still waited for', () => {
    expect(againOf({ seats }, 'y')).toEqual({ ...before, mine: false, wanting: ['Mei'], awaited: ['Odo'] });
    expect(againOf({ seats }, 'm')).toEqual({ ...before, mine: true, awaited: ['Ysolde', 'Odo'] });
  });

  it('tells players who are not connected from those who are still thinking', () => {
    const some = seats.map((seat) => (seat.by === 'person' && seat.guest === 'o' ? { ...seat, here: false } : seat));
    expect(againOf({ seats: some }, 'm')).toEqual({ ...before, mine: true, awaited: ['Ysolde'], absent: ['Odo'] });
  });

  it('waits for nobody who has left, and says who has', () => {
    expect(againOf({ seats: without('o') }, 'm', seats)).toEqual({ ...before, mine: true, awaited: ['Ysolde'], left: ['Odo'] });
    expect(againOf({ seats: without('o', 'y') }, 'm', seats)).toEqual({ ...before, mine: true, left: ['Ysolde', 'Odo'] });
  });

  it('does not ask a spectator', () => expect(againOf({ seats }, 'watcher')).toBeNull());
});

describe('the button for another match', () => {
  const asked = { wanting: [], awaited: [], absent: [], left: [], mine: true };

  it('cannot be pressed while a player is waited for', () => {
    expect(againWaits({ ...asked, awaited: ['Odo'] })).toEqual(say('frame.again.waits', { who: ['Odo'] }));
    expect(againWaits({ ...asked, mine: false, awaited: ['Odo'] })).toBeNull();
  });

  it('says that the player who is waited for is not connected', () => {
    expect(againWaits({ ...asked, absent: ['Odo'] })).toEqual(say('frame.again.absent', { who: ['Odo'] }));
    expect(againWaits({ ...asked, awaited: ['Mei'], absent: ['Odo'] })).toEqual(
      say('frame.again.waits', { who: ['Mei', 'Odo'] }),
    );
  });

  it('can be pressed again when all the others want to and a player has left: nobody is waited for', () => {
    expect(againWaits({ ...asked, wanting: ['Mei'], left: ['Odo'] })).toBeNull();
    expect(againSub({ ...asked, wanting: ['Mei'], left: ['Odo'] })).toEqual(say('frame.again.left', { who: ['Odo'] }));
    expect(againSub({ ...asked, wanting: ['Mei'] })).toEqual(say('frame.again.all'));
  });

  it('says who wants another match', () => {
    expect(againSub({ ...asked, mine: false, wanting: ['Mei'], awaited: ['Odo'] })).toEqual(
      say('frame.again.wanted', { who: ['Mei'] }),
    );
    expect(againSub({ ...asked, mine: false, awaited: ['Odo'] })).toBeNull();
  });
});
