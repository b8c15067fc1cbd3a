import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every row of every table, from a copy of a store's files that nobody writes to just now. */
export function dump(folder: string): ReadonlyMap<string, readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'tavern-dump-'));
  try {
    for (const file of ['tavern.db', 'tavern.db-wal'])
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file));
    const database = new DatabaseSync(join(copy, 'tavern.db'));
    try {
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      return new Map(tables.map(({ name }) => [String(name), rowsOf(database, String(name))]));
    } finally {
      database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const rowsOf = (database: DatabaseSync, table: string): readonly string[] =>
  database
    .prepare(`SELECT * FROM "${table}"`)
    .all()
    .map((row) => JSON.stringify(row))
    .sort();

/** Rows that are in one and not in the other, by table. */
export function changes(before: ReturnType<typeof dump>, after: ReturnType<typeof dump>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, fresh] = [new Set(before.get(table)), new Set(after.get(table))];
    const gone = [...old].filter((row) => !fresh.has(row)).map((row) => `${table} - ${row}`);
    return [...gone, ...[...fresh].filter((row) => !old.has(row)).map((row) => `${table} + ${row}`)];
  });
}
