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

const APPENDS = 100;

/** In how many of these appends, one after another, the database's thread was found inside of a sync. */
async function syncsSeen(database: Database, match: string, threads: readonly string[]): Promise<number> {
  const { matches } = storeOn(database);
  let seen = 0;
  for (let seq = 1; seq <= APPENDS; seq++) {
    const append = { done: false, synced: false };
    const stored = matches.append([answer(match, seq)]).finally(() => {
      append.done = true;
    });
    while (!append.done) {
      for (let look = 0; look < 20; look++) append.synced ||= threads.some(inSync);
      await new Promise(setImmediate);
    }
    await stored;
    if (append.synced) seen += 1;
  }
  return seen;
}

function inSync(thread: string): boolean {
  const call = readFileSync(`/proc/self/task/${thread}/syscall`, 'latin1').split(' ', 1)[0] ?? '';
  return calls?.includes(call) === true;
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
    // On a busy machine the observer does not always look in time.
    expect(full).toBeGreaterThan(APPENDS / 5);
  } finally {
    await database.close();
  }
});
