import { CONCEDE, type Seat, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, person } from '../index.ts';
import { lent, ROLL, UNHURRIED } from './lent.ts';
import { DAY, OpenTable, plays, raceOf, SECOND } from './tables.ts';

describe('in a room without clocks nobody plays for somebody who is away', () => {
  test('however long it takes', async () => {
    const open = new OpenTable(raceOf(2), UNHURRIED);
    open.leave(0);
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
    expect(open.seenBy(1).last.seats[0]).toEqual({ by: 'person', here: false, lent: false });
  });

  test('until one of the others asks for it, after a minute: one is enough, and everybody is told', async () => {
    const open = new OpenTable(raceOf(3), UNHURRIED);
    open.leave(0);
    await open.pass(60 * SECOND - 1);
    expect(open.seenBy(1).last.mayLend).toEqual([]);
    await open.pass(1);
    expect([1, 2].map((who) => open.seenBy(who).last.mayLend)).toEqual([[0], [0]]);
    expect(open.status(null).mayLend).toEqual([]);
    expect(open.table.lend(seat(1), seat(0))).toEqual({ ok: true });
    expect(open.seenBy(2).last.seats[0]).toEqual({ by: 'person', here: false, lent: true });
    expect(open.seenBy(2).last.mayLend).toEqual([]);
    await open.pass(700);
    expect(open.answers).toEqual([[0, ROLL]]);
    expect(open.by).toEqual({ 1: 'bot' });
    // Two press at once: the second one has what they wanted.
    expect(open.table.lend(seat(2), seat(0))).toEqual({ ok: true });
  });

  test('a player who is back in time was never away, and one who is back has the seat', async () => {
    const open = new OpenTable(raceOf(2), UNHURRIED);
    open.leave(0);
    await open.pass(59 * SECOND);
    open.join(0);
    open.leave(0);
    await open.pass(59 * SECOND);
    expect(open.table.lend(seat(1), seat(0))).toMatchObject({ ok: false, code: 'not-away' });
    await open.pass(SECOND);
    expect(open.table.lend(seat(1), seat(0))).toEqual({ ok: true });
    open.join(0);
    expect(lent(open)).toEqual([false, false]);
  });

  test('a player who never came is away, too', async () => {
    const open = new OpenTable(raceOf(2), { ...UNHURRIED, here: [0] });
    await open.pass(60 * SECOND);
    expect(open.seenBy(0).last.mayLend).toEqual([1]);
  });

  test('one of two connections is enough', async () => {
    const open = new OpenTable(raceOf(2), UNHURRIED);
    const second = open.join(0);
    second.leave();
    await open.pass(60 * SECOND);
    expect(open.seenBy(1).last.mayLend).toEqual([]);
  });

  test('leaving twice with the same connection counts once', async () => {
    const open = new OpenTable(raceOf(2));
    const first = open.seenBy(0);
    open.join(0);
    first.leave();
    first.leave();
    expect(open.status().seats[0]?.here).toBe(true);
  });

  test('lending is refused for your own seat, for a bot, for a player who gave up, and by one who is not there', async () => {
    const open = new OpenTable(raceOf(4), { ...UNHURRIED, holders: [person, person, bot(plays()), person] });
    expect(open.table.lend(seat(1), seat(1))).toMatchObject({ ok: false, code: 'no-seat-to-lend', field: 'seat' });
    expect(open.table.lend(seat(1), seat(2))).toMatchObject({ ok: false, code: 'no-seat-to-lend' });
    expect(open.table.lend(seat(1), 7 as Seat)).toMatchObject({ ok: false, code: 'no-seat-to-lend' });
    expect(open.table.lend(seat(1), seat(0))).toMatchObject({ ok: false, code: 'not-away' });
    await open.answer(3, CONCEDE);
    open.leave(0);
    open.leave(3);
    await open.pass(60 * SECOND);
    expect(open.seenBy(1).last.mayLend).toEqual([0]);
    expect(open.table.lend(seat(1), seat(3))).toMatchObject({ ok: false, code: 'no-seat-to-lend' });
    expect(open.table.lend(seat(3), seat(0))).toMatchObject({ ok: false, code: 'no-seat-to-lend' });
  });
});

describe('where a clock runs, the clock decides', () => {
  test('an absent person’s time runs out like anybody’s, and after the second turn lost in a row a bot has the seat', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(0);
    await open.pass(89 * SECOND);
    expect(open.answers).toEqual([]);
    await open.pass(SECOND);
    expect(open.by).toEqual({ 1: 'clock' });
    expect(lent(open)).toEqual([false, false]);
    await open.answer(1, ROLL);
    await open.pass(90 * SECOND);
    expect(lent(open)).toEqual([true, false]);
    await open.answer(1, ROLL);
    await open.pass(700);
    expect(open.by).toEqual({ 1: 'clock', 3: 'clock', 5: 'bot' });
  });

  test('nobody can have it lent before', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(0);
    await open.pass(80 * SECOND);
    expect(open.seenBy(1).last.mayLend).toEqual([]);
    expect(open.table.lend(seat(1), seat(0))).toMatchObject({ ok: false, code: 'clock-decides' });
  });
});
