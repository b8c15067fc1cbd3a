import { MIGRATIONS, type Migration } from './schema.ts';
import { type Database, rows, type Statement } from './sql.ts';

/** The database was written by a newer Tavern than this one, which would not understand it. */
export class StoreTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `the database is at migration ${found}, and this version of Tavern knows ${known} of them: ` +
        'start the version that wrote it, or one after that, or restore the backup from before it',
    );
  }
}

const statement = (sql: string): Statement => ({ sql, values: [] });

/** Brings the database to the last migration, each in its own transaction. Several processes may do this at once. */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const { dialect } = database;
  await database.run([
    ...dialect.alone,
    statement(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)',
    ),
  ]);
  const [last] = await rows(database, 'SELECT max(number) AS number FROM migrations');
  const found = Number(last?.['number'] ?? 0);
  if (found > migrations.length) throw new StoreTooNew(found, migrations.length);
  for (const [index, { name, sql }] of migrations.entries()) {
    if (index < found) continue;
    // Where another process has applied it meanwhile its row is there, and this one does nothing.
    const first: Statement = {
      sql: 'INSERT INTO migrations (number, name, applied_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING number',
      values: [index + 1, name, Date.now()],
      must: true,
    };
    await database.run([...dialect.alone, first, ...sql(dialect).map(statement)]);
  }
}
