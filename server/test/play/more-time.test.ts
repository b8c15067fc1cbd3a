import { SimulatedClock } from '@tavern/host';
import { expect, test } from 'vitest';
import { ROLL } from '../play.ts';
import { good, startMatch, TestServer, until } from '../servers.ts';

const SECOND = 1_000;

test('a player asks for more time, on the line or by HTTP: all have it, once a turn, and nothing says who asked', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const { match, people, tables } = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  const [mei, ann] = people;
  const [hers, his] = tables;
  if (mei === undefined || ann === undefined || hers === undefined || his === undefined) throw new Error('two people');
  const sam = await server.guest('Sam');
  const watching = await sam.table(match);
  const all = [hers, his, watching];
  await until(() => all.every((table) => table.newestStatus?.clocks.length === 1));
  const left = (): readonly number[] =>
    all.map(({ newestStatus }) => (newestStatus?.clocks[0]?.endsAt ?? 0) - (newestStatus?.now ?? 0));
  const [before = 0] = left();

  // It is the first player's turn; the second asks.
  expect(good(await ann.request('table.more', { match }))).toEqual({ ok: true });
  await until(() => all.every((table) => table.newestStatus?.clocks[0]?.extended === true));
  expect(left()).toEqual([2 * before, 2 * before, 2 * before]);
  expect(hers.newestStatus).toEqual(his.newestStatus);
  expect(await mei.request('table.more', { match })).toMatchObject({ code: 'no-more-time' });
  expect(await sam.request('table.more', { match })).toMatchObject({ code: 'not-a-player' });
  await clock.pass(before + SECOND);
  expect(hers.newest?.n).toBe(0);

  // The next turn has it again, by plain HTTP too.
  good((await hers.choose(ROLL)) as { ok: boolean });
  await until(() => his.newestStatus?.clocks[0]?.seat === 1 && his.newestStatus.clocks[0].extended === undefined);
  const ask = (secret: string): Promise<Response> =>
    fetch(`${server.url}/api/matches/${match}/acts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'more' }),
    });
  expect(await (await ask(mei.guest.secret)).json()).toEqual({ ok: true });
  await until(() => all.every((table) => table.newestStatus?.clocks[0]?.extended === true));
  expect((await ask(ann.guest.secret)).status).toBe(409);

  // A restart forgets it together with the clock: both begin anew.
  await server.close();
  await server.open();
  await until(() => ann.line.connected && his.newestStatus?.clocks[0]?.extended === undefined && left()[1] === before);
  expect(good(await ann.request('table.more', { match }))).toEqual({ ok: true });
});
