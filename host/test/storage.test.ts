import { CONCEDE } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, type Listener, person, type TableResult } from '../index.ts';
import { afterBids, magpiesOf, OpenTable, plays, raceOf, SECOND } from './tables.ts';

const ROLL = { do: 'roll' };

/** Writes down in which order things happen. */
function diary() {
  const lines: string[] = [];
  const listener = (name: string): Listener => ({
    frame: ({ n }) => lines.push(`${name} sees ${n}`),
    status: () => {},
  });
  const acknowledge = (name: string, result: Promise<TableResult>) =>
    void result.then((each) => lines.push(`${name}: ${each.ok ? `stored, frame ${each.frame}` : each.code}`));
  return { lines, listener, acknowledge };
}

describe('validate, apply, append, durable, acknowledge, broadcast', () => {
  test('nobody hears or sees anything before the answer is stored, and then the player who answered hears first', async () => {
    const open = new OpenTable(raceOf(2));
    const { lines, listener, acknowledge } = diary();
    open.table.connect(null, listener('a spectator'), 0);
    open.stored.hold();
    acknowledge('seat 0', open.table.answer(0, open.asked(0), ROLL));
    await open.pass(5 * SECOND);
    expect(lines).toEqual([]);
    expect(open.seenBy(0).numbers).toEqual([0]);
    expect(open.table.frames(null)).toHaveLength(1);
    open.stored.release();
    await open.pass(0);
    expect(lines).toEqual(['seat 0: stored, frame 1', 'a spectator sees 1']);
  });

  test('the order is the same with a store that is done at once', async () => {
    const open = new OpenTable(raceOf(2));
    const { lines, listener, acknowledge } = diary();
    open.table.connect(null, listener('a spectator'), 0);
    acknowledge('seat 0', open.table.answer(0, open.asked(0), ROLL));
    await open.pass(0);
    expect(lines).toEqual(['seat 0: stored, frame 1', 'a spectator sees 1']);
  });

  test('answers in flight stay in order, each acknowledged before it is shown', async () => {
    const open = new OpenTable(raceOf(3));
    const { lines, listener, acknowledge } = diary();
    open.table.connect(null, listener('a spectator'), 0);
    open.stored.hold();
    for (const who of [0, 1, 2]) acknowledge(`seat ${who}`, open.table.answer(who, open.asked(who), ROLL));
    await open.pass(0);
    for (let i = 0; i < 3; i++) {
      open.stored.release();
      await open.pass(SECOND);
    }
    expect(open.stored.entries.map(({ seq, seat, at }) => [seq, seat, at])).toEqual([
      [1, 0, 0],
      [2, 1, 0],
      [3, 2, 0],
    ]);
    expect(lines).toEqual([1, 2, 3].flatMap((n) => [`seat ${n - 1}: stored, frame ${n}`, `a spectator sees ${n}`]));
  });

  test('an answer that is refused is never stored', async () => {
    const open = new OpenTable(raceOf(2));
    expect(await open.answer(1, ROLL)).toMatchObject({ ok: false, code: 'not-yours' });
    expect(await open.answer(0, { do: 'fly' })).toMatchObject({ ok: false, code: 'not-an-option' });
    expect(open.stored.entries).toEqual([]);
    expect(open.seenBy(0).numbers).toEqual([0]);
  });

  test('an entry says who chose, where it was not the seat’s person', async () => {
    const open = new OpenTable(raceOf(3), { holders: [person, bot(plays()), person] });
    await open.answer(0, ROLL);
    await open.pass(700 + SECOND + 90 * SECOND);
    expect(open.stored.entries.map(({ by }) => by)).toEqual([undefined, 'bot', 'clock']);
  });
});

describe('while an answer is not stored nothing is planned', () => {
  test('no bot thinks', async () => {
    const open = new OpenTable(raceOf(2), { holders: [person, bot(plays())] });
    open.stored.hold();
    void open.table.answer(0, open.asked(0), ROLL);
    await open.pass(20 * SECOND);
    expect(open.answers).toHaveLength(1);
    open.stored.release();
    await open.pass(699);
    expect(open.answers).toHaveLength(1);
    await open.pass(1);
    expect(open.answers).toHaveLength(2);
  });

  test('what a bot was thinking about is forgotten', async () => {
    const open = new OpenTable(magpiesOf({ hands: [['coin'], ['coin']] }), { holders: [person, bot(plays())] });
    await open.pass(600);
    open.stored.hold();
    void open.table.answer(0, open.asked(0), { do: 'bid', n: 3 });
    await open.pass(20 * SECOND);
    expect(open.answers).toHaveLength(1);
  });

  test('no time runs out', async () => {
    const open = new OpenTable(magpiesOf({ hands: [['coin'], ['coin'], ['coin']] }));
    await open.pass(29 * SECOND);
    open.stored.hold();
    void open.table.answer(0, open.asked(0), { do: 'bid', n: 3 });
    await open.pass(10 * SECOND);
    expect(open.answers).toHaveLength(1);
    // The others' deadline passed meanwhile: theirs come as soon as this one is stored.
    open.stored.release();
    await open.pass(0);
    expect(open.answers.slice(1)).toEqual([[1, { do: 'bid', n: 1 }]]);
    open.stored.release();
    await open.pass(0);
    expect(open.answers.slice(2)).toEqual([[2, { do: 'bid', n: 1 }]]);
  });

  test('no window closes', async () => {
    const open = new OpenTable(magpiesOf({ hands: [['coin'], ['coin'], ['coin'], ['coin']], nests: [[], ['coin'], [], []] }), {
      log: afterBids(4),
    });
    await open.answer(0, { do: 'steal', from: 1 });
    await open.pass(7 * SECOND);
    open.stored.hold();
    void open.table.answer(3, open.asked(3), CONCEDE);
    await open.pass(7 * SECOND);
    expect(open.kind(1)).toBe('hawk');
    open.stored.release();
    await open.pass(0);
    expect(open.kind(1)).not.toBe('hawk');
  });
});

describe('when the store fails', () => {
  const failed = { ok: false, code: 'not-stored', why: { key: 'refusal.not-stored' } };

  test('the answer is refused, nobody sees it, and the table takes no more', async () => {
    const open = new OpenTable(raceOf(2));
    await open.answer(0, ROLL);
    open.stored.fails = true;
    expect(await open.answer(1, ROLL)).toEqual(failed);
    expect(open.seenBy(0).numbers).toEqual([0, 1]);
    expect(open.seenBy(1).last.closed).toBe('not-stored');
    expect(open.troubles).toEqual([new Error('the disk is full')]);
    expect(await open.answer(0, ROLL)).toMatchObject({ ok: false, code: 'table-closed' });
    await open.pass(300 * SECOND);
    expect(open.seenBy(0).numbers).toEqual([0, 1]);
  });

  test('everything behind it in the queue is refused too', async () => {
    const open = new OpenTable(raceOf(3));
    open.stored.hold();
    const answers = [0, 1, 2].map((who) => open.table.answer(who, open.asked(who), ROLL));
    await open.pass(0);
    open.stored.release();
    await open.pass(0);
    open.stored.fails = true;
    open.stored.release();
    expect(await Promise.all(answers)).toEqual([{ ok: true, frame: 1 }, failed, failed]);
    await open.pass(0);
    expect(open.seenBy(0).numbers).toEqual([0, 1]);
    expect(open.troubles).toHaveLength(1);
  });

  test('a store that throws at once is no different', async () => {
    const open = new OpenTable(raceOf(2), {
      store: {
        append() {
          throw new Error('no disk');
        },
      },
    });
    expect(await open.answer(0, ROLL)).toEqual(failed);
  });

  test('an answer of the clock or of a bot closes the table as quietly', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person] });
    open.stored.fails = true;
    await open.pass(700);
    expect(open.seenBy(1).last.closed).toBe('not-stored');
    expect(open.seenBy(1).numbers).toEqual([0]);
  });

  test('the table can be opened again from its log, and the answer repeated', async () => {
    const open = new OpenTable(raceOf(2));
    await open.answer(0, ROLL);
    open.stored.fails = true;
    await open.answer(1, ROLL);
    const again = new OpenTable(raceOf(2), { log: open.stored.entries, here: [] });
    const watcher = again.join(1, open.seenBy(1).numbers.at(-1));
    expect(watcher.frames).toEqual([]);
    again.join(0);
    expect((await again.answer(1, ROLL)).ok).toBe(true);
    expect(watcher.numbers).toEqual([2]);
    expect(again.answers).toHaveLength(2);
  });
});
