import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, type Entry, person } from '../index.ts';
import { lent, lentOut, ROLL, UNHURRIED } from './lent.ts';
import { DAY, MINUTE, type Opening, OpenTable, plays, raceOf, SECOND } from './tables.ts';

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
