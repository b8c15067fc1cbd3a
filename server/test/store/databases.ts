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

export type Place = { readonly folder: string } | { readonly databaseUrl: string };

interface Opened {
  readonly store: Store;
  /** What the store stands on. */
  readonly database: Database;
}

export interface Home {
  readonly name: 'sqlite' | 'postgres';
  /** A new and empty one. */
  place(): Promise<Place>;
  /** Closed after the test, whatever comes of it. */
  connect(place: Place): Promise<Database>;
  open(place: Place): Promise<Opened>;
  /** One for all tests of the suite, emptied: to make a new one takes ten times as long. */
  empty(): Promise<Opened>;
}

const connected = async (place: Place): Promise<Database> =>
  'folder' in place ? openSqlite(place.folder) : new PostgresDatabase(place.databaseUrl);

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

  const place = async (): Promise<Place> => {
    if (postgres !== undefined) return { databaseUrl: await postgres.fresh() };
    const folder = mkdtempSync(join(tmpdir(), 'tavern-store-'));
    folders.push(folder);
    return { folder };
  };
  const connect = async (place: Place): Promise<Database> => {
    const database = await connected(place);
    open.push(database);
    return database;
  };
  const migrated = async (database: Database): Promise<Opened> => {
    await migrate(database);
    return { store: storeOn(database), database };
  };
  return {
    name,
    place,
    connect,
    open: async (place) => migrated(await connect(place)),
    async empty() {
      shared ??= await migrated(await connected(await place()));
      await shared.database.run(TABLES.map((table) => ({ sql: `DELETE FROM ${table}`, values: [] })));
      return shared;
    },
  };
}
