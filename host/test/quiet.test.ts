import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { person, SimulatedClock } from '../index.ts';
import { MINUTE, OpenTable, raceOf, SECOND, slowStore, toyOf } from './tables.ts';

/** Seat 0 takes as many quiet actions as it likes before it ends its turn; nobody else may notice them. */
const quietTurns = () =>
  toyOf(
    2,
    {
      start: (m) => m.next({ do: 'turn' }),
      turn(m) {
        m.state.log.push('turn');
        m.next({ do: 'act' });
      },
      act: (m) => m.ask(seat(0), { kind: 'act' }),
    },
    {
      act: {
        options: () => [{ do: 'end' }, { do: 'quiet' }],
        answer: (m, _who, option) => m.next({ do: option.do === 'end' ? 'turn' : 'act' }),
      },
    },
    { turn: (state) => state.log.length, hidden: () => [] },
  );

describe('a quiet action tells nobody anything', () => {
  test('also where storing it takes time: no frame, no status, and the turn’s deadline stands', async () => {
    const clock = new SimulatedClock();
    const open = new OpenTable(quietTurns(), { clock, store: slowStore(clock, 5), here: [0, 1] });
    await open.pass(10 * SECOND);
    const [frames, statuses] = [open.seenBy(1).frames.length, open.seenBy(1).statuses.length];
    for (let i = 0; i < 3; i++) {
      void open.table.answer(0, open.asked(0), { do: 'quiet' });
      await open.pass(SECOND);
    }
    expect(open.answers).toHaveLength(3);
    expect(open.seenBy(1).frames).toHaveLength(frames);
    expect(open.seenBy(1).statuses).toHaveLength(statuses);
    expect(open.left(0)).toBe((90 - 13) * SECOND);
  });

  test('and the next turn has its full time again', async () => {
    const open = new OpenTable(quietTurns());
    await open.pass(10 * SECOND);
    await open.answer(0, { do: 'quiet' });
    await open.answer(0, { do: 'end' });
    expect(open.left(0)).toBe(90 * SECOND);
  });
});

test('in a window everybody asked stays on the clock until it closes, also a seat that has interrupted quietly', async () => {
  const game = toyOf(
    3,
    {
      start(m) {
        m.ask([seat(1), seat(2)], { kind: 'window' });
        m.next({ do: 'stop' });
      },
    },
    { window: { window: true, options: () => [{ do: 'let' }, { do: 'use' }], answer: () => {} } },
  );
  const open = new OpenTable(game, { here: [0, 1, 2] });
  await open.answer(1, { do: 'use' });
  expect(open.table.match.asked).toEqual([2]);
  expect(open.status(0).clocks.map((each) => each.seat)).toEqual([1, 2]);
});

test('a player whose seat is given to another hears no more of it', async () => {
  const open = new OpenTable(raceOf(2), { here: [0, 1] });
  const former = open.seenBy(1);
  open.table.sit(seat(1), person);
  expect(open.status().seats[1]).toEqual({ by: 'person', here: false, lent: false });
  const heard = former.frames.length;
  await open.answer(0, { do: 'roll' });
  expect(former.frames).toHaveLength(heard);
  former.leave();
  open.join(1);
  expect(open.status().seats[1]?.here).toBe(true);
});

test('a player who gave up cannot claim the win', async () => {
  const endless = toyOf(
    3,
    {
      start(m) {
        m.ask(seat(1), { kind: 'stop' });
        m.next({ do: 'start' });
      },
    },
    {},
    { concede: () => {} },
  );
  const open = new OpenTable(endless);
  await open.answer(0, { do: 'concede' });
  open.leave(1);
  open.leave(2);
  await open.pass(4 * MINUTE);
  expect(open.status(0).mayClaim).toBe(false);
  expect(await open.table.claim(seat(0))).toMatchObject({ ok: false, code: 'rivals-not-away' });
});
