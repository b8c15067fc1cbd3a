import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, person, timesOf } from '../index.ts';
import { afterBids, CountingClock, DAY, magpiesOf, OpenTable, plays, raceOf, SECOND, toyOf } from './tables.ts';

const bidding = () => magpiesOf({ hands: [['coin'], ['ring']] });
const cards = () =>
  magpiesOf({
    hands: [
      ['coin', 'ring'],
      ['coin', 'ring'],
      ['coin', 'ring'],
    ],
  });
const atTurn = (first = 0) => new OpenTable(cards(), { log: afterBids(3, first) });

describe('when time runs out the fallback is answered', () => {
  test('a prompt has 30 seconds', async () => {
    const open = new OpenTable(bidding());
    await open.pass(30 * SECOND - 1);
    expect(open.answers).toEqual([]);
    await open.pass(1);
    expect(open.answers).toEqual([
      [0, { do: 'bid', n: 1 }],
      [1, { do: 'bid', n: 1 }],
    ]);
  });

  test('a turn has the time its game gives it', async () => {
    const open = new OpenTable(raceOf(2));
    await open.pass(90 * SECOND - 1);
    expect(open.answers).toEqual([]);
    await open.pass(1);
    expect(open.answers).toEqual([[0, { do: 'roll' }]]);
    expect(open.record().at).toEqual([90 * SECOND]);
  });

  test('the record says that it was the clock, and so does the frame, in one place', async () => {
    const late = new OpenTable(raceOf(2), { here: [0, 1, null] });
    const inTime = new OpenTable(raceOf(2), { here: [0, 1, null] });
    await late.pass(90 * SECOND);
    await inTime.pass(90 * SECOND - 1);
    // Once in the last millisecond and once by the clock: but for that millisecond, only the mark tells.
    await inTime.answer(0, { do: 'roll' });
    expect(late.by).toEqual({ 1: 'clock' });
    expect(inTime.by).toEqual({});
    for (const viewer of [0, 1, null]) {
      const frames = (open: OpenTable) => open.seenBy(viewer).frames.map((frame) => ({ ...frame, at: 0, played: null }));
      expect(JSON.stringify(frames(late))).toBe(JSON.stringify(frames(inTime)));
      expect(late.seenBy(viewer).frames.map(({ played }) => played)).toEqual([undefined, [{ seat: 0, by: 'clock' }]]);
      expect(inTime.seenBy(viewer).frames.map(({ played }) => played)).toEqual([undefined, undefined]);
    }
  });
});

describe('a turn has one budget', () => {
  test('all its questions share it', async () => {
    const open = atTurn();
    await open.pass(40 * SECOND);
    await open.answer(0, { do: 'barter', with: 1 });
    await open.pass(7 * SECOND);
    await open.answer(1, { do: 'close' });
    expect(open.kind(0)).toBe('turn');
    expect(open.left(0)).toBe(50 * SECOND);
    await open.pass(50 * SECOND - 1);
    expect(open.kind(0)).toBe('turn');
    await open.pass(1);
    expect(open.answers.at(-1)).toEqual([0, { do: 'pass' }]);
  });

  test('the next turn has the whole of it again', async () => {
    const open = atTurn();
    await open.pass(40 * SECOND);
    for (const who of [0, 1, 2]) {
      await open.answer(who, { do: 'pass' });
      expect(open.left((who + 1) % 3)).toBe(90 * SECOND);
    }
  });

  test('and one timer serves many turns', async () => {
    const clock = new CountingClock();
    const open = new OpenTable(raceOf(2, 100), { clock });
    const set = clock.count;
    for (let turn = 0; turn < 20; turn++) {
      await open.pass(SECOND);
      await open.answer(turn % 2, { do: 'roll' });
    }
    expect(clock.count).toBe(set);
    await open.pass(90 * SECOND - 1);
    expect(open.answers).toHaveLength(20);
    await open.pass(1);
    expect(open.answers).toHaveLength(21);
    expect(open.by).toEqual({ 21: 'clock' });
  });

  test('at an unhurried table a turn takes as long as it takes', async () => {
    const open = new OpenTable(raceOf(2), { times: timesOf('unhurried', [90, 45]) });
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
    expect(open.left(0)).toBeNull();
  });

  test('a person’s starts one second after the last answer of a bot', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person] });
    await open.pass(700);
    expect(open.kind(1)).toBe('move');
    expect(open.status(1).clocks).toEqual([{ seat: 1, clock: 'turn', endsAt: 700 + SECOND + 90 * SECOND }]);
    await open.pass(SECOND + 90 * SECOND - 1);
    expect(open.kind(1)).toBe('move');
    await open.pass(1);
    expect(open.by).toEqual({ 1: 'bot', 2: 'clock' });
  });

  test('but no other clock waits for that second', async () => {
    const prompt = toyOf(
      2,
      { start: (m) => m.ask(seat(0), { kind: 'deal' }) },
      { deal: { answer: (m) => m.ask(seat(1), { kind: 'prompt' }) }, prompt: { clock: 'prompt' } },
    );
    const open = new OpenTable(prompt, { holders: [bot(plays()), person] });
    await open.pass(700);
    expect(open.left(1)).toBe(30 * SECOND);
  });

  test('a question that stays open while the turn changes has the new turn’s', async () => {
    const both = toyOf(
      2,
      { start: (m) => m.ask([seat(0), seat(1)], { kind: 'act' }) },
      { act: { mode: 'standing', answer: (m) => void m.state.log.push('acted') } },
      { turn: ({ log }) => log.length },
    );
    const open = new OpenTable(both);
    await open.pass(40 * SECOND);
    await open.answer(0, { do: 'go' });
    expect([open.left(0), open.left(1)]).toEqual([90 * SECOND, 90 * SECOND]);
  });

  test('the second of breath is not taken from it', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person], here: [] });
    const watcher = open.join(1);
    await open.pass(700 + 400);
    watcher.leave();
    await open.pass(DAY);
    open.join(1);
    expect(open.left(1)).toBe(90 * SECOND);
  });

  test('storing an answer takes nothing from it', async () => {
    const open = atTurn();
    open.stored.hold();
    await open.pass(40 * SECOND);
    void open.table.answer(0, open.asked(0), { do: 'barter', with: 1 });
    await open.pass(5 * SECOND);
    open.stored.release();
    await open.pass(0);
    void open.table.answer(1, open.asked(1), { do: 'close' });
    await open.pass(5 * SECOND);
    open.stored.release();
    await open.pass(0);
    expect(open.left(0)).toBe(50 * SECOND);
  });
});

describe('an exchange has 60 seconds in all', () => {
  test('its moves do not refill it', async () => {
    const open = atTurn();
    await open.answer(0, { do: 'barter', with: 1 });
    for (const card of ['coin', 'ring', 'coin', 'ring']) {
      await open.pass(10 * SECOND);
      await open.answer(0, { do: 'offer', card });
    }
    expect([open.left(0), open.left(1)]).toEqual([20 * SECOND, 20 * SECOND]);
    await open.pass(20 * SECOND - 1);
    expect(open.kind(0)).toBe('barter');
    await open.pass(1);
    expect(open.kind(0)).toBe('turn');
    expect(open.answers.at(-1)).toEqual([0, { do: 'close' }]);
  });

  test('the next exchange has its own, also for those who were in the last one', async () => {
    const open = atTurn();
    await open.answer(0, { do: 'barter', with: 2 });
    await open.pass(50 * SECOND);
    await open.answer(0, { do: 'close' });
    await open.answer(0, { do: 'pass' });
    await open.answer(1, { do: 'barter', with: 2 });
    expect([open.left(1), open.left(2)]).toEqual([60 * SECOND, 60 * SECOND]);
  });

  test('one of many questions has one budget too', async () => {
    const loot = toyOf(
      2,
      { start: (m) => m.ask(seat(0), { kind: 'loot' }) },
      { loot: { clock: 'exchange', answer: (m) => m.ask(seat(0), { kind: 'loot' }) } },
    );
    const open = new OpenTable(loot);
    await open.pass(25 * SECOND);
    await open.answer(0, { do: 'go' });
    await open.pass(25 * SECOND);
    await open.answer(0, { do: 'go' });
    expect(open.left(0)).toBe(10 * SECOND);
  });
});

describe('a question that is covered by another keeps its remaining time', () => {
  const covered = (clock: 'prompt' | 'exchange') =>
    new OpenTable(
      toyOf(
        2,
        { start: (m) => m.ask([seat(0), seat(1)], { kind: 'draft' }) },
        {
          draft: { clock, mode: 'standing', answer: (m, who) => m.ask(who, { kind: 'discard' }) },
          discard: { clock: 'prompt' },
        },
      ),
    );

  test.each([
    ['prompt', 30 * SECOND],
    ['exchange', 60 * SECOND],
  ] as const)('on the clock of the %s', async (clock, time) => {
    const open = covered(clock);
    await open.pass(10 * SECOND);
    await open.answer(0, { do: 'go' });
    expect(open.kind(0)).toBe('discard');
    expect([open.left(0), open.left(1)]).toEqual([30 * SECOND, null]);
    await open.pass(25 * SECOND);
    await open.answer(0, { do: 'go' });
    expect(open.kind(1)).toBe('draft');
    expect([open.left(0), open.left(1)]).toEqual([time - 10 * SECOND, time - 10 * SECOND]);
  });
});
