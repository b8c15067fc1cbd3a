import { z } from 'zod';
import { adminStore } from './admin.ts';
import { chatStore } from './chats.ts';
import { dailyStore } from './daily.ts';
import { guestStore } from './guests.ts';
import { matchStore } from './matches.ts';
import { migrate } from './migrations.ts';
import { nodeStore } from './nodes.ts';
import { PostgresDatabase } from './postgres/postgres.ts';
import { roomStore } from './rooms.ts';
import { type Database, rows } from './sql.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { News, Store } from './store.ts';

/** The rows that rooms.ts, answers.ts, chats.ts and admin.ts tell, and what nodes send each other. */
const news = z.union([
  z.object({ match: z.string(), seq: z.int() }),
  z.object({ room: z.string() }),
  z.object({ act: z.int() }),
  z.object({ chat: z.string(), guest: z.string(), name: z.string(), text: z.string(), at: z.int() }),
  z.object({ from: z.string(), letters: z.array(z.unknown()) }),
  z.object({ missed: z.literal(true) }),
]) satisfies z.ZodType<News>;

const PULSE = 'INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';

/** SQLite in a folder, for one server; or PostgreSQL, for any number. */
export async function openStore(where: { readonly folder: string } | { readonly databaseUrl: string }): Promise<Store> {
  const database = 'folder' in where ? await openSqlite(where.folder) : new PostgresDatabase(where.databaseUrl);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return storeOn(database);
}

/** On a database with all migrations. */
export function storeOn(database: Database): Store {
  return {
    guests: guestStore(database),
    rooms: roomStore(database),
    matches: matchStore(database),
    chats: chatStore(database),
    daily: dailyStore(database),
    async pulse(now) {
      await rows(database, PULSE, now);
    },
    ...(database.backup === undefined ? {} : { backup: database.backup }),
    admin: adminStore(database),
    nodes: database.mail === undefined ? null : nodeStore(database, database.mail),
    watch: (heard) =>
      database.watch((row) => {
        const told = news.safeParse(row);
        if (told.success) heard(told.data);
      }),
    close: () => database.close(),
  };
}
