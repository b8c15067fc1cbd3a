import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Statement } from '../sql.ts';

/** One process has the file, and says so with a lock that ends with the process, however that ends. */
const SETTINGS = [
  'PRAGMA busy_timeout = 0',
  'PRAGMA locking_mode = EXCLUSIVE',
  'PRAGMA journal_mode = WAL',
  // A commit returns when the disk has it, on macOS too, where a plain fsync does not say so.
  'PRAGMA synchronous = FULL',
  'PRAGMA fullfsync = ON',
  'PRAGMA foreign_keys = ON',
];

/** The file itself. Blocks: it lives in a worker thread. */
export class Connection {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    try {
      for (const setting of SETTINGS) this.database.exec(setting);
      // The exclusive lock is taken by the first one who writes: now, not with the first answer of a game.
      this.database.exec('BEGIN EXCLUSIVE; COMMIT');
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  run(statements: readonly Statement[]): readonly (readonly Row[])[] | null {
    const [only] = statements;
    if (only !== undefined && statements.length === 1) {
      const rows = this.all(only);
      return only.must === true && rows.length === 0 ? null : [rows];
    }
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const done: (readonly Row[])[] = [];
      for (const statement of statements) {
        const rows = this.all(statement);
        if (statement.must === true && rows.length === 0) {
          this.database.exec('ROLLBACK');
          return null;
        }
        done.push(rows);
      }
      this.database.exec('COMMIT');
      return done;
    } catch (error) {
      // Some errors, a full disk among them, have rolled back already.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.database.close();
  }

  private all({ sql, values }: Statement): readonly Row[] {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      this.prepared.set(sql, statement);
    }
    return statement.all(...values);
  }
}
