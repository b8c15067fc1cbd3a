import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { lent, lentOut, ROLL, UNHURRIED } from './lent.ts';
import { afterBids, magpiesOf, OpenTable, raceOf, SECOND, toyOf } from './tables.ts';

describe('a lent seat is its person’s again', () => {
  test('on reconnecting: the bot’s pending thought is dropped, and the person can answer', async () => {
    const open = await lentOut();
    await open.pass(600);
    open.join(0);
    expect(open.seenBy(1).last.seats[0]).toEqual({ by: 'person', here: true, lent: false });
    await open.pass(10 * SECOND);
    expect(open.answers).toEqual([]);
    expect((await open.answer(0, ROLL)).ok).toBe(true);
    expect(open.by).toEqual({});
  });

  test('on reconnecting while what the bot chose is being stored: that counts, and the next answer is the person’s', async () => {
    const open = await lentOut();
    open.stored.hold();
    await open.pass(700);
    expect(open.stored.entries).toEqual([]);
    open.join(0);
    open.stored.release();
    await open.pass(0);
    expect(open.seenBy(0).last).toMatchObject({ missed: 1, seats: [{ by: 'person', here: true, lent: false }, {}] });
    const rolls = open.answer(1, ROLL);
    open.stored.release();
    expect(await rolls).toMatchObject({ ok: true });
    await open.pass(10 * SECOND);
    expect(open.by).toEqual({ 1: 'bot' });
    const mine = open.answer(0, ROLL);
    open.stored.release();
    expect(await mine).toMatchObject({ ok: true });
    expect(open.by).toEqual({ 1: 'bot' });
  });

  test('on reconnecting where the clock had lent it', async () => {
    const open = await idle();
    open.leave(0);
    open.join(0);
    expect(lent(open)).toEqual([false, false]);
    await open.pass(10 * SECOND);
    expect(open.by).toEqual({ 1: 'clock', 3: 'clock' });
  });

  test('in a turn of which nothing is left: the clock has decided it', async () => {
    const open = await idle();
    open.table.back(seat(0));
    expect(open.left(0)).toBe(90 * SECOND);
  });

  /** Seat 0 lets two turns run out; now it is seat 0's turn again, in the hands of the stand-in. */
  async function idle(): Promise<OpenTable> {
    const open = new OpenTable(raceOf(2));
    for (let i = 0; i < 2; i++) {
      await open.pass(90 * SECOND);
      await open.answer(1, ROLL);
    }
    expect(lent(open)).toEqual([true, false]);
    return open;
  }

  test('two fallbacks in a row lend it, connected or not', async () => {
    const open = await idle();
    expect(open.status().seats[0]).toEqual({ by: 'person', here: true, lent: true });
    await open.pass(700);
    expect(open.by).toEqual({ 1: 'clock', 3: 'clock', 5: 'bot' });
  });

  test('several fallbacks in one turn are one: its budget was spent only once', async () => {
    const game = toyOf(
      2,
      {
        start: (m) => m.next({ do: 'turn' }),
        turn(m) {
          m.state.log.push('turn');
          for (let i = 0; i < 3; i++) m.ask(seat(0), { kind: 'choice' });
          m.ask(seat(1), { kind: 'choice' });
          m.next({ do: 'turn' });
        },
      },
      { choice: { answer: () => {} } },
      { turn: (state) => state.log.length },
    );
    const open = new OpenTable(game);
    await open.pass(90 * SECOND);
    expect(open.answers).toHaveLength(3);
    expect(lent(open)).toEqual([false, false]);
    await open.answer(1, { do: 'go' });
    await open.pass(90 * SECOND);
    expect(lent(open)).toEqual([true, false]);
  });

  test('letting pauses run out does not', async () => {
    const game = toyOf(
      2,
      {
        start: (m) => {
          m.ask([seat(0), seat(1)], { kind: 'break' });
          m.next({ do: 'start' });
        },
      },
      { break: { clock: 'pause', answer: () => {} } },
    );
    const open = new OpenTable(game);
    await open.pass(61 * SECOND);
    expect(open.answers).toHaveLength(6);
    expect(lent(open)).toEqual([false, false]);
  });

  test('one fallback does not', async () => {
    const open = new OpenTable(raceOf(2));
    await open.pass(90 * SECOND);
    await open.answer(1, ROLL);
    await open.answer(0, ROLL);
    await open.answer(1, ROLL);
    await open.pass(90 * SECOND);
    expect(lent(open)).toEqual([false, false]);
  });

  test('on any answer', async () => {
    const open = await idle();
    expect((await open.answer(0, ROLL)).ok).toBe(true);
    expect(lent(open)).toEqual([false, false]);
    expect(open.by).toEqual({ 1: 'clock', 3: 'clock' });
  });

  test('on an answer that is refused', async () => {
    const open = await idle();
    expect(await open.table.answer(0, 99, ROLL)).toMatchObject({ ok: false, code: 'no-such-question' });
    expect(lent(open)).toEqual([false, false]);
    await open.pass(60 * SECOND);
    expect(open.answers).toHaveLength(4);
  });

  test('on a pass that is kept back', async () => {
    const open = new OpenTable(magpiesOf({ hands: [['coin'], ['coin', 'hawk'], ['coin']], nests: [[], ['coin'], []] }), {
      log: afterBids(3),
      ...UNHURRIED,
    });
    open.leave(1);
    await open.pass(60 * SECOND);
    open.table.lend(seat(0), seat(1));
    await open.answer(0, { do: 'steal', from: 1 });
    await open.answer(1, { do: 'let' });
    expect(lent(open)).toEqual([false, false, false]);
  });

  test('on saying so', async () => {
    const open = await idle();
    open.table.back(seat(0));
    expect(open.seenBy(1).last.seats[0]?.lent).toBe(false);
    await open.pass(60 * SECOND);
    expect(open.answers).toHaveLength(4);
  });

  test('and then it takes two fallbacks again', async () => {
    const open = await idle();
    open.table.back(seat(0));
    await open.pass(90 * SECOND);
    expect(lent(open)).toEqual([false, false]);
  });
});
