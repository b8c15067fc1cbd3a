import { CONCEDE, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { NO_TIMES } from '../index.ts';
import { SECOND } from './tables.ts';
import { HAWK, isOpen, LET, NONE, theft } from './theft.ts';

describe('a pass is kept back until the window closes', () => {
  test('it is acknowledged, and only the passer sees it', async () => {
    const open = await theft([HAWK, NONE]);
    const frames = [0, 1, 2, null].map((viewer) => open.seenBy(viewer).frames.length);
    expect(await open.answer(1, LET)).toEqual({ ok: true, frame: open.seenBy(1).frames.at(-1)?.n, held: true });
    expect(open.seenBy(1).last.passed).toBe(true);
    expect([0, 2, null].map((viewer) => open.seenBy(viewer).last.passed)).toEqual([false, false, false]);
    expect([0, 1, 2, null].map((viewer) => open.seenBy(viewer).frames.length)).toEqual(frames);
    expect(open.stored.entries).toHaveLength(1);
  });

  test('it is over when the window is', async () => {
    const open = await theft([HAWK, NONE]);
    await open.answer(1, LET);
    await open.pass(8 * SECOND);
    expect(open.seenBy(1).last.passed).toBe(false);
  });

  test('it cannot be given twice, nor taken back', async () => {
    const open = await theft([HAWK, NONE]);
    await open.answer(1, LET);
    const refused = { ok: false, code: 'already-passed', field: 'question', why: { key: 'refusal.already-passed' } };
    expect(await open.answer(1, LET)).toEqual(refused);
    expect(await open.answer(1, { do: 'hawk' })).toEqual(refused);
    expect(isOpen(open)).toBe(true);
  });

  test('a player who has passed may still give up', async () => {
    const open = await theft([HAWK, NONE]);
    await open.answer(1, LET);
    expect((await open.answer(1, CONCEDE)).ok).toBe(true);
    expect(open.table.match.gone).toEqual([1]);
  });

  test('the record knows who passed and who let the time run out', async () => {
    const open = await theft([HAWK, NONE]);
    await open.answer(1, LET);
    await open.pass(8 * SECOND);
    expect(open.answers.slice(4)).toEqual([
      [1, LET],
      [2, LET],
    ]);
    expect(open.by).toEqual({ 6: 'clock' });
  });

  test('a stand-in’s pass does not bind the person who comes back', async () => {
    const open = await theft([HAWK, NONE], { times: { ...NO_TIMES, window: 90 * SECOND } });
    open.leave(1);
    await open.pass(60 * SECOND);
    open.table.lend(seat(0), seat(1));
    await open.pass(5 * SECOND);
    expect(open.status(1).passed).toBe(true);
    expect(open.join(1).last.passed).toBe(false);
    expect((await open.answer(1, { do: 'hawk' })).ok).toBe(true);
    expect(open.by).toEqual({});
  });

  test('nor does it count as theirs when they let the rest of the time run out', async () => {
    const open = await theft([HAWK, NONE], { times: { ...NO_TIMES, window: 90 * SECOND } });
    open.leave(1);
    await open.pass(60 * SECOND);
    open.table.lend(seat(0), seat(1));
    await open.pass(5 * SECOND);
    open.join(1);
    await open.pass(25 * SECOND);
    expect(open.by).toEqual({ 5: 'clock', 6: 'clock' });
  });

  test('a pass stays its person’s when a bot takes over before the window closes', async () => {
    const open = await theft([HAWK, NONE], { times: { ...NO_TIMES, window: 90 * SECOND } });
    await open.answer(1, LET);
    open.leave(1);
    await open.pass(60 * SECOND);
    open.table.lend(seat(0), seat(1));
    await open.pass(30 * SECOND);
    expect(open.status().seats[1]?.lent).toBe(true);
    expect(open.by).toEqual({ 6: 'clock' });
  });
});
