import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, NO_TIMES, person, SimulatedClock } from '../index.ts';
import { DAY, MINUTE, OpenTable, plays, raceOf, SECOND, toyOf } from './tables.ts';

const refused = { ok: false, code: 'rivals-not-away', why: { key: 'refusal.rivals-not-away' } };

describe('the win can be claimed when all other people have been away for three minutes', () => {
  test('not before', async () => {
    const open = new OpenTable(raceOf(3));
    open.leave(1);
    open.leave(2);
    await open.pass(3 * MINUTE - 1);
    expect(await open.table.claim(seat(0))).toEqual(refused);
    expect(open.seenBy(0).last.mayClaim).toBe(false);
    expect(open.table.match.gone).toEqual([]);
  });

  test('the status says so by itself, and only to the player who may claim', async () => {
    const open = new OpenTable(raceOf(2), { times: NO_TIMES, here: [0, 1, null] });
    await open.answer(0, { do: 'roll' });
    open.leave(1);
    await open.pass(3 * MINUTE - 1);
    const before = open.seenBy(0).statuses.length;
    await open.pass(1);
    expect(open.seenBy(0).statuses.slice(before)).toMatchObject([{ mayClaim: true }]);
    expect(open.seenBy(null).last.mayClaim).toBe(false);
  });

  test('the rivals give up, and nobody is asked twice', async () => {
    const open = new OpenTable(raceOf(3));
    open.leave(1);
    open.leave(2);
    await open.pass(3 * MINUTE);
    const result = await open.table.claim(seat(0));
    await open.pass(0);
    expect(open.table.match.over?.winners).toEqual([0]);
    expect(open.table.match.gone).toEqual([1, 2]);
    expect(open.answers.slice(-2)).toEqual([
      [1, { do: 'concede' }],
      [2, { do: 'concede' }],
    ]);
    expect(Object.values(open.by).slice(-2)).toEqual(['clock', 'clock']);
    expect(await open.table.claim(seat(0))).toMatchObject({ ok: false, code: 'table-closed' });
    // Numbers are each viewer's own, also when it is the rivals who answer.
    expect(result).toEqual({ ok: true, frame: open.seenBy(0).numbers.at(-1) });
  });

  test('its acknowledgement has the claimant’s number, whatever the rivals have seen', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(1);
    await open.pass(3 * MINUTE);
    const result = await open.table.claim(seat(0));
    await open.pass(0);
    expect(result).toEqual({ ok: true, frame: open.table.frames(seat(0)).at(-1)?.n });
  });

  test('where the first to give up ends the match, the others need not', async () => {
    const open = new OpenTable(toyOf(3, { start: (m) => m.next({ do: 'stop' }) }), { times: NO_TIMES });
    open.leave(1);
    open.leave(2);
    await open.pass(3 * MINUTE);
    expect((await open.table.claim(seat(0))).ok).toBe(true);
    expect(open.table.match.gone).toEqual([1]);
    expect(open.status().closed).toBeNull();
  });

  test('when the match is over there is nothing to claim', async () => {
    const open = new OpenTable(raceOf(2, 5));
    open.leave(1);
    while (open.table.match.over === null) {
      await open.answer(0, { do: 'roll' });
      await open.pass(MINUTE);
    }
    await open.pass(3 * MINUTE);
    expect(open.seenBy(0).last.mayClaim).toBe(false);
  });

  test('a rival who is there prevents it', async () => {
    const open = new OpenTable(raceOf(3));
    open.leave(1);
    await open.pass(4 * MINUTE);
    expect(await open.table.claim(seat(0))).toEqual(refused);
    expect(open.seenBy(0).last.mayClaim).toBe(false);
  });

  test('rivals who are there and take their time are not away', async () => {
    const open = new OpenTable(raceOf(2), { times: NO_TIMES });
    await open.pass(10 * MINUTE);
    expect(await open.table.claim(seat(0))).toEqual(refused);
  });

  test('a rival who looked in for a moment starts the count again', async () => {
    const open = new OpenTable(raceOf(2), { times: NO_TIMES });
    open.leave(1);
    await open.pass(2 * MINUTE);
    open.join(1).leave();
    await open.pass(3 * MINUTE - 1);
    expect(open.seenBy(0).last.mayClaim).toBe(false);
    await open.pass(1);
    expect(open.seenBy(0).last.mayClaim).toBe(true);
  });

  test('a clock whose timers are a little early does not miss the moment', async () => {
    class EarlyClock extends SimulatedClock {
      override after(ms: number, work: () => void): () => void {
        return super.after(ms - 0.7, work);
      }
    }
    const open = new OpenTable(raceOf(2), { times: NO_TIMES, clock: new EarlyClock() });
    open.leave(1);
    await open.pass(MINUTE);
    expect(open.seenBy(0).last.mayLend).toEqual([1]);
    await open.pass(2 * MINUTE);
    expect(open.seenBy(0).last.mayClaim).toBe(true);
  });

  test('time in which nobody was there does not count', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(1);
    await open.pass(MINUTE);
    open.leave(0);
    await open.pass(DAY);
    open.join(0);
    expect(open.seenBy(0).last.mayClaim).toBe(false);
    await open.pass(2 * MINUTE);
    expect(open.seenBy(0).last.mayClaim).toBe(true);
  });

  test('a player who is away cannot claim', async () => {
    const open = new OpenTable(raceOf(2), { times: NO_TIMES });
    open.leave(1);
    await open.pass(3 * MINUTE);
    open.leave(0);
    expect(await open.table.claim(seat(0))).toEqual(refused);
  });

  test('nobody can claim against a bot', async () => {
    const open = new OpenTable(raceOf(3), { holders: [person, person, bot(plays())] });
    open.leave(1);
    await open.pass(3 * MINUTE);
    expect((await open.table.claim(seat(0))).ok).toBe(true);
    expect(open.table.match.gone).toEqual([1]);
    await open.pass(SECOND);
    expect(open.table.match.over).toBeNull();
    expect(await open.table.claim(seat(0))).toEqual(refused);
  });
});
