import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { rows } from '../../store/sql.ts';
import { SqliteDatabase, StoreInUse } from '../../store/sqlite/sqlite.ts';
import { home as homeOf, type StoreAddress } from './databases.ts';
import { answer, room } from './samples.ts';

const home = homeOf('sqlite');

const folderOf = (address: StoreAddress): string => ('folder' in address ? address.folder : '');

/** In a process of its own. It names each answer as soon as it is acknowledged, rests after the first, and goes on when it is told. */
async function otherServer(folder: string) {
  const script = `
    const { openStore } = await import(${JSON.stringify(new URL('../../store/open-store.ts', import.meta.url).href)});
    const store = await openStore({ folder: ${JSON.stringify(folder)} });
    for (let seq = 1; ; seq += 1) {
      await store.matches.append([{ match: 'm1', seq, seat: 0, option: {}, at: seq, frame: seq, chain: '' }]);
      process.stdout.write(seq + '\\n');
      if (seq === 1) await new Promise((told) => process.stdin.once('data', told));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const acknowledged = (): number => Number(said.trimEnd().split('\n').at(-1));
  await vi.waitFor(() => expect(acknowledged() > 0 || child.exitCode !== null).toBe(true), { timeout: 60_000, interval: 5 });
  return {
    acknowledged,
    goOn: () => child.stdin.write('go on'),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

it('makes the folder', async () => {
  const folder = join(folderOf(await home.address()), 'not/yet/there');
  const store = await openStore({ folder });
  await store.close();
  expect(existsSync(join(folder, 'tavern.db'))).toBe(true);
});

it('is durable: full synchronous, with a write-ahead log', async () => {
  const database = await home.connect(await home.address());
  expect(await rows(database, 'PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await rows(database, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await rows(database, 'PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
});

it('is for one server: another is told which file, and what to do', async () => {
  const address = await home.address();
  const store = await openStore(address);
  const refusal = await openStore(address).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreInUse);
  expect(refusal).toMatchObject({ file: join(folderOf(address), 'tavern.db') });
  expect(String(refusal)).toMatch(/tavern\.db is in use by another process.*Stop the other one.*another folder/);
  await store.close();
  await (await openStore(address)).close();
});

it('refuses a second process, and is free as soon as the first is killed; nothing acknowledged is lost', async () => {
  const address = await home.address();
  const other = await otherServer(folderOf(address));
  try {
    await expect(openStore(address)).rejects.toThrow(StoreInUse);
    other.goOn();
    await vi.waitFor(() => expect(other.acknowledged()).toBeGreaterThan(50), { timeout: 60_000, interval: 1 });
  } finally {
    await other.kill();
  }
  const acknowledged = other.acknowledged();
  const { store } = await home.open(address);
  const kept = (await store.matches.answers('m1')).map(({ seq }) => seq);
  expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toEqual(kept.map((_, index) => index + 1));
});

it('rejects what failed, and nothing else', async () => {
  const { database } = await home.open(await home.address());
  const outcomes = await Promise.allSettled([
    rows(database, 'SELECT 1 AS one'),
    rows(database, 'SELECT nonsense'),
    database.run([
      { sql: "INSERT INTO guests (id, nickname, secret_hash, created_at) VALUES ('a', 'a', 'a', 1)", values: [] },
      { sql: 'SELECT nonsense', values: [] },
    ]),
    rows(database, 'SELECT count(*) AS count FROM guests'),
    rows(database, 'SELECT $1 AS one, $2 AS two', 1),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: [{ one: 1 }] },
    { status: 'rejected', reason: { message: expect.stringContaining('nonsense') as unknown } },
    { status: 'rejected', reason: { message: expect.stringContaining('nonsense') as unknown } },
    { status: 'fulfilled', value: [{ count: 0 }] },
    { status: 'fulfilled', value: [{ one: 1, two: null }] },
  ]);
});

it('does what was asked before it closes, and nothing after', async () => {
  const address = await home.address();
  const { store } = await home.open(address);
  const asked = Promise.all([1, 2, 3].map((seq) => store.matches.append([answer('m1', seq)])));
  await store.close();
  expect((await asked).flat()).toEqual([true, true, true]);
  await expect(store.rooms.add(room('ABCD'))).rejects.toThrow('the store is closed');
  await store.close();
  expect((await (await home.open(address)).store.matches.answers('m1')).length).toBe(3);
});

it('rejects everything when its thread crashes', async () => {
  const script = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage([{ id: 0, rows: [] }]);
    parentPort.on('message', ({ id }) => { if (id === 3) throw new Error('out of memory'); });`;
  const database = new SqliteDatabase(new Worker(script, { eval: true }), 'a.db');
  await database.opened;
  const pending = await Promise.allSettled([1, 2, 3, 4].map(() => rows(database, 'SELECT 1')));
  for (const one of pending)
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'the thread of a.db has crashed: out of memory' } });
  await expect(rows(database, 'SELECT 1')).rejects.toThrow('has crashed');
  await database.close();
});

it('never calls a watcher', async () => {
  const { store } = await home.open(await home.address());
  let heard = 0;
  await store.watch(() => (heard += 1));
  await store.matches.append([answer('m1', 1)]);
  expect(heard).toBe(0);
});

it('does what waits in one transaction, each order all or none', async () => {
  const { database } = await home.open(await home.address());
  await database.run([{ sql: 'CREATE TABLE things (name TEXT PRIMARY KEY)', values: [] }]);
  const put = (...names: readonly string[]) =>
    database.run(names.map((name) => ({ sql: 'INSERT INTO things (name) VALUES ($1) RETURNING name', values: [name] })));
  const done = await Promise.allSettled([
    put('a'),
    put('b', 'a'),
    database.run([
      { sql: "INSERT INTO things (name) VALUES ('c') RETURNING name", values: [] },
      { sql: "UPDATE things SET name = 'd' WHERE name = 'nobody' RETURNING name", values: [], must: true },
    ]),
    put('e', 'f'),
  ]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(done[2]).toMatchObject({ value: null });
  expect(await rows(database, 'SELECT name FROM things ORDER BY name')).toEqual([{ name: 'a' }, { name: 'e' }, { name: 'f' }]);
});
