import { CONCEDE, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/test/magpies/types.ts';
import { bot, person, timesOf } from '../index.ts';
import { afterBids, magpiesOf, OpenTable, plays, SECOND, toyOf } from './tables.ts';
import { HAWK, isOpen, NONE, theft } from './theft.ts';

const HAD = { ok: false, code: 'no-more-time', why: { key: 'refusal.no-more-time' } };

const more = (open: OpenTable, who: number) => open.table.more(seat(who));

describe('in a window', () => {
  test.each([0, 1, 2])(
    'any seat may ask for it, asked or not, with a hawk or without (%d): everybody has 20 seconds more',
    async (who) => {
      const open = await theft([HAWK, NONE]);
      await open.pass(3 * SECOND);
      expect(more(open, who)).toEqual({ ok: true });
      expect([open.left(1), open.left(2)]).toEqual([25 * SECOND, 25 * SECOND]);
      expect(open.status(0).clocks.every(({ extended }) => extended)).toBe(true);
      await open.pass(25 * SECOND - 1);
      expect(isOpen(open)).toBe(true);
      await open.pass(1);
      expect(isOpen(open)).toBe(false);
    },
  );

  test('once, no matter who asks again; and the next window has it again', async () => {
    const again = toyOf(
      2,
      { start: (m) => m.ask([seat(0), seat(1)], { kind: 'react' }) },
      { react: { window: true, clock: 'window', done: (m) => m.ask([seat(0), seat(1)], { kind: 'react' }) } },
    );
    const open = new OpenTable(again);
    expect(more(open, 0)).toEqual({ ok: true });
    expect([more(open, 0), more(open, 1)]).toEqual([HAD, HAD]);
    await open.pass(28 * SECOND);
    expect(open.answers).toHaveLength(2);
    expect(open.left(0)).toBe(8 * SECOND);
    expect(more(open, 1)).toEqual({ ok: true });
    expect(open.left(0)).toBe(28 * SECOND);
  });

  test('a pass is still kept back, and a first use still closes it at once', async () => {
    const open = await theft([HAWK, HAWK]);
    more(open, 1);
    await open.answer(1, { do: 'let' });
    await open.pass(20 * SECOND);
    expect(isOpen(open)).toBe(true);
    await open.answer(2, { do: 'hawk' });
    expect(isOpen(open)).toBe(false);
  });
});

describe('it tells nothing', () => {
  /** All that the others are sent when this seat asks, or that nobody does (null), until long after. */
  async function letters(
    hands: readonly [readonly Card[], readonly Card[]],
    who: number | null,
    passes = false,
  ): Promise<readonly string[][]> {
    const open = await theft(hands);
    await open.pass(2 * SECOND);
    if (who !== null) expect(more(open, who)).toEqual({ ok: true });
    await open.pass(SECOND);
    if (passes) await open.answer(1, { do: 'let' });
    await open.pass(60 * SECOND);
    return [0, null].map((viewer) => open.seenBy(viewer).letters);
  }

  test('a rival is sent the same, byte for byte, whether or not the seat that asked could step in', async () => {
    const without = await letters([NONE, NONE], 1);
    expect(await letters([HAWK, NONE], 1)).toEqual(without);
    expect(await letters([NONE, HAWK], 1)).toEqual(without);
    expect(await letters([HAWK, HAWK], 1, true)).toEqual(without);
  });

  test('nor does anybody learn who asked: those asked, and the one who waits for them, look the same to a spectator', async () => {
    const [, one] = await letters([HAWK, NONE], 1);
    const [, other] = await letters([HAWK, NONE], 2);
    const [, waiting] = await letters([HAWK, NONE], 0);
    expect([other, waiting]).toEqual([one, one]);
    // It is worth comparing only if asking is seen at all.
    const [, nobody] = await letters([HAWK, NONE], null);
    expect(nobody).not.toEqual(one);
  });
});

describe('in a turn', () => {
  test('it is all of the time again, once for all questions of the turn; the next turn has it again', async () => {
    const open = new OpenTable(magpiesOf({ hands: [NONE, NONE, NONE], nests: [[], ['coin'], []] }), { log: afterBids(3) });
    await open.pass(30 * SECOND);
    expect(open.left(0)).toBe(60 * SECOND);
    expect(more(open, 2)).toEqual({ ok: true });
    expect(open.left(0)).toBe(150 * SECOND);
    expect(more(open, 0)).toEqual(HAD);
    await open.answer(0, { do: 'pass' });
    expect(open.left(1)).toBe(90 * SECOND);
    expect(more(open, 1)).toEqual({ ok: true });
  });

  test('a turn that was extended and lost is lost once, at its later end', async () => {
    const open = new OpenTable(magpiesOf({ hands: [NONE, NONE, NONE], nests: [[], [], []] }), { log: afterBids(3) });
    const before = open.answers.length;
    more(open, 1);
    await open.pass(180 * SECOND - 1);
    expect(open.answers).toHaveLength(before);
    await open.pass(1);
    expect(open.answers.length).toBeGreaterThan(before);
  });
});

test('in an exchange it is for all its moves, and the next exchange has it again', async () => {
  const open = new OpenTable(magpiesOf({ hands: [NONE, NONE, NONE], nests: [[], [], []] }), { log: afterBids(3) });
  await open.answer(0, { do: 'barter', with: 1 });
  expect([open.left(0), open.left(1)]).toEqual([60 * SECOND, 60 * SECOND]);
  expect(more(open, 2)).toEqual({ ok: true });
  await open.answer(0, { do: 'offer', card: 'coin' });
  expect([open.left(0), open.left(1)]).toEqual([120 * SECOND, 120 * SECOND]);
  expect(more(open, 1)).toEqual(HAD);
  await open.answer(0, { do: 'close' });
  await open.answer(0, { do: 'pass' });
  await open.answer(1, { do: 'barter', with: 2 });
  expect([open.left(1), more(open, 0)]).toEqual([60 * SECOND, { ok: true }]);
});

describe('it is refused', () => {
  test('where no clock runs, and at a table that is closed', () => {
    const open = new OpenTable(magpiesOf({ hands: [NONE, NONE, NONE], nests: [[], [], []] }), {
      log: afterBids(3),
      times: timesOf('unhurried', [90, 45]),
    });
    expect(more(open, 0)).toEqual(HAD);
    open.table.close();
    expect(more(open, 0)).toMatchObject({ code: 'table-closed' });
  });

  test('to a bot, and to somebody who has given up', async () => {
    const open = await theft([NONE, NONE], { holders: [person, person, bot(plays(null))], here: [0, 1] });
    expect(more(open, 2)).toEqual(HAD);
    await open.answer(1, CONCEDE);
    expect(more(open, 1)).toEqual(HAD);
  });
});

test('who asks is there: a seat that was lent to a bot is theirs again', async () => {
  const open = new OpenTable(magpiesOf({ hands: [NONE, NONE, NONE], nests: [[], [], []] }), { log: afterBids(3) });
  await open.pass(90 * SECOND);
  await open.answer(1, { do: 'pass' });
  await open.answer(2, { do: 'pass' });
  await open.pass(91 * SECOND);
  expect(open.status().seats[0]?.lent).toBe(true);
  more(open, 0);
  expect(open.status().seats[0]?.lent).toBe(false);
});

test('while nobody is there the clock rests with what was asked for', async () => {
  const open = await theft([HAWK, NONE]);
  more(open, 0);
  await open.pass(8 * SECOND);
  for (const who of [0, 1, 2]) open.leave(who);
  await open.pass(60 * SECOND);
  for (const who of [0, 1, 2]) open.join(who);
  expect(open.left(1)).toBe(20 * SECOND);
  expect(more(open, 2)).toEqual(HAD);
});
