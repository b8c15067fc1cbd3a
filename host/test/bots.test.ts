import { type Flat, fast, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { BOT_WAIT, bot, NO_TIMES, person } from '../index.ts';
import { afterBids, MINUTE, magpiesOf, NORMAL, OpenTable, plays, raceOf, randomBot, SECOND, thinks, toyOf } from './tables.ts';

const ROLL = { do: 'roll' };
const twoHands = () => magpiesOf({ hands: [['coin', 'ring'], ['coin', 'ring'], ['coin']] });

describe('a bot takes its time', () => {
  test.each(['1x', '2x', 'off'] as const)('where a person is seated, as the speed says: %s', async (speed) => {
    const wait = BOT_WAIT[speed];
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person], botWait: wait });
    if (wait > 0) {
      await open.pass(wait - 1);
      expect(open.answers).toEqual([]);
      await open.pass(1);
    } else await open.pass(0);
    expect(open.answers).toEqual([[0, ROLL]]);
    expect(BOT_WAIT).toEqual({ '1x': 700, '2x': 250, off: 0 });
  });

  test('and none where there are only bots', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), bot(plays())] });
    await open.toTheEnd(0);
    expect(open.clock.now()).toBe(0);
    expect(new Set(Object.values(open.by))).toEqual(new Set(['bot']));
  });

  test('its luck is its own: the same luck plays the same game', async () => {
    const answers = async (luck: number) => {
      const open = new OpenTable(twoHands(), { holders: [randomBot, randomBot, randomBot].map(bot), luck: fast(luck) });
      await open.toTheEnd(0);
      return open.answers;
    };
    expect(await answers(1)).toEqual(await answers(1));
    expect(await answers(1)).not.toEqual(await answers(2));
  });
});

describe('in a pause', () => {
  /** Two seats look at something; where `first`, the first answer goes on for both. Then seat 1 is asked. */
  const breaks = (first: boolean) =>
    toyOf(
      2,
      {
        start(m) {
          m.ask([seat(0), seat(1)], { kind: 'break' });
          m.next({ do: 'on' });
        },
        on: (m) => m.ask([seat(1)], { kind: 'go' }),
      },
      { break: { clock: 'pause', answer: (m) => first && m.withdraw() }, go: { answer: () => {} } },
    );

  test('a bot leaves it to people how long they look, and goes on with them at once', async () => {
    const open = new OpenTable(breaks(false), { holders: [bot(plays()), person], botWait: 700 });
    await open.pass(10 * SECOND);
    expect(open.answers).toEqual([]);
    await open.answer(1, { do: 'go' });
    await open.pass(0);
    expect(open.answers.map(([who]) => who)).toEqual([1, 0]);
  });

  test('where one answer goes on for all, it is a person’s or the clock’s', async () => {
    const open = new OpenTable(breaks(true), { holders: [bot(plays()), person], botWait: 700 });
    await open.pass(19 * SECOND);
    expect(open.answers).toEqual([]);
    await open.pass(SECOND);
    expect(open.by).toEqual({ 1: 'clock' });
  });

  test('and bots among themselves go on', async () => {
    const open = new OpenTable(breaks(true), { holders: [bot(plays()), bot(plays())] });
    await open.pass(0);
    expect(open.answers.map(([who]) => who)).toEqual([0]);
  });
});

describe('a bot that fails', () => {
  const never = thinks(() => new Promise(() => {}));
  const failing = {
    throws: thinks(() => {
      throw new Error('no idea');
    }),
    rejects: thinks(() => Promise.reject(new Error('no idea'))),
    'never answers': never,
    'chooses what is not listed': plays({ do: 'fly' }),
    'chooses nothing at all': thinks(() => undefined as unknown as null),
    'chooses rubbish': thinks(() => 7 as unknown as null),
  };

  test.each(Object.entries(failing))('%s: its fallback is played, somebody is told, and the table goes on', async (_, broken) => {
    const open = new OpenTable(raceOf(2), { holders: [bot(broken), person] });
    await open.pass(6 * SECOND);
    expect(open.answers).toEqual([[0, ROLL]]);
    expect(open.by).toEqual({ 1: 'bot' });
    expect(open.troubles).toHaveLength(1);
    expect((await open.answer(1, ROLL)).ok).toBe(true);
    expect(open.status().closed).toBeNull();
  });

  test('has five seconds to think, and not one less', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(never), person] });
    await open.pass(700 + 5 * SECOND - 1);
    expect(open.answers).toEqual([]);
    await open.pass(1);
    expect(open.answers).toEqual([[0, ROLL]]);
  });

  test('is not asked for its turn by the clock as well', async () => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person], times: { ...NORMAL, turn: 100 } });
    await open.pass(699);
    expect(open.answers).toEqual([]);
  });

  test('in a window it passes', async () => {
    const open = new OpenTable(magpiesOf({ hands: [['coin'], ['hawk'], ['coin']], nests: [[], ['coin'], []] }), {
      holders: [person, bot(plays({ do: 'fly' })), bot(plays())],
      log: afterBids(3),
    });
    await open.answer(0, { do: 'steal', from: 1 });
    await open.pass(700);
    expect(open.answers.slice(4)).toEqual([
      [1, { do: 'let' }],
      [2, { do: 'let' }],
    ]);
  });
});

describe('in a standing question a bot may have nothing to do for now', () => {
  test('then it waits, and is asked again when something changed', async () => {
    const seen: number[] = [];
    const patient = thinks(({ question }) => {
      seen.push(question.options.length);
      const accept = question.options.find((option) => option['do'] === 'accept');
      return accept ?? null;
    });
    const open = new OpenTable(twoHands(), { holders: [person, bot(patient), person], log: afterBids(3) });
    await open.answer(0, { do: 'barter', with: 1 });
    await open.pass(30 * SECOND);
    expect(seen).toHaveLength(1);
    expect(open.kind(1)).toBe('barter');
    await open.answer(0, { do: 'offer', card: 'coin' });
    expect(seen).toHaveLength(2);
    await open.pass(700);
    expect(open.answers.at(-1)).toEqual([1, { do: 'accept', rev: 1 }]);
  });

  test('and the exchange’s time ends it though nobody does anything', async () => {
    const open = new OpenTable(twoHands(), { holders: [person, bot(thinks(() => null)), person], log: afterBids(3) });
    await open.answer(0, { do: 'barter', with: 1 });
    expect([open.left(0), open.left(1)]).toEqual([60 * SECOND, 60 * SECOND]);
    await open.pass(60 * SECOND);
    expect(open.kind(0)).toBe('turn');
  });

  test('where all who are asked are bots that wait, the first one’s fallback ends it', async () => {
    const trader = plays({ do: 'barter', with: 1 }, null);
    const open = new OpenTable(twoHands(), { holders: [bot(trader), bot(plays(null)), person], log: afterBids(3) });
    await open.pass(1_400);
    expect(open.answers.slice(3)).toEqual([
      [0, { do: 'barter', with: 1 }],
      [0, { do: 'close' }],
    ]);
  });

  test('the same when a person’s seat is lent meanwhile', async () => {
    const open = new OpenTable(twoHands(), {
      holders: [person, bot(plays(null)), person],
      standIn: plays(null),
      times: NO_TIMES,
      log: afterBids(3),
    });
    await open.answer(0, { do: 'barter', with: 1 });
    open.leave(0);
    await open.pass(MINUTE);
    expect(open.table.lend(seat(2), seat(0))).toEqual({ ok: true });
    await open.pass(700);
    expect(open.answers.at(-1)).toEqual([0, { do: 'close' }]);
  });
});

describe('a late result', () => {
  /** A bot whose thoughts the test finishes. */
  function slowBot() {
    const thoughts: ((option: Flat) => void)[] = [];
    return { thoughts, holder: bot(thinks(() => new Promise((decided) => thoughts.push(decided)))) };
  }

  test('for a question that has gone is dropped', async () => {
    const { thoughts, holder } = slowBot();
    const open = new OpenTable(raceOf(2), { holders: [holder, person] });
    await open.pass(6 * SECOND);
    expect(open.answers).toHaveLength(1);
    await open.answer(1, ROLL);
    thoughts[0]?.(ROLL);
    await open.pass(600);
    expect(open.answers).toHaveLength(2);
  });

  test('for a question that others have changed meanwhile is dropped', async () => {
    const { thoughts, holder } = slowBot();
    const open = new OpenTable(twoHands(), { holders: [person, holder, person], log: afterBids(3) });
    await open.answer(0, { do: 'barter', with: 1 });
    await open.pass(700);
    await open.answer(0, { do: 'offer', card: 'coin' });
    thoughts[0]?.({ do: 'close' });
    await open.pass(700);
    expect(open.kind(1)).toBe('barter');
    thoughts[1]?.({ do: 'accept', rev: 1 });
    await open.pass(0);
    expect(open.answers.at(-1)).toEqual([1, { do: 'accept', rev: 1 }]);
  });

  test('that is a failure troubles nobody', async () => {
    let fail: (error: Error) => void = () => {};
    const failing = thinks(() => new Promise((_, failed) => (fail = failed)));
    const open = new OpenTable(raceOf(2), { holders: [bot(failing), person] });
    await open.pass(6 * SECOND);
    expect(open.troubles).toHaveLength(1);
    fail(new Error('too late'));
    await open.pass(SECOND);
    expect(open.troubles).toHaveLength(1);
  });

  test.each([0, 700])('is dropped where everybody has left before the bot’s wait of %d ms is over', async (wait) => {
    const open = new OpenTable(raceOf(2), { holders: [bot(plays()), person], botWait: wait });
    open.leave(1);
    await open.pass(MINUTE);
    expect(open.answers).toEqual([]);
  });

  test.each([
    [0, 700],
    [350, 700],
    [800, 800],
  ])('a bot thinks while it waits: having thought for %d ms it answers after %d ms', async (ms, at) => {
    let decide: () => void = () => {};
    const slow = thinks(({ question }) => new Promise((done) => (decide = () => done(question.options[0] ?? null))));
    const open = new OpenTable(raceOf(2), { holders: [bot(slow), person] });
    await open.pass(ms);
    decide();
    await open.pass(SECOND);
    expect(open.troubles).toEqual([]);
    expect(open.record().at).toEqual([at]);
  });

  test('of a bot whose seat has another holder is dropped', async () => {
    const { thoughts, holder } = slowBot();
    const open = new OpenTable(raceOf(2), { holders: [holder, person] });
    await open.pass(700);
    open.table.sit(seat(0), person);
    open.join(0);
    thoughts[0]?.(ROLL);
    await open.pass(30 * SECOND);
    expect(open.answers).toEqual([]);
  });
});

describe('a listener that throws', () => {
  test('disturbs nobody else, and somebody is told', async () => {
    const open = new OpenTable(raceOf(2));
    open.table.connect(null, {
      frame() {
        throw new Error('cannot draw');
      },
      status() {
        throw new Error('cannot count');
      },
    });
    const other = open.join(null);
    expect((await open.answer(0, ROLL)).ok).toBe(true);
    expect(other.numbers).toEqual([0, 1]);
    expect(open.seenBy(1).numbers).toEqual([0, 1]);
    expect(open.troubles).toContainEqual(new Error('cannot draw'));
    expect(open.troubles).toContainEqual(new Error('cannot count'));
    await open.pass(3 * MINUTE);
    expect(open.status().closed).toBeNull();
  });
});
