import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { temporaryFolder } from '../servers.ts';
import { match } from '../store/samples.ts';
import { begin, GAME, publicTable, serverAt, tableOf } from './runs.ts';

const DAY = '2026-11-15';
const NOON = Date.parse(`${DAY}T12:00:00Z`);

/** As if somebody had played it to the end. */
async function scores({ daily, matches }: Store, guest: string, points: number, turns: number, finishedAt = NOON): Promise<void> {
  const row = match(`run-of-${guest}`, { room: '', day: DAY, game: GAME });
  expect(await daily.begin({ game: GAME, day: DAY, guest, name: guest }, row)).toBe(true);
  const score = { points, turns, rounds: Math.floor(points / 1000), finishedAt };
  await matches.finish(row.id, { ended: { at: NOON, why: 'over', verdict: {} }, results: [], frames: [], score });
}

async function storeAndServer() {
  const store = await openStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  return { store, ...(await serverAt(`${DAY}T13:00:00Z`, {}, store)) };
}

test('H-15: most points come first, then fewest turns; equals share a rank', async () => {
  const { store, server } = await storeAndServer();
  await publicTable(server.url);
  await scores(store, 'ann', 5600, 14);
  await scores(store, 'ben', 5700, 20, NOON + 3);
  await scores(store, 'cat', 5600, 9);
  await scores(store, 'dan', 5700, 20, NOON + 2);
  await scores(store, 'eve', 1020, 3);
  const table = await publicTable(server.url);
  expect(table.scores.map(({ rank, name }) => `${rank} ${name}`)).toEqual(['1 dan', '1 ben', '3 cat', '4 ann', '5 eve']);
  expect(table.players).toBe(5);
  expect(table.scores[2]).toEqual({ rank: 3, name: 'cat', points: 5600, turns: 9, rounds: 5 });
});

test('the table has the best hundred, and a guest’s own rank beyond them', async () => {
  const { store, server } = await storeAndServer();
  await publicTable(server.url);
  for (let n = 0; n < 120; n++) await scores(store, `guest ${n}`, 3000 - n, 10);
  const mei = await server.guest('Mei');
  const { table } = await begin(mei);
  await table.concede();
  const { own, players, scores: best } = await tableOf(mei);
  expect(best).toHaveLength(100);
  expect(best.at(-1)).toMatchObject({ rank: 100, points: 2901 });
  expect([players, own]).toMatchObject([121, { state: 'done', points: 20, rank: 121 }]);
});

test('a guest’s own score is marked, and only for that guest', async () => {
  const { server } = await storeAndServer();
  const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Mei')]);
  for (const each of [mei, ann]) await (await begin(each)).table.concede();
  const mine = async (guest: typeof mei): Promise<number> =>
    (await tableOf(guest)).scores.filter(({ you }) => you === true).length;
  expect([await mine(mei), await mine(ann)]).toEqual([1, 1]);
  expect(JSON.stringify(await publicTable(server.url))).not.toMatch(/you|own/);
  expect(await tableOf(await server.guest('Ben'))).toMatchObject({ own: { state: 'none' }, players: 2 });
});
