// `npm run backup -- <file>`: a copy of the SQLite store, also while its server runs. It is checked before it gets its name.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CONTROL_FILE, control } from '../server/http/control.ts';

const { DATA_DIR = './data', DATABASE_URL = '' } = process.env;

/** By the running server, which has locked the file. false: none runs. */
async function byServer(folder: string, file: string): Promise<boolean> {
  const path = join(folder, CONTROL_FILE);
  if (!existsSync(path)) return false;
  const { port, token } = control.parse(JSON.parse(readFileSync(path, 'utf8')));
  const asked = await fetch(`http://127.0.0.1:${port}/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ file }),
  }).catch(() => null);
  // A server that was killed leaves the file behind.
  if (asked === null || asked.status === 403) return false;
  const reply = (await asked.json()) as { readonly ok: boolean; readonly why?: string };
  if (!reply.ok) throw new Error(reply.why ?? 'the server refused');
  return true;
}

async function byUs(folder: string, file: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'tavern.db'));
  await backup(database, file);
  database.close();
}

/** Whole, and one file: without a write-ahead log beside it. */
function check(file: string): string {
  const database = new DatabaseSync(file);
  try {
    const [found] = database.prepare('PRAGMA integrity_check').all();
    if (found?.['integrity_check'] !== 'ok') throw new Error(`the copy is damaged: ${JSON.stringify(found)}`);
    database.exec('PRAGMA journal_mode = DELETE');
    const count = (sql: string): unknown => database.prepare(`SELECT count(*) AS count FROM ${sql}`).get()?.['count'];
    return `${String(count('matches'))} matches, ${String(count('matches WHERE ended_at IS NULL'))} of them running`;
  } finally {
    database.close();
  }
}

const USAGE = `npm run backup -- <file>

A copy of the SQLite store in DATA_DIR (default: ./data), checked before it gets its name. The server may be running.`;

/** SQLite says only that it cannot open the file. It is the server that writes, where one runs, as its own user. */
const explained = (error: unknown, file: string): unknown =>
  error instanceof Error && /unable to open database file/.test(error.message)
    ? new Error(`${file} cannot be written: the server's user must be allowed to write to ${dirname(file)}`)
    : error;

async function main(to: string | undefined): Promise<string> {
  if (to === '--help' || to === '-h') return USAGE;
  if (DATABASE_URL.trim() !== '') throw new Error('the store is in PostgreSQL: make a backup of it with pg_dump');
  if (to === undefined) throw new Error(`where to? ${USAGE}`);
  const [folder, file] = [resolve(DATA_DIR), resolve(to)];
  if (existsSync(file)) throw new Error(`${file} is there already`);
  if (!existsSync(join(folder, 'tavern.db'))) throw new Error(`there is no store in ${folder}: set DATA_DIR as for the server`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    if (!(await byServer(folder, part))) await byUs(folder, part);
    const found = check(part);
    renameSync(part, file);
    return `${file}: ${found}`;
  } catch (error) {
    throw explained(error, file);
  } finally {
    for (const left of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${left}`, { force: true });
  }
}

try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
