import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { good, temporaryFolder } from '../servers.ts';
import { Tap } from '../wire/tap.ts';
import { begin, GAME, play, publicTable, serverAt, tableOf } from './runs.ts';

const DAY = '2026-11-15';

test('a day’s secret is in no message and no log before it is revealed, and never in a log', async () => {
  const store = await openStore({ folder: temporaryFolder() });
  const { server, clock } = await serverAt(`${DAY}T12:00:00Z`, {}, store);
  const guests = await Promise.all([server.guest('Mei'), server.guest('Eve')]);
  const [mei, eve] = guests;
  const taps = guests.map((guest) => new Tap(guest));
  const { match, table } = await begin(mei);
  await play(table);
  const told = [JSON.stringify(await publicTable(server.url))];
  for (const guest of guests) await tableOf(guest);
  for (const request of ['table.watch', 'table.leave', 'table.claim', 'table.back'] as const)
    await eve.request(request, { match });
  await eve.request('table.history', { match, from: 0 });
  good(await mei.request('table.history', { match, from: 0 }));
  told.push(await (await fetch(`${server.url}/api/matches/${match}/record`)).text());

  const { secret, commit } = (await store.daily.day(GAME, DAY)) ?? { secret: '', commit: '' };
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const heard = [...told, ...taps.flatMap(({ received }) => received)].join('\n');
  expect(heard).toContain(commit);
  expect(heard).not.toContain(secret);
  // Whose run it was is Mei's to know: nobody else is told which match to look for.
  expect(taps[1]?.received.join('\n')).not.toContain(match);

  clock.moveTo('2026-11-16T01:00:00Z');
  expect((await publicTable(server.url, DAY)).secret).toBe(secret);
  expect(server.log).not.toContain(secret);
  expect(server.log).not.toContain('"level":50');
});
