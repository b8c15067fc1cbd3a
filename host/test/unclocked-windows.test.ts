import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/test/magpies/types.ts';
import { bot, NO_TIMES, person, timesOf } from '../index.ts';
import { DAY, MINUTE, OpenTable, plays, SECOND, toyOf } from './tables.ts';
import { HAWK, isOpen, LET, NONE, theft } from './theft.ts';

describe('in a room without clocks a window waits for everybody who is asked, whatever they hold', () => {
  const unhurried = { times: timesOf('unhurried', [90, 45]) };
  /** When it closed, in milliseconds after it opened. `passes`: when each of those asked answers. */
  async function closedAfter(
    hands: readonly [readonly Card[], readonly Card[]],
    passes: readonly [number, number],
  ): Promise<number> {
    const open = await theft(hands, unhurried);
    const opened = open.clock.now();
    for (const [index, after] of passes.entries()) {
      await open.pass(opened + after - open.clock.now());
      expect((await open.answer(index + 1, LET)).ok).toBe(true);
    }
    for (let i = 0; i < 2_000 && isOpen(open); i++) await open.pass(10);
    return open.clock.now() - opened;
  }

  test.each([
    { who: 'nobody', hands: [NONE, NONE] as const },
    { who: 'one', hands: [HAWK, NONE] as const },
    { who: 'all', hands: [HAWK, HAWK] as const },
  ])('$who of them can step in: no clock runs, and it is open until the last has answered', async ({ hands }) => {
    const open = await theft(hands, unhurried);
    expect(open.status(0)).toMatchObject({ clocks: [], allAnswer: true });
    await open.pass(DAY);
    await open.answer(1, LET);
    await open.pass(DAY);
    expect(isOpen(open)).toBe(true);
    await open.answer(2, LET);
    expect(isOpen(open)).toBe(true);
    await open.pass(2 * SECOND);
    expect(isOpen(open)).toBe(false);
  });

  test('what others are sent is the same, byte for byte, no matter who can step in and how long they think', async () => {
    const letters = async (hands: readonly [readonly Card[], readonly Card[]]): Promise<readonly (readonly string[])[]> => {
      const open = await theft(hands, unhurried);
      await open.pass(50 * SECOND);
      await open.answer(2, LET);
      await open.pass(70 * SECOND);
      await open.answer(1, LET);
      await open.pass(20 * SECOND);
      expect(isOpen(open)).toBe(false);
      return [0, null].map((viewer) => open.seenBy(viewer).letters);
    };
    const none = await letters([NONE, NONE]);
    expect(await letters([HAWK, NONE])).toEqual(none);
    expect(await letters([HAWK, HAWK])).toEqual(none);
  });

  test('it is open for three seconds at least, so that quick answers tell nothing either', async () => {
    const quick = await closedAfter([NONE, NONE], [100, 200]);
    expect(quick).toBeGreaterThanOrEqual(3 * SECOND);
    expect(quick).toBeLessThan(6 * SECOND);
    expect(await closedAfter([HAWK, HAWK], [500, 1_200])).toBe(quick);
  });

  test('it does not close at the moment of the last answer', async () => {
    const after = await closedAfter([HAWK, NONE], [20 * SECOND, 20 * SECOND]);
    expect(after).toBeGreaterThanOrEqual(20.5 * SECOND);
    expect(after).toBeLessThan(22 * SECOND);
  });

  test('somebody who is away is waited for, whatever they hold, until the others have their seat lent', async () => {
    for (const hands of [[NONE, NONE] as const, [HAWK, NONE] as const]) {
      const open = await theft(hands, unhurried);
      await open.answer(2, LET);
      open.leave(1);
      await open.pass(60 * SECOND);
      expect(isOpen(open)).toBe(true);
      open.table.lend(seat(2), seat(1));
      await open.pass(2 * SECOND);
      expect(isOpen(open)).toBe(false);
    }
  });

  test('a window that rests while nobody is there goes on when somebody is back', async () => {
    const open = await theft([NONE, NONE], unhurried);
    for (const who of [1, 2]) await open.answer(who, LET);
    for (const who of [0, 1, 2]) open.leave(who);
    await open.pass(MINUTE);
    expect(isOpen(open)).toBe(true);
    for (const who of [0, 1, 2]) open.join(who);
    await open.pass(6 * SECOND);
    expect(isOpen(open)).toBe(false);
  });

  test('where nobody can learn from it, a seat without a choice is not asked to press: one screen, or one person', async () => {
    const shared = await theft([NONE, NONE], { times: NO_TIMES, oneScreen: true });
    expect(shared.status(0).allAnswer).toBeUndefined();
    expect(isOpen(shared)).toBe(false);
    const alone = await theft([NONE, NONE], { ...unhurried, holders: [person, bot(plays()), bot(plays())], here: [0] });
    expect(alone.status(0).allAnswer).toBeUndefined();
    await alone.pass(SECOND);
    expect(isOpen(alone)).toBe(false);
  });
});

test.each(['exchange', 'pause', 'prompt', 'turn'] as const)(
  'an unhurried room has no clock for a question of class %s',
  async (clock) => {
    const one = toyOf(
      2,
      { start: (m) => m.ask(seat(0), { kind: 'ask' }) },
      { ask: { clock, answer: (m) => m.next({ do: 'start' }) } },
    );
    const open = new OpenTable(one, { times: timesOf('unhurried', [90, 45]) });
    await open.pass(DAY);
    expect(open.answers).toEqual([]);
    expect(open.status(0).clocks).toEqual([]);
  },
);
