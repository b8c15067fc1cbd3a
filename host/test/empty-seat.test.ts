import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, empty, person } from '../index.ts';
import { ROLL, UNHURRIED } from './lent.ts';
import { afterBids, magpiesOf, OpenTable, people, plays, raceOf, SECOND } from './tables.ts';

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

  test('a player who sits down has a minute to come', async () => {
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
