import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { rows } from '../../store/sql.ts';
import type { News, Store } from '../../store/store.ts';
import { home as homeOf, type StoreAddress } from './databases.ts';
import { answer, later, match, room } from './samples.ts';

const home = homeOf('postgres');
/** One for all of them: each test has rooms and matches of its own. */
let address: StoreAddress;
beforeAll(async () => {
  address = await home.address();
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const urlOf = (address: StoreAddress): string => ('databaseUrl' in address ? address.databaseUrl : '');

async function heardBy(store: Store): Promise<News[]> {
  const heard: News[] = [];
  await store.watch((news) => heard.push(news));
  return heard;
}

/** On a busy machine news takes its time. */
const IN_TIME = { timeout: 60_000, interval: 20 };

/** As when the server restarts or the network fails: all connections but ours are cut. */
async function cut(address: StoreAddress): Promise<void> {
  const client = new Client({ connectionString: urlOf(address) });
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}

/** How many queries are under way that only sleep. */
async function sleeping(address: StoreAddress): Promise<number> {
  const client = new Client({ connectionString: urlOf(address) });
  await client.connect();
  const { rowCount } = await client.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT pg_sleep%'",
  );
  await client.end();
  return rowCount ?? 0;
}

describe('several servers on one PostgreSQL', () => {
  it('lets exactly one of them win each place in a match', async () => {
    const stores = await Promise.all([home.open(address), home.open(address), home.open(address)]);
    const seqs = numbers(100);
    const races = await Promise.all(
      seqs.map((seq) =>
        Promise.all(stores.map(({ store }, index) => store.matches.append([answer('places1', seq, { chain: `by ${index}` })]))),
      ),
    );
    const winners = races.map((race) => race.flat().flatMap((won, index) => (won ? [index] : [])));
    expect(winners.every(({ length }) => length === 1)).toBe(true);
    const kept = (await stores[0].store.matches.answers('places1')).map(({ chain }) => chain);
    expect(kept).toEqual(winners.map(([winner]) => `by ${winner}`));
    expect(new Set(kept).size).toBeGreaterThan(1);
  });

  it('never waits in a circle, in whatever order the batches come', async () => {
    const [one, other] = await Promise.all([home.open(address), home.open(address)]);
    for (const seq of numbers(30)) {
      const batch = numbers(60).map((number) => answer(`circle${number}`, seq));
      const [first, second] = await Promise.all([
        one.store.matches.append(batch),
        other.store.matches.append(batch.toReversed()),
      ]);
      expect(first.map((won, index) => Number(won) + Number(second.toReversed()[index]))).toEqual(batch.map(() => 1));
    }
  });

  it('lets exactly one of them save a version of a room', async () => {
    const stores = await Promise.all([home.open(address), home.open(address), home.open(address)]);
    await stores[0].store.rooms.add(room('race'));
    let now = room('race');
    for (let tries = 0; tries < 20; tries += 1) {
      const next = stores.map((_, index) =>
        later(now, { host: `host ${index}`, seats: [{ by: 'bot', level: String(index), choice: {} }] }),
      );
      const won = await Promise.all(stores.map(({ store }, index) => store.rooms.save(next[index] ?? now)));
      expect(won.filter(Boolean).length).toBe(1);
      const saved = await stores[0].store.rooms.byCode('race');
      expect(saved).toEqual(next[won.indexOf(true)]);
      now = saved ?? now;
    }
  });
});

describe('news', () => {
  it('tells other servers of answers and rooms, and not oneself', async () => {
    const [one, other] = [await home.open(address), await home.open(address)];
    const [own, heard] = [await heardBy(one.store), await heardBy(other.store)];
    await one.store.rooms.add(room('news'));
    await one.store.rooms.save(later(room('news')));
    await one.store.rooms.saveWithMatch(later(later(room('news'))), match('news1'));
    await one.store.matches.append([answer('news1', 1), answer('news2', 7)]);
    const all = [{ room: 'news' }, { room: 'news' }, { room: 'news' }, { match: 'news1', seq: 1 }, { match: 'news2', seq: 7 }];
    await vi.waitFor(() => expect(heard).toEqual(all), IN_TIME);
    expect(own).toEqual([]);
  });

  it('tells nothing of what was not done', async () => {
    const [one, other] = [await home.open(address), await home.open(address)];
    await one.store.rooms.add(room('undone'));
    await one.store.rooms.saveWithMatch(later(room('undone')), match('undone1'));
    await one.store.matches.append([answer('undone1', 1)]);
    const heard = await heardBy(other.store);
    expect(await one.store.rooms.add(room('undone'))).toBe(false);
    expect(await one.store.rooms.save(later(room('undone')))).toBe(false);
    // The room's row was changed and told, and then there was a match of that name.
    await expect(one.store.rooms.saveWithMatch(later(later(room('undone'))), match('undone1'))).rejects.toThrow('duplicate');
    expect(await one.store.matches.append([answer('undone1', 1), answer('undone2', 1)])).toEqual([false, true]);
    await vi.waitFor(() => expect(heard).toEqual([{ match: 'undone2', seq: 1 }]), IN_TIME);
  });

  it('pays no heed to what others say on the channel', async () => {
    const [one, other] = [await home.open(address), await home.open(address)];
    const heard = await heardBy(other.store);
    for (const text of ['', 'hello', '{}', '{"from":"x","row":{"seq":1}}', '[]'])
      await rows(one.database, "SELECT pg_notify('tavern', $1)", text);
    await one.store.rooms.add(room('heed'));
    await vi.waitFor(() => expect(heard).toEqual([{ room: 'heed' }]), IN_TIME);
  });

  it('hears again after the connection was lost', async () => {
    const [one, other] = [await home.open(address), await home.open(address)];
    const heard = await heardBy(other.store);
    await cut(address);
    let seq = 0;
    await vi.waitFor(async () => {
      seq += 1;
      await one.store.matches.append([answer('lost1', seq)]).catch(() => {});
      expect(heard.length).toBeGreaterThan(0);
    }, IN_TIME);
  });
});

describe('connections', () => {
  it('are made again after they were lost, and what was under way rejects', async () => {
    const { store, database } = await home.open(address);
    await store.rooms.add(room('cut'));
    const slow = [
      rows(database, 'SELECT pg_sleep(30)'),
      database.run([
        { sql: "UPDATE rooms SET host = 'eve'", values: [] },
        { sql: 'SELECT pg_sleep(30)', values: [] },
      ]),
    ];
    const settled = Promise.allSettled(slow);
    await vi.waitFor(async () => expect(await sleeping(address)).toBe(slow.length), IN_TIME);
    await cut(address);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.rooms.byCode('cut')).toEqual(room('cut'));
    expect(await store.matches.append([answer('cut1', 1)])).toEqual([true]);
  });

  it('commit to the disk, whatever the address says', async () => {
    const relaxed = { databaseUrl: `${urlOf(address)}?options=-c%20synchronous_commit%3Doff` };
    const database = await home.connect(relaxed);
    const client = new Client({ connectionString: relaxed.databaseUrl });
    await client.connect();
    expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }]);
    await client.end();
    const many = await Promise.all(
      numbers(10).map(() =>
        database.run([
          { sql: 'SHOW synchronous_commit', values: [] },
          { sql: 'SHOW fsync', values: [] },
        ]),
      ),
    );
    for (const shown of many) expect(shown).toEqual([[{ synchronous_commit: 'on' }], [{ fsync: 'on' }]]);
  });

  it('are refused with the reason', async () => {
    await expect(openStore({ databaseUrl: `${urlOf(address)}_not` })).rejects.toThrow('does not exist');
    await expect(openStore({ databaseUrl: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
  });

  it('reject everything once the store is closed', async () => {
    const store = await openStore({ databaseUrl: urlOf(address) });
    await store.close();
    await expect(store.rooms.byCode('ABCD')).rejects.toThrow();
  });
});
