import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a server writes by its own clock, with nobody asking: that it still can, and since when a room has had somebody in it. */
const BY_THE_CLOCK = { table: 'pulse', column: 'attended_at' } as const;

/** Every row of every table, from a copy of a store's files that nobody writes to just now. */
export function dump(folder: string): ReadonlyMap<string, readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'tavern-dump-'));
  try {
    for (const file of ['tavern.db', 'tavern.db-wal'])
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file));
    const database = new DatabaseSync(join(copy, 'tavern.db'));
    try {
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      const names = tables.map(({ name }) => String(name)).filter((name) => name !== BY_THE_CLOCK.table);
      return new Map(names.map((name) => [name, rowsOf(database, name)]));
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
    .map((row) => JSON.stringify({ ...row, [BY_THE_CLOCK.column]: undefined }))
    .sort();

/** Rows that are in one and not in the other, by table. */
export function changes(before: ReturnType<typeof dump>, after: ReturnType<typeof dump>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, fresh] = [new Set(before.get(table)), new Set(after.get(table))];
    const gone = [...old].filter((row) => !fresh.has(row)).map((row) => `${table} - ${row}`);
    return [...gone, ...[...fresh].filter((row) => !old.has(row)).map((row) => `${table} + ${row}`)];
  });
}
