import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { migrate } from '../../store/migrations.ts';
import { storeOn } from '../../store/open-store.ts';
import { PostgresDatabase } from '../../store/postgres/postgres.ts';
import type { Database } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { type Postgres, startPostgres } from '../postgres.ts';

export type StoreAddress = { readonly folder: string } | { readonly databaseUrl: string };

interface Opened {
  readonly store: Store;
  /** What the store stands on. */
  readonly database: Database;
}

export interface Home {
  readonly name: 'sqlite' | 'postgres';
  /** A new and empty one. */
  address(): Promise<StoreAddress>;
  /** Closed after the test, whatever comes of it. */
  connect(address: StoreAddress): Promise<Database>;
  open(address: StoreAddress): Promise<Opened>;
  /** One for all tests of the suite, emptied: to make a new one takes ten times as long. */
  empty(): Promise<Opened>;
}

const connected = async (address: StoreAddress): Promise<Database> =>
  'folder' in address ? openSqlite(address.folder) : new PostgresDatabase(address.databaseUrl);

const TABLES = [
  'guests',
  'chats',
  'room_seats',
  'rooms',
  'matches',
  'answers',
  'snapshots',
  'frames',
  'results',
  'days',
  'attempts',
  'pulse',
];

/** Call it inside of `describe`: it brings its own before and after. */
export function home(name: Home['name']): Home {
  const open: Database[] = [];
  const folders: string[] = [];
  let postgres: Postgres | undefined;
  let shared: Opened | undefined;
  if (name === 'postgres') {
    beforeAll(async () => {
      postgres = await startPostgres();
    });
  }
  const close = async (databases: readonly Database[]): Promise<void> => {
    await Promise.all(databases.map((database) => database.close()));
  };
  afterEach(() => close(open.splice(0)));
  afterAll(async () => {
    await close(shared === undefined ? [] : [shared.database]);
    await postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const address = async (): Promise<StoreAddress> => {
    if (postgres !== undefined) return { databaseUrl: await postgres.fresh() };
    const folder = mkdtempSync(join(tmpdir(), 'tavern-store-'));
    folders.push(folder);
    return { folder };
  };
  const connect = async (address: StoreAddress): Promise<Database> => {
    const database = await connected(address);
    open.push(database);
    return database;
  };
  const migrated = async (database: Database): Promise<Opened> => {
    await migrate(database);
    return { store: storeOn(database), database };
  };
  return {
    name,
    address,
    connect,
    open: async (address) => migrated(await connect(address)),
    async empty() {
      shared ??= await migrated(await connected(await address()));
      await shared.database.run(TABLES.map((table) => ({ sql: `DELETE FROM ${table}`, values: [] })));
      return shared;
    },
  };
}
