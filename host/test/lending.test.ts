import { CONCEDE, type Seat, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, type Entry, empty, person, timesOf } from '../index.ts';
import { afterBids, DAY, MINUTE, magpiesOf, type Opening, OpenTable, people, plays, raceOf, SECOND, toyOf } from './tables.ts';

const lent = (open: OpenTable): boolean[] => open.status().seats.map((each) => each.lent);
const ROLL = { do: 'roll' };

/** No clock at all: nobody is hurried. */
const UNHURRIED = { times: timesOf('unhurried', [90, 45]) };

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

  test('who is back in time was never away, and who is back has the seat', async () => {
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

  test('who never came is away too', async () => {
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

  test('lending is refused for oneself, for a bot, for who gave up, and by who is not there', async () => {
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

/** Seat 0 is away, and seat 1 has had its seat lent. */
async function lentOut(opening: Opening = {}): Promise<OpenTable> {
  const open = new OpenTable(raceOf(2), { ...UNHURRIED, ...opening });
  open.leave(0);
  await open.pass(60 * SECOND);
  expect(open.table.lend(seat(1), seat(0))).toEqual({ ok: true });
  return open;
}

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

describe('a table that is opened again', () => {
  /** What is stored of a table at which a bot has played for seat 0, and then seat 1 itself. */
  async function played(): Promise<readonly Entry[]> {
    const open = await lentOut();
    await open.pass(700);
    await open.answer(1, ROLL);
    expect(open.by).toEqual({ 1: 'bot' });
    return open.stored.entries;
  }
  const again = (log: readonly Entry[], opening: Opening = {}) =>
    new OpenTable(raceOf(2), { ...UNHURRIED, here: [1], log, ...opening });
  const after = (log: readonly Entry[], ms: number): Opening => ({ age: (log.at(-1)?.at ?? 0) + ms });

  test('lets the bot play on for who is still away: the others need not ask again', async () => {
    const open = again(await played());
    await open.pass(15 * SECOND - 1);
    expect(lent(open)).toEqual([false, false]);
    await open.pass(1);
    expect(open.seenBy(1).last.seats[0]).toEqual({ by: 'person', here: false, lent: true });
    await open.pass(700);
    expect(open.by).toEqual({ 1: 'bot', 3: 'bot' });
  });

  test('also from a snapshot', async () => {
    const before = await played();
    const match = raceOf(2).start();
    for (const { seat: who } of before) match.answer(who, match.question(seat(who))?.id ?? 0, ROLL);
    const play = { ...raceOf(2), start: () => match };
    const open = new OpenTable(play, { ...UNHURRIED, here: [1], resumed: { frames: [3, 3, 3], at: 0, before } });
    await open.pass(15 * SECOND);
    expect(lent(open)).toEqual([true, false]);
  });

  test('waits for somebody to be there', async () => {
    const open = again(await played(), { here: [] });
    await open.pass(DAY);
    expect(lent(open)).toEqual([false, false]);
    open.join(1);
    await open.pass(15 * SECOND);
    expect(lent(open)).toEqual([true, false]);
  });

  test('gives who is back the seat for good: away once more, they are asked for once more', async () => {
    const open = again(await played());
    await open.pass(10 * SECOND);
    open.join(0);
    open.leave(0);
    await open.pass(60 * SECOND);
    expect([lent(open), open.seenBy(1).last.mayLend]).toEqual([[false, false], [0]]);
  });

  test('lends nothing of who has answered since, nor of a bot', async () => {
    const open = await lentOut();
    await open.pass(700);
    await open.answer(1, ROLL);
    open.join(0);
    await open.answer(0, ROLL);
    const answered = again(open.stored.entries);
    await answered.pass(59 * SECOND);
    expect(lent(answered)).toEqual([false, false]);
    const ofBot = again(await played(), { holders: [bot(plays()), person] });
    await ofBot.pass(59 * SECOND);
    expect(lent(ofBot)).toEqual([false, false]);
  });

  test('after a long break nothing is lent: who is away may not have been when it began', async () => {
    const log = await played();
    const [soon, late] = [again(log, after(log, 10 * MINUTE)), again(log, after(log, 10 * MINUTE + 1))];
    for (const open of [soon, late]) await open.pass(15 * SECOND);
    expect([lent(soon)[0], lent(late)[0]]).toEqual([true, false]);
    await late.pass(45 * SECOND);
    expect(late.seenBy(1).last.mayLend).toEqual([0]);
  });

  test('where a clock runs too', async () => {
    const open = new OpenTable(raceOf(2));
    open.leave(0);
    for (let i = 0; i < 2; i++) {
      await open.pass(90 * SECOND);
      await open.answer(1, ROLL);
    }
    await open.pass(700);
    await open.answer(1, ROLL);
    expect(open.by).toEqual({ 1: 'clock', 3: 'clock', 5: 'bot' });
    const opened = new OpenTable(raceOf(2), { here: [1], log: open.stored.entries });
    await opened.pass(15 * SECOND);
    expect(lent(opened)).toEqual([true, false]);
  });
});

describe('an empty seat is played by the stand-in', () => {
  const opened = () => new OpenTable(raceOf(2), { holders: [empty, person] });

  test('until a person sits down', async () => {
    const open = opened();
    await open.pass(700);
    expect(open.answers).toHaveLength(1);
    await open.answer(1, ROLL);
    open.table.sit(seat(0), person);
    open.join(0);
    await open.pass(30 * SECOND);
    expect(open.seenBy(1).last.seats[0]).toEqual({ by: 'person', here: true, lent: false });
    expect(open.answers).toHaveLength(2);
    expect((await open.answer(0, ROLL)).ok).toBe(true);
  });

  test('until a bot sits down, and what the stand-in was thinking is dropped', async () => {
    const open = new OpenTable(magpiesOf({ hands: [['coin'], ['coin']] }), { holders: [empty, person], log: afterBids(2) });
    await open.pass(600);
    open.table.sit(seat(0), bot(plays({ do: 'draw' })));
    await open.pass(700);
    expect(open.answers.slice(2)).toEqual([[0, { do: 'draw' }]]);
  });

  test('whoever sits down has a minute to come', async () => {
    const open = new OpenTable(raceOf(2), { ...UNHURRIED, holders: [empty, person] });
    open.table.sit(seat(0), person);
    await open.pass(60 * SECOND - 1);
    expect(open.seenBy(1).last.mayLend).toEqual([]);
    await open.pass(1);
    expect(open.seenBy(1).last.mayLend).toEqual([0]);
  });

  test('a bot that takes the seat of somebody who left for good does not give it back', async () => {
    const open = new OpenTable(raceOf(2), { holders: people(2) });
    open.leave(0);
    await open.pass(30 * SECOND);
    open.table.sit(seat(0), bot(plays()));
    expect(open.seenBy(1).last.seats[0]).toEqual({ by: 'bot', here: false, lent: false });
  });
});
