import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../store/migrations.ts';
import { storeOn } from '../../store/open-store.ts';
import { type Database, rows } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { answer } from './samples.ts';

/** The numbers of fsync and fdatasync. */
const CALLS: { readonly [arch: string]: readonly string[] } = { x64: ['74', '75'], arm64: ['82', '83'] };
const calls = CALLS[process.arch];

const threads = (): readonly string[] => readdirSync('/proc/self/task');

/** Linux tells which system call a thread is in. Not everywhere: some containers hide it. */
function tells(): boolean {
  try {
    readFileSync(`/proc/self/task/${process.pid}/syscall`);
    return calls !== undefined;
  } catch {
    return false;
  }
}

const TMPFS = 0x01021994;

/** In memory a sync takes no time, and cannot be seen: if that is what the folder for temporary files is, ours may be on a disk. */
function onDisk(): string | null {
  const ours = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  const found = [tmpdir(), ours].find((folder) => statfsSync(folder).type !== TMPFS);
  return found === undefined ? null : mkdtempSync(join(found, '.tavern-fsync-'));
}

const folder = tells() ? onDisk() : null;
afterAll(() => {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
});

const APPENDS = 200;

/** How often the database's thread was found inside of a sync, while it stored answers one after another. */
async function syncsSeen(database: Database, match: string, seen: readonly string[]): Promise<number> {
  const { matches } = storeOn(database);
  let found = 0;
  let looks = 0;
  const state = { done: false };
  const one = (seq: number): Promise<unknown> => matches.append([answer(match, seq)]);
  const all = Promise.all(Array.from({ length: APPENDS }, (_, index) => one(index + 1))).finally(() => {
    state.done = true;
  });
  while (!state.done) {
    // The thread has its orders and goes on by itself: we need not let go of ours to look many times.
    for (let look = 0; look < 500; look += 1) {
      for (const thread of seen) {
        const call = readFileSync(`/proc/self/task/${thread}/syscall`, 'latin1').split(' ', 1)[0] ?? '';
        if (calls?.includes(call) === true) found += 1;
      }
      looks += 1;
    }
    await new Promise(setImmediate);
  }
  await all;
  expect(looks).toBeGreaterThan(APPENDS);
  return found;
}

it.skipIf(folder === null)('waits for the disk with every commit', async () => {
  const before = new Set(threads());
  const database = await openSqlite(folder ?? '');
  try {
    await migrate(database);
    const fresh = threads().filter((thread) => !before.has(thread));
    expect(fresh.length).toBeGreaterThan(0);
    const full = await syncsSeen(database, 'm1', fresh);
    // The same again with the fault that this test is there to find.
    await rows(database, 'PRAGMA synchronous = OFF');
    const off = await syncsSeen(database, 'm2', fresh);
    expect(off).toBe(0);
    expect(full).toBeGreaterThan(20);
  } finally {
    await database.close();
  }
});
