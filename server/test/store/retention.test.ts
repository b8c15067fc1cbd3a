import { SimulatedClock } from '@tavern/host';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { checksumOf } from '../../store/damage.ts';
import { insertMatch } from '../../store/matches.ts';
import { migrate } from '../../store/migrations.ts';
import { storeOn } from '../../store/open-store.ts';
import { Retention } from '../../store/retention.ts';
import { insert, rows } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { temporaryFolder, until } from '../servers.ts';
import { match, room } from './samples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function kept(retain: { readonly days: number; readonly framesDays: number }) {
  const clock = new SimulatedClock();
  const database = await openSqlite(temporaryFolder());
  await migrate(database);
  const store = storeOn(database);
  /** What each step has dropped. */
  const steps: number[] = [];
  const dropFrames: Store['matches']['dropFrames'] = async (before, limit) => {
    const dropped = await store.matches.dropFrames(before, limit);
    steps.push(dropped);
    return dropped;
  };
  let logged = '';
  const log = pino({ level: 'info' }, { write: (line: string) => (logged += line) });
  const retention = new Retention({ ...store, matches: { ...store.matches, dropFrames } }, retain, clock, log);
  onTestFinished(async () => {
    retention.close();
    await store.close();
  });
  return { clock, store, database, steps, logged: () => logged };
}

const newRoom = (store: Store, code: string, at: number) =>
  store.rooms.add(
    room(code, { touchedAt: at, createdAt: at, seats: [{ by: 'person', guest: `guest of ${code}`, choice: {}, nonce: null }] }),
  );
const newGuest = (store: Store, id: string, at: number) => store.guests.add({ id, nickname: id, secretHash: id, at });

/** As many hours as it takes: the store answers by a real clock. */
const pass = (clock: SimulatedClock, isSo: () => Promise<boolean>) =>
  until(async () => {
    if (await isSo()) return true;
    await clock.pass(HOUR);
    return false;
  });

test('rooms and guests without a trace for a year are removed; those who come back stay', async () => {
  const { clock, store, logged } = await kept({ days: 365, framesDays: 0 });
  await newRoom(store, 'OLD', 0);
  for (const id of ['guest of OLD', 'loner', 'regular']) await newGuest(store, id, 0);
  await clock.pass(364 * DAY);
  await newRoom(store, 'NEW', clock.now());
  await store.guests.bySecret('regular', clock.now());
  expect(await store.rooms.byCode('OLD')).not.toBeNull();
  await pass(clock, async () => (await store.guests.byIds(['guest of OLD', 'loner'])).length === 0);
  expect(clock.now()).toBeGreaterThanOrEqual(365 * DAY);
  expect(await store.rooms.byCode('OLD')).toBeNull();
  expect(await store.rooms.byCode('NEW')).not.toBeNull();
  expect(await store.guests.bySecret('regular')).not.toBeNull();
  expect(logged()).toContain('"rooms":1,"guests":2');
});

test('frames go after their time, a hundred matches at once and then a breather; their matches stay', async () => {
  const { clock, store, database, steps } = await kept({ days: 0, framesDays: 30 });
  const ids = Array.from({ length: 150 }, (_, nth) => `m${nth}`);
  const ended = { at: 1, why: 'over', verdict: { ok: true } } as const;
  await database.run(ids.map((id) => insertMatch(match(id, { ended: id === 'm0' ? { ...ended, at: 90 * DAY } : ended }))));
  await database.run(ids.map((id) => insert('frames', [{ match: id, viewer: 0, frames: '[]', checksum: checksumOf('[]') }])));
  const left = async () => Number((await rows(database, 'SELECT count(*) AS count FROM frames'))[0]?.['count']);
  await clock.pass(29 * DAY);
  expect(await left()).toBe(150);
  await pass(clock, async () => (await left()) === 50);
  // The store is others' until the clock goes on.
  expect([steps.at(-1), await left()]).toEqual([100, 50]);
  await pass(clock, async () => (await left()) === 1);
  expect(await store.matches.frames('m0', 0)).toEqual([]);
  expect(await rows(database, 'SELECT count(*) AS count FROM matches')).toEqual([{ count: 150 }]);
});

test('0 keeps everything for ever', async () => {
  const { clock, store, steps } = await kept({ days: 0, framesDays: 0 });
  await newRoom(store, 'OLD', 0);
  await newGuest(store, 'loner', 0);
  await clock.pass(1_000 * DAY);
  expect([await store.rooms.byCode('OLD'), await store.guests.bySecret('loner'), steps]).toEqual([
    expect.anything(),
    expect.anything(),
    [],
  ]);
});
