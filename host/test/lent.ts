import { seat } from '@tavern/engine';
import { expect } from 'vitest';
import { timesOf } from '../index.ts';
import { type Opening, OpenTable, raceOf, SECOND } from './tables.ts';

export const lent = (open: OpenTable): boolean[] => open.status().seats.map((each) => each.lent);
export const ROLL = { do: 'roll' };

/** No clock at all: nobody is hurried. */
export const UNHURRIED = { times: timesOf('unhurried', [90, 45]) };

/** Seat 0 is away, and seat 1 has had its seat lent. */
export async function lentOut(opening: Opening = {}): Promise<OpenTable> {
  const open = new OpenTable(raceOf(2), { ...UNHURRIED, ...opening });
  open.leave(0);
  await open.pass(60 * SECOND);
  expect(open.table.lend(seat(1), seat(0))).toEqual({ ok: true });
  return open;
}
