import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
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

/** What came of an order: each statement's rows (null: one that `must` returned none), or an error. */
export type Done = { readonly rows: readonly (readonly Row[])[] | null } | { readonly error: unknown };

/** The file itself. Blocks: it lives in a worker thread. */
export class Connection {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    try {
      for (const setting of SETTINGS) this.database.exec(setting);
      // SQLite takes the exclusive lock with the first write. This one takes it now, and not with the first answer of a game.
      this.database.exec('BEGIN EXCLUSIVE; COMMIT');
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  /**
   * Carries out all orders in one transaction, and so with one flush of the disk. Each order is done wholly or not at all, independent of the others.
   * If the transaction itself fails, it fails for all of them.
   */
  runAll(orders: readonly (readonly Statement[])[]): readonly Done[] {
    const [only] = orders;
    if (orders.length === 1 && only?.length === 1) return [this.alone(only)];
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const done = orders.map((statements) => this.within(statements));
      this.database.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A statement alone is a transaction by itself. */
  private alone(statements: readonly Statement[]): Done {
    try {
      return { rows: this.each(statements) };
    } catch (error) {
      return { error };
    }
  }

  private within(statements: readonly Statement[]): Done {
    this.database.exec('SAVEPOINT one');
    try {
      const rows = this.each(statements);
      if (rows === null) this.database.exec('ROLLBACK TO one');
      this.database.exec('RELEASE one');
      return { rows };
    } catch (error) {
      // Some errors, a full disk among them, have rolled everything back already: then all have failed.
      if (!this.database.isTransaction) throw error;
      this.database.exec('ROLLBACK TO one; RELEASE one');
      return { error };
    }
  }

  private each(statements: readonly Statement[]): readonly (readonly Row[])[] | null {
    const done: (readonly Row[])[] = [];
    for (const statement of statements) {
      const rows = this.all(statement);
      if (statement.must === true && rows.length === 0) return null;
      done.push(rows);
    }
    return done;
  }

  /** A few pages at a time, between which others are served. What they change meanwhile comes into the copy too. */
  async backup(file: string): Promise<Done> {
    await backup(this.database, file);
    return { rows: [] };
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
