import type { Frame, Mark } from '@tavern/host';
import { SimulatedClock } from '@tavern/host';
import { fromPast, type Reply, type TableLink } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { ROLL } from '../play.ts';
import { type GuestClient, good, type Started, startMatch, TestServer, until } from '../servers.ts';

const SECOND = 1_000;

/** Two at an unhurried race; the first goes away for this long. */
async function awayFor(ms: number, tiles = 40): Promise<{ server: TestServer; clock: SimulatedClock } & Started> {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const started = await startMatch(server, 'race', 2, { settings: { pace: 'unhurried', rules: { tiles } } });
  const [away] = started.people;
  away?.close();
  await until(() => started.tables[1]?.newestStatus?.seats[0]?.here === false);
  await clock.pass(ms);
  return { server, clock, ...started };
}

const lend = async (by: GuestClient | undefined, match: string): Promise<Reply<'table.lend'>> => {
  if (by === undefined) throw new Error('nobody');
  return by.request('table.lend', { match, seat: 0 });
};

const marks = (frames: readonly Frame[]): readonly (readonly Mark[])[] =>
  frames.flatMap(({ played }) => (played === undefined ? [] : [played]));

/** The bot thinks in a thread of its own: as long as that takes by a real clock. */
const asked = (clock: SimulatedClock, table: TableLink | undefined) =>
  until(async () => {
    await clock.pass(SECOND);
    return table?.newest?.packet.question != null || table?.newest?.packet.over != null;
  });

describe('table.lend', () => {
  test('a bot plays for somebody who is away when another player asks for it, and they are told when they return', async () => {
    const { server, clock, people, tables, match } = await awayFor(60 * SECOND);
    const [mei, ann] = people;
    await until(() => tables[1]?.newestStatus?.mayLend.length === 1, 'nobody may be lent out');
    expect(await lend(ann, match)).toEqual({ ok: true });
    await until(() => tables[1]?.newestStatus?.seats[0]?.lent === true);
    await asked(clock, tables[1]);
    good((await tables[1]?.choose(ROLL)) as { ok: boolean });
    if (mei === undefined) throw new Error('nobody');
    const back = await server.connect(mei.guest);
    const table = await back.table(match);
    await until(() => table.newestStatus !== null);
    expect(table.newestStatus).toMatchObject({ missed: 1, seats: [{ here: true, lent: false }, {}] });
    const past = fromPast(good(await back.request('table.history', { match, from: 0 })));
    expect(marks(past)[0]).toEqual([{ seat: 0, by: 'bot' }]);

    // What was played for whom is stored with the answers: a restart forgets nothing of it.
    await server.close();
    await server.open();
    await until(() => back.line.connected);
    const again = fromPast(good(await back.request('table.history', { match, from: 0 })));
    expect(again).toEqual(past);
    await until(() => table.newestStatus?.missed === 1);
  });

  test('after a restart of the server the bot plays on for a player who is still away', async () => {
    const { server, clock, people, tables, match } = await awayFor(60 * SECOND);
    const [, ann] = people;
    good(await lend(ann, match));
    await asked(clock, tables[1]);
    await server.close();
    await server.open();
    await until(() => tables[1]?.newestStatus?.seats[0]?.here === false && ann?.line.connected === true);
    good((await tables[1]?.choose(ROLL)) as { ok: boolean });
    await until(async () => {
      await clock.pass(SECOND);
      return tables[1]?.newestStatus?.seats[0]?.lent === true;
    });
    await asked(clock, tables[1]);
    const past = fromPast(good((await ann?.request('table.history', { match, from: 0 })) as Reply<'table.history'>));
    expect(marks(past)).toEqual([[{ seat: 0, by: 'bot' }], [{ seat: 0, by: 'bot' }]]);
  });

  test('a player who comes back when the match is over, and everybody gone, is told too', async () => {
    const { server, clock, people, tables, match } = await awayFor(60 * SECOND, 5);
    const [mei, ann] = people;
    good(await lend(ann, match));
    while (tables[1]?.newest?.packet.over == null) {
      await asked(clock, tables[1]);
      if (tables[1]?.newest?.packet.question != null) good((await tables[1].choose(ROLL)) as { ok: boolean });
    }
    ann?.close();
    if (mei === undefined) throw new Error('nobody');
    const back = await server.connect(mei.guest);
    await until(async () => {
      const { newestStatus: status } = await back.table(match);
      if (status?.seats.length === 0) return status.missed === 1;
      // As long as somebody looks at it, it is still a live one.
      back.leaveTable(match);
      return false;
    });
    const watcher = await server.guest('Watcher');
    expect((await watcher.table(match)).newestStatus).toBeNull();
  });

  test('it is refused before a minute is over, for bots and strangers, to spectators, and where clocks run', async () => {
    const { server, people, match } = await awayFor(59 * SECOND);
    const [, ann] = people;
    const code = async (seat: number): Promise<string> => {
      const reply = await ann?.request('table.lend', { match, seat });
      return reply === undefined || reply.ok ? 'ok' : reply.code;
    };
    expect([await code(0), await code(1), await code(7)]).toEqual(['not-away', 'no-seat-to-lend', 'no-seat-to-lend']);
    const watcher = await server.guest('Watcher');
    expect(await watcher.request('table.lend', { match, seat: 0 })).toMatchObject({ ok: false, code: 'not-watching' });
    await watcher.table(match);
    expect(await watcher.request('table.lend', { match, seat: 0 })).toMatchObject({ ok: false, code: 'not-a-player' });
    const hurried = await startMatch(server, 'race', 2, { bots: ['random'], settings: { pace: 'brisk' } });
    const asked = (seat: number) => hurried.people[0]?.request('table.lend', { match: hurried.match, seat });
    expect(await asked(1)).toMatchObject({ ok: false, code: 'clock-decides' });
    expect(await asked(2)).toMatchObject({ ok: false, code: 'no-seat-to-lend' });
  });
});
