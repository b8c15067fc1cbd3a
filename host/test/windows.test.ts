import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, NO_TIMES, person, SimulatedClock } from '../index.ts';
import { afterBids, magpiesOf, OpenTable, plays, SECOND, toyOf } from './tables.ts';
import { HAWK, isOpen, LET, NONE, theft } from './theft.ts';

describe('with two or more people a window closes at its deadline and not before', () => {
  const hands = { nobody: [NONE, NONE], one: [HAWK, NONE], all: [HAWK, HAWK] } as const;
  const passers = { nobody: [], one: [1], all: [1, 2] } as const;
  const cases = (['nobody', 'one', 'all'] as const).flatMap((holding) =>
    (['nobody', 'one', 'all'] as const).map((passing) => ({ holding, passing })),
  );

  async function closing(holding: keyof typeof hands, passing: keyof typeof passers, start = 0): Promise<OpenTable> {
    const clock = new SimulatedClock();
    await clock.pass(start);
    const open = await theft(hands[holding], { clock });
    for (const who of passers[passing]) {
      await open.pass(3_333.3);
      expect((await open.answer(who, LET)).ok).toBe(true);
    }
    await open.pass(8 * SECOND - passers[passing].length * 3_333.3 - 1);
    expect(isOpen(open)).toBe(true);
    await open.pass(1.001);
    expect(isOpen(open)).toBe(false);
    await open.pass(20 * SECOND);
    return open;
  }

  test.each(cases)('$holding of those asked hold a hawk, $passing passed early', async ({ holding, passing }) => {
    const open = await closing(holding, passing);
    const stolen = open.seenBy(0).frames.find(({ events }) => events.some(({ type }) => type === 'stole'));
    expect(stolen?.at).toBe(SECOND + 8 * SECOND);
  });

  // A real clock counts in fractions of milliseconds: a deadline that is computed anew may differ in its last digit.
  test.each([0, 0.1])('nobody else can tell who passed, byte for byte, on a clock that starts at %d', async (start) => {
    const quiet = await closing('one', 'nobody', start);
    const onePassed = await closing('one', 'one', start);
    const allPassed = await closing('one', 'all', start);
    for (const viewer of [0, null]) {
      expect(onePassed.seenBy(viewer).letters).toEqual(quiet.seenBy(viewer).letters);
      expect(allPassed.seenBy(viewer).letters).toEqual(quiet.seenBy(viewer).letters);
    }
    expect(onePassed.seenBy(2).letters).toEqual(quiet.seenBy(2).letters);
  });

  test('nobody else can tell who holds a hawk, byte for byte', async () => {
    const none = await closing('nobody', 'nobody');
    const one = await closing('one', 'all');
    const all = await closing('all', 'one');
    for (const viewer of [0, null]) {
      expect(one.seenBy(viewer).letters).toEqual(none.seenBy(viewer).letters);
      expect(all.seenBy(viewer).letters).toEqual(none.seenBy(viewer).letters);
    }
    const hawkOfSeat1 = await closing('one', 'nobody');
    expect(hawkOfSeat1.seenBy(2).letters).toEqual(none.seenBy(2).letters);
  });

  test('that a pass was given does not show later either, in who is held to be away', async () => {
    // Seat 1 lets one turn run out, then the window passes, then another turn runs out.
    const story = async (passes: boolean): Promise<OpenTable> => {
      const open = new OpenTable(magpiesOf({ hands: [NONE, HAWK, NONE], nests: [[], ['coin'], []] }), {
        log: afterBids(3, 1),
        here: [0, 1, 2, null],
      });
      await open.pass(90 * SECOND);
      await open.answer(2, { do: 'pass' });
      await open.answer(0, { do: 'steal', from: 1 });
      if (passes) await open.answer(1, LET);
      await open.pass(8 * SECOND + 90 * SECOND);
      return open;
    };
    const [silent, passed] = [await story(false), await story(true)];
    expect(passed.seenBy(0).letters).toEqual(silent.seenBy(0).letters);
  });

  test.each([
    ['window', 8 * SECOND],
    ['prompt', 30 * SECOND],
  ] as const)('whichever clock the game puts it on (%s), and letting it pass is no sign of absence', async (clock, time) => {
    const again = toyOf(
      2,
      { start: (m) => m.ask([seat(0), seat(1)], { kind: 'react' }) },
      { react: { window: true, clock, done: (m) => m.ask([seat(0), seat(1)], { kind: 'react' }) } },
    );
    const open = new OpenTable(again);
    for (let windows = 1; windows <= 4; windows++) {
      await open.pass(time - 1);
      expect(open.answers).toHaveLength(2 * windows - 2);
      await open.pass(1);
      expect(open.answers).toHaveLength(2 * windows);
    }
    expect(open.status().seats.map(({ lent }) => lent)).toEqual([false, false]);
  });
});

describe('a window closes at its first use', () => {
  test('at once, though others were asked', async () => {
    const open = await theft([HAWK, HAWK]);
    await open.pass(2 * SECOND);
    await open.answer(2, { do: 'hawk' });
    expect(isOpen(open)).toBe(false);
    expect(open.seenBy(null).frames.at(-1)?.events).toEqual([{ type: 'hawk', seat: 2 }]);
    expect(open.seenBy(null).frames.at(-1)?.at).toBe(3 * SECOND);
  });

  test('and then the passes that were kept back count for nothing', async () => {
    const open = await theft([HAWK, HAWK]);
    await open.answer(1, LET);
    await open.answer(2, { do: 'hawk' });
    await open.pass(10 * SECOND);
    expect(open.answers.slice(3)).toEqual([
      [0, { do: 'steal', from: 1 }],
      [2, { do: 'hawk' }],
    ]);
  });
});

describe('where nobody can learn from it a window closes early', () => {
  test('only bots are asked: at their fixed pace, whatever they hold', async () => {
    for (const hands of [[NONE, NONE] as const, [HAWK, NONE] as const, [HAWK, HAWK] as const]) {
      const open = new OpenTable(magpiesOf({ hands: [NONE, ...hands, []], nests: [[], ['coin'], [], []] }), {
        log: afterBids(4),
        holders: [person, bot(plays()), bot(plays()), person],
      });
      await open.answer(0, { do: 'steal', from: 1 });
      await open.pass(699);
      expect(isOpen(open)).toBe(true);
      await open.pass(1);
      expect(isOpen(open)).toBe(false);
      expect(open.by).toEqual({ 6: 'bot', 7: 'bot' });
    }
  });

  test('a bot that has something to do does it at that pace too', async () => {
    const open = await theft([HAWK, NONE], { holders: [person, bot(plays({ do: 'hawk' })), bot(plays())], here: [0] });
    await open.pass(700);
    expect(open.answers.at(-1)).toEqual([1, { do: 'hawk' }]);
  });

  test('people and bots are asked: at the deadline, though the bots have passed long ago', async () => {
    const open = await theft([NONE, NONE], { holders: [person, bot(plays()), person], here: [0, 2] });
    await open.pass(SECOND);
    // All of them are shown on the clock to the end, those who have passed too.
    expect([open.left(1), open.left(2)]).toEqual([7 * SECOND, 7 * SECOND]);
    await open.pass(7 * SECOND - 1);
    expect(isOpen(open)).toBe(true);
    await open.pass(1);
    expect(isOpen(open)).toBe(false);
  });

  test('one person at the table: as soon as all have passed', async () => {
    const open = new OpenTable(magpiesOf({ hands: [NONE, HAWK, NONE], nests: [[], ['coin'], []] }), {
      log: afterBids(3),
      holders: [bot(plays({ do: 'steal', from: 1 })), person, bot(plays())],
    });
    await open.pass(700);
    expect(open.kind(1)).toBe('hawk');
    await open.pass(5 * SECOND);
    await open.answer(1, LET);
    expect(isOpen(open)).toBe(false);
  });

  test('one person at the table without a choice: after the bots’ pace', async () => {
    const open = new OpenTable(magpiesOf({ hands: [NONE, NONE, NONE], nests: [[], ['coin'], []] }), {
      log: afterBids(3),
      holders: [bot(plays({ do: 'steal', from: 1 })), person, bot(plays())],
    });
    await open.pass(700);
    expect(open.kind(1)).toBe('hawk');
    await open.pass(699);
    expect(isOpen(open)).toBe(true);
    await open.pass(1);
    expect(isOpen(open)).toBe(false);
  });

  test('no clock, and all at one screen: as soon as all have passed, and not without them', async () => {
    const open = await theft([HAWK, HAWK], { times: NO_TIMES, oneScreen: true });
    await open.pass(60 * SECOND);
    await open.answer(1, LET);
    expect(isOpen(open)).toBe(true);
    await open.answer(2, LET);
    expect(isOpen(open)).toBe(false);
  });
});

test('only the window that was open is closed, not the next one', async () => {
  // The first pass of all ends this window and opens another one for the same seats.
  const relay = toyOf(
    3,
    { start: (m) => m.ask([seat(0), seat(1), seat(2)], { kind: 'react' }) },
    {
      react: {
        window: true,
        options: () => [{ do: 'pass' }, { do: 'act' }],
        answer(m) {
          m.state.log.push('closed');
          m.withdraw();
          m.ask([seat(0), seat(1), seat(2)], { kind: 'react' });
        },
      },
    },
  );
  const open = new OpenTable(relay);
  await open.pass(8 * SECOND);
  expect(open.answers).toEqual([[0, { do: 'pass' }]]);
  expect([0, 1, 2].map((who) => open.left(who))).toEqual([8 * SECOND, 8 * SECOND, 8 * SECOND]);
});
