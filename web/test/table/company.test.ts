import type { RoomView } from '@tavern/wire';
import { describe, expect, it } from 'vitest';
import { againOf, matchSeatOf } from '../../table/company.ts';

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
  it("sits on the room's taken seats, closed up", () => {
    expect(['y', 'm', 'o', 'watcher'].map((guest) => matchSeatOf(seats, guest))).toEqual([0, 2, 3, null]);
  });

  it('says who wants another match, and who is still waited for', () => {
    expect(againOf(seats, 'y')).toEqual({ mine: false, wanting: ['Mei'], awaited: ['Odo'] });
    expect(againOf(seats, 'm')).toEqual({ mine: true, wanting: [], awaited: ['Ysolde', 'Odo'] });
  });

  it('does not ask somebody who only watches', () => expect(againOf(seats, 'watcher')).toBeNull());
});
