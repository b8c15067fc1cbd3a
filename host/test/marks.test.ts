import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, type Entry, type Frame, person, relive, timesOf } from '../index.ts';
import { afterBids, magpiesOf, OpenTable, plays, raceOf, SECOND, type TestGame, toyOf } from './tables.ts';

const ROLL = { do: 'roll' };
const marks = (frames: readonly Frame[]) => frames.flatMap(({ n, played }) => (played === undefined ? [] : [{ n, played }]));
const PEOPLE = [seat(0), seat(1), seat(2)];

/** Both are asked in secret; what they chose comes out when both have answered. */
const sealed = (): TestGame =>
  toyOf(
    2,
    {
      start(m) {
        m.ask([seat(0), seat(1)], { kind: 'blow' });
        m.next({ do: 'start' });
      },
    },
    {
      blow: {
        mode: 'sealed',
        clock: 'prompt',
        options: () => [{ do: 'strike' }, { do: 'flee' }],
        done: (m) => m.state.log.push('blows'),
      },
    },
  );

describe('a frame says for whom somebody else played', () => {
  test('the clock: everybody sees it', async () => {
    const open = new OpenTable(raceOf(2), { here: [0, 1, null] });
    await open.pass(90 * SECOND);
    await open.answer(1, ROLL);
    for (const viewer of [0, 1, null])
      expect(marks(open.seenBy(viewer).frames)).toEqual([{ n: 1, played: [{ seat: 0, by: 'clock' }] }]);
  });

  test('a bot that has the seat of somebody who is away', async () => {
    const open = new OpenTable(raceOf(2), { times: timesOf('unhurried', [90, 45]) });
    open.leave(0);
    await open.pass(60 * SECOND);
    open.table.lend(seat(1), seat(0));
    await open.pass(700);
    expect(marks(open.seenBy(1).frames)).toEqual([{ n: 1, played: [{ seat: 0, by: 'bot' }] }]);
    expect(marks(open.join(0, 0).frames)).toEqual([{ n: 1, played: [{ seat: 0, by: 'bot' }] }]);
  });

  test('a bot that sits there plays for nobody else', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person] });
    await open.pass(700);
    expect(open.answers).toHaveLength(1);
    expect(marks(open.seenBy(1).frames)).toEqual([]);
  });

  test('nothing is said of a window or a pause: it would tell who passed', async () => {
    const theft = new OpenTable(magpiesOf({ hands: [['coin'], ['coin', 'hawk'], ['coin']], nests: [[], ['coin'], []] }), {
      log: afterBids(3),
    });
    await theft.answer(0, { do: 'steal', from: 1 });
    await theft.pass(8 * SECOND);
    expect(theft.by).toEqual({ 5: 'clock', 6: 'clock' });
    const breaks = new OpenTable(
      toyOf(
        2,
        {
          start(m) {
            m.ask([seat(0), seat(1)], { kind: 'break' });
            m.next({ do: 'start' });
          },
        },
        { break: { clock: 'pause', answer: (m) => m.state.log.push('on') } },
      ),
    );
    await breaks.pass(20 * SECOND);
    expect(breaks.by).toEqual({ 1: 'clock', 2: 'clock' });
    for (const open of [theft, breaks]) for (const who of [0, 1]) expect(marks(open.seenBy(who).frames)).toEqual([]);
  });

  test('of a sealed answer only when it comes out: the clock’s is known to everybody', async () => {
    const open = new OpenTable(sealed());
    open.leave(0);
    await open.pass(20 * SECOND);
    await open.answer(1, { do: 'flee' });
    await open.pass(10 * SECOND - 1);
    expect(marks(open.seenBy(1).frames)).toEqual([]);
    await open.pass(1);
    expect(open.by).toEqual({ 2: 'clock' });
    expect(marks(open.seenBy(1).frames)).toEqual([{ n: 2, played: [{ seat: 0, by: 'clock' }] }]);
  });

  test('nor before the others have chosen', async () => {
    // Seat 0 has less time left than seat 1 when both are asked.
    const open = new OpenTable(
      toyOf(
        2,
        {
          start(m) {
            m.ask(seat(0), { kind: 'think' });
            m.ask([seat(0), seat(1)], { kind: 'blow' });
            m.next({ do: 'start' });
          },
        },
        { think: {}, blow: { mode: 'sealed', options: () => [{ do: 'strike' }, { do: 'flee' }] } },
        { turn: () => 1 },
      ),
    );
    await open.pass(40 * SECOND);
    await open.answer(0, { do: 'go' });
    await open.pass(50 * SECOND);
    expect(open.by).toEqual({ 2: 'clock' });
    for (const who of [0, 1]) expect(marks(open.seenBy(who).frames)).toEqual([]);
    await open.answer(1, { do: 'flee' });
    for (const who of [0, 1]) expect(marks(open.seenBy(who).frames)[0]?.played).toEqual([{ seat: 0, by: 'clock' }]);
  });
});

describe('marks follow from what is stored', () => {
  const clocked = async (): Promise<OpenTable> => {
    const open = new OpenTable(raceOf(2));
    await open.pass(90 * SECOND);
    await open.answer(1, ROLL);
    return open;
  };

  test('a table that is opened again from its log has them', async () => {
    const before = await clocked();
    const after = new OpenTable(raceOf(2), { log: before.stored.entries });
    expect(after.seenBy(1).frames).toEqual(before.seenBy(1).frames);
    expect(marks(after.seenBy(1).frames)).toHaveLength(1);
  });

  test('and so have relived frames', async () => {
    const before = await clocked();
    const seen = relive(raceOf(2).start(), before.stored.entries, { people: [seat(0), seat(1)] });
    expect(seen(seat(1))).toEqual(before.seenBy(1).frames);
  });

  test('one taken up in the middle of a sealed question too', async () => {
    const game = sealed();
    const log: Entry[] = [{ seq: 1, seat: 0, option: { do: 'strike' }, by: 'clock', at: 0, frame: 1 }];
    const whole = new OpenTable(game, { log });
    const match = game.start();
    match.answer(0, match.question(seat(0))?.id ?? 0, { do: 'strike' });
    const resumed = new OpenTable({ ...game, start: () => match }, { resumed: { frames: [2, 2, 2], at: 0, before: log } });
    for (const open of [whole, resumed]) await open.answer(1, { do: 'flee' });
    expect(resumed.seenBy(1).frames.at(-1)).toEqual(whole.seenBy(1).frames.at(-1));
    expect(whole.seenBy(1).frames.at(-1)?.played).toEqual([{ seat: 0, by: 'clock' }]);
  });
});

describe('a player who comes back is told from which frame on others have played for them', () => {
  test('until they answer themselves', async () => {
    const open = new OpenTable(raceOf(2));
    expect(open.seenBy(0).last.missed).toBeNull();
    await open.pass(90 * SECOND);
    expect(open.seenBy(0).last.missed).toBe(1);
    expect(open.seenBy(1).last.missed).toBeNull();
    await open.answer(1, ROLL);
    await open.pass(90 * SECOND);
    expect(open.seenBy(0).last.missed).toBe(1);
    await open.answer(1, ROLL);
    await open.answer(0, ROLL);
    expect(open.seenBy(0).last.missed).toBeNull();
  });

  test('also after the table was opened again', async () => {
    const before = new OpenTable(raceOf(2));
    await before.pass(90 * SECOND);
    expect(new OpenTable(raceOf(2), { log: before.stored.entries }).status(0).missed).toBe(1);
    const resumed = raceOf(2).start();
    resumed.answer(0, resumed.question(seat(0))?.id ?? 0, ROLL);
    const play: TestGame = { ...raceOf(2), start: () => resumed };
    const log = before.stored.entries;
    expect(new OpenTable(play, { resumed: { frames: [2, 2, 2], at: 0, before: log } }).status(0).missed).toBe(1);
  });
});

test('people are those who have a seat, whatever is stored', () => {
  const entries: Entry[] = [{ seq: 1, seat: 0, option: ROLL, by: 'bot', at: 0, frame: 1 }];
  const ofBot = relive(raceOf(3).start(), entries, { people: PEOPLE.slice(1) });
  const ofPerson = relive(raceOf(3).start(), entries, { people: PEOPLE });
  expect([marks(ofBot(null)), marks(ofPerson(null))]).toEqual([[], [{ n: 1, played: [{ seat: 0, by: 'bot' }] }]]);
});
