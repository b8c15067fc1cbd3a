import { verify } from '@tavern/engine';
import { type Clock, NO_TIMES, SimulatedClock, seedDice } from '@tavern/host';
import type { TableLink } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../play/pack.ts';
import { timesAt } from '../../play/times.ts';
import { eventsOf, play, playSome } from '../daily/runs.ts';
import { recordOf } from '../play.ts';
import { type GuestClient, NONCE, TestServer, until } from '../servers.ts';

const HOUR = 3_600_000;

async function run(
  guest: GuestClient,
  seed: string | null,
  nonce = NONCE,
): Promise<{ code: string; match: string; table: TableLink }> {
  const { code } = await guest.create('cee-lo', { seed });
  const { match } = await guest.act(code, { do: 'start', nonce });
  if (match === null) throw new Error('it did not start');
  return { code, match, table: await guest.table(match) };
}

describe('H-15: a free run', () => {
  test('throws the same dice for the same seed, in every room, and others for another', async () => {
    const server = await TestServer.start();
    const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Ann')]);
    const one = await run(mei, 'Red Dragon', 'a1'.repeat(16));
    const two = await run(ann, 'red  dragon', 'b2'.repeat(16));
    const three = await run(mei, 'Red Dragon 2');
    const [first, second, other] = [await play(one.table), await play(two.table), await play(three.table)].map(eventsOf);
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
    const record = await recordOf(server.url, one.match);
    const { secret, commit, nonce } = seedDice('Red Dragon');
    expect(record).toMatchObject({ secret, commit, nonces: [nonce] });
    expect(verify((await packOf('cee-lo')).game, record)).toMatchObject({ ok: true });
    // Never scored.
    const table = (await (await fetch(`${server.url}/api/daily/cee-lo`)).json()) as object;
    expect(table).toMatchObject({ players: 0 });
  });

  test('keeps its seed and its dice over a restart', async () => {
    const server = await TestServer.start();
    const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Ann')]);
    const whole = eventsOf(await play((await run(ann, 'again')).table));
    const { code, table } = await run(mei, 'again');
    const seen = [table.newest].filter((frame) => frame !== null);
    table.listen({ frame: (_viewer, frame) => seen.push(frame) });
    await playSome(table, 1);
    await server.close();
    await server.open();
    await until(() => mei.line.connected);
    await play(table);
    expect(eventsOf(seen)).toEqual(whole);
    expect(await mei.enter(code)).toMatchObject({ seed: 'AGAIN' });
  });
});

describe('a single player', () => {
  test('has all the time in the world, whatever the pace of the room', () => {
    const seat = { guest: 'mei', name: 'Mei', choice: {} };
    expect(timesAt({ game: 'race', pace: 'brisk', seats: [seat] })).toEqual(NO_TIMES);
    expect(timesAt({ game: 'race', pace: 'brisk', seats: [seat, seat] })).toMatchObject({ turn: 15_000, pause: 8_000 });
  });

  test('keeps nobody waiting: the table has no clock, is lent to nobody, and waits for them', async () => {
    const time = new SimulatedClock();
    const clock: Clock = { now: () => 1_800_000_000_000 + time.now(), after: (ms, work) => time.after(ms, work) };
    const server = await TestServer.start({}, undefined, clock);
    const [mei, eve] = await Promise.all([server.guest('Mei'), server.guest('Eve')]);
    const { match, table } = await run(mei, null);
    const watched = await eve.table(match);
    await playSome(table, 1);
    await time.pass(HOUR);
    expect(table.newestStatus).toMatchObject({ clocks: [], paused: false, closed: null });
    const before = table.newest;

    mei.line.close();
    await until(() => watched.newestStatus?.seats[0]?.here === false);
    await time.pass(HOUR);
    // A spectator sees that nothing goes on.
    await until(() => watched.newestStatus?.paused === true);
    expect(watched.newestStatus).toMatchObject({
      seats: [{ by: 'person', here: false, lent: false }],
      clocks: [],
      mayClaim: false,
    });
    expect(watched.newest?.n).toBe(before?.n);

    mei.line.connect();
    await until(() => watched.newestStatus?.seats[0]?.here === true);
    expect(watched.newestStatus).toMatchObject({ paused: false, seats: [{ lent: false }] });
    expect(table.newest?.packet).toEqual(before?.packet);
    await playSome(table, 1);
  });
});
