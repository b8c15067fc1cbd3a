import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, empty, NO_TIMES, person } from '../index.ts';
import { CountingClock, DAY, MINUTE, OpenTable, people, plays, raceOf, randomBot, SECOND, thinks } from './tables.ts';

const ROLL = { do: 'roll' };

describe('with nobody there nothing moves', () => {
  test('clocks keep what is left and go on from there', async () => {
    const open = new OpenTable(raceOf(2));
    await open.pass(30 * SECOND);
    open.leave(0);
    open.leave(1);
    expect(open.status()).toMatchObject({ paused: true, clocks: [] });
    await open.pass(3 * DAY);
    expect(open.answers).toEqual([]);
    open.join(0);
    expect(open.seenBy(0).last).toMatchObject({ paused: false });
    expect(open.left(0)).toBe(60 * SECOND);
  });

  test('bots wait, and think when somebody comes', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person], here: [] });
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
    open.join(1);
    await open.pass(700);
    expect(open.answers).toEqual([[0, ROLL]]);
  });

  test('a thought that was under way is dropped', async () => {
    let decide: (option: { do: string }) => void = () => {};
    const slow = thinks(() => new Promise((decided) => (decide = decided)));
    const open = new OpenTable(raceOf(2), { holders: [bot(slow), person] });
    await open.pass(SECOND);
    open.leave(1);
    decide(ROLL);
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
  });

  test('absence is not counted: the first player to come finds the others’ seats still theirs', async () => {
    const open = new OpenTable(raceOf(2), { times: NO_TIMES, here: [] });
    await open.pass(DAY);
    open.join(0);
    await open.pass(MINUTE - 1);
    expect(open.status(0).mayLend).toEqual([]);
    await open.pass(1);
    expect(open.status(0).mayLend).toEqual([1]);
  });

  test('a seat that was lent is still lent when somebody else returns', async () => {
    const open = new OpenTable(raceOf(2), { times: NO_TIMES });
    open.leave(1);
    await open.pass(MINUTE);
    open.table.lend(seat(0), seat(1));
    open.leave(0);
    await open.pass(DAY);
    open.join(0);
    expect(open.status().seats.map(({ lent }) => lent)).toEqual([false, true]);
  });

  test('no timer runs but the one that ends it', async () => {
    const clock = new CountingClock();
    const open = new OpenTable(raceOf(3), { clock, holders: [person, person, bot(plays())] });
    open.leave(1);
    await open.pass(MINUTE);
    open.leave(0);
    const { count } = clock;
    expect(clock.running).toBe(1);
    await open.pass(DAY);
    expect(clock.count).toBe(count);
  });

  test('spectators do not keep a table awake', async () => {
    const open = new OpenTable(raceOf(2), { here: [null] });
    expect(open.seenBy(null).last.paused).toBe(true);
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
  });
});

describe('a table of bots alone', () => {
  test.each([
    ['bots', [bot(randomBot), bot(randomBot)]],
    ['empty seats', [empty, empty]],
  ])('is never paused and plays to its end: %s', async (_, holders) => {
    const open = new OpenTable(raceOf(2), { holders });
    expect(open.status().paused).toBe(false);
    await open.toTheEnd(0);
    expect(open.clock.now()).toBe(0);
    expect(open.status()).toMatchObject({ paused: false, closed: null });
  });
});

describe('a table that is left alone is closed after seven days', () => {
  test('and not earlier', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(0);
    await open.pass(MINUTE);
    open.leave(1);
    await open.pass(7 * DAY - 1);
    expect(open.status().closed).toBeNull();
    await open.pass(1);
    expect(open.status().closed).toBe('abandoned');
    expect(await open.answer(0, ROLL)).toMatchObject({ ok: false, code: 'table-closed' });
  });

  test('and one visit starts the count again', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(0);
    open.leave(1);
    await open.pass(6 * DAY);
    open.join(1);
    open.leave(1);
    await open.pass(6 * DAY);
    expect(open.status().closed).toBeNull();
    await open.pass(DAY);
    expect(open.status().closed).toBe('abandoned');
  });

  test('and spectators do not count', async () => {
    const open = new OpenTable(raceOf(2), { here: [] });
    for (let day = 0; day < 7; day++) {
      open.join(null);
      await open.pass(DAY - 1);
      open.leave(null);
      expect(open.status().closed).toBeNull();
      await open.pass(1);
    }
    expect(open.status().closed).toBe('abandoned');
  });

  test('and those who watch are told', async () => {
    const open = new OpenTable(raceOf(2), { here: [null] });
    await open.pass(7 * DAY);
    expect(open.seenBy(null).last.closed).toBe('abandoned');
  });

  test('but not one whose match is over, or with somebody there', async () => {
    const over = new OpenTable(raceOf(2, 5), { holders: people(2) });
    for (let turn = 0; over.table.match.over === null; turn++) await over.answer(turn % 2, ROLL);
    const slow = new OpenTable(raceOf(2));
    over.leave(0);
    over.leave(1);
    slow.leave(0);
    await over.pass(8 * DAY);
    await slow.pass(8 * DAY);
    expect([over.status().closed, slow.status().closed]).toEqual([null, null]);
  });
});

describe('a table that its host has closed', () => {
  test('takes no answer and starts nothing again', async () => {
    const clock = new CountingClock();
    const open = new OpenTable(raceOf(2), { clock });
    open.leave(1);
    open.table.close();
    expect(clock.running).toBe(0);
    expect(await open.answer(0, ROLL)).toMatchObject({ ok: false, code: 'table-closed' });
    open.join(1);
    open.leave(0);
    expect(clock.running).toBe(0);
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
    expect(open.status()).toMatchObject({ closed: null, clocks: [] });
  });
});
