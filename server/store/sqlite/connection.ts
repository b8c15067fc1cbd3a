import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Statement } from '../sql.ts';
import { Journal } from './journal.ts';
import type { Work } from './messages.ts';

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

/** What came of an order: each statement's rows (null: one that `must` returned none), which answers were stored (null: all), or an error. */
export type Done =
  | { readonly rows: readonly (readonly Row[])[] | null }
  | { readonly stored: readonly boolean[] | null }
  | { readonly error: unknown };

/** Answers that wait before they are settled: fewer would fill no pages. */
const WAITING = 1_000;
/** Answers that are settled in one go: those who wait for the disk meanwhile should not notice. */
const SLICE = 64;

/** The table that the journal is settled in. */
const ANSWERS = /\banswers\b/;

/** The file itself. Blocks: it lives in a worker thread. */
export class Connection {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private readonly journal: Journal;

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    try {
      for (const setting of SETTINGS) this.database.exec(setting);
      // SQLite takes the exclusive lock with the first write. This one takes it now, and not with the first answer of a game.
      this.database.exec('BEGIN EXCLUSIVE; COMMIT');
      this.journal = new Journal(this.database);
      this.journal.reread();
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  /**
   * Carries out all orders in one transaction, and so with one flush of the disk. Each order is done wholly or not at all, independent of the others.
   * If the transaction itself fails, it fails for all of them.
   */
  runAll(orders: readonly Work[]): readonly Done[] {
    const [only] = orders;
    if (orders.length === 1 && only !== undefined && this.isSingle(only)) return [this.alone(only)];
    return this.together(() => orders.map((order) => this.within(order)));
  }

  /**
   * Answers that were journalled go to their table, a few at a time: as soon as many wait, and until all of those are there. `now`: if any wait.
   * `all`: all of them, at once.
   */
  settle(how?: 'now' | 'all'): void {
    const { waiting, unfinished } = this.journal;
    const due = how === undefined ? unfinished || waiting >= WAITING : waiting > 0;
    if (due) this.unflushed(() => this.journal.settle(how === 'all' ? undefined : SLICE));
  }

  /** Which answers are not settled: those that it has begun with, some that came later, or none. */
  get unsettled(): 'begun' | 'some' | 'none' {
    const { waiting, unfinished } = this.journal;
    return unfinished ? 'begun' : waiting > 0 ? 'some' : 'none';
  }

  /**
   * A transaction that the disk need not have yet: all that is in it is in the file already, in another place. If it is lost, so is the removal
   * from there, and the next flush of the disk includes it.
   */
  private unflushed(work: () => void): void {
    const [usual] = this.all({ sql: 'PRAGMA synchronous', values: [] });
    this.database.exec('PRAGMA synchronous = NORMAL');
    try {
      this.together(work);
    } finally {
      this.database.exec(`PRAGMA synchronous = ${String(usual?.['synchronous'])}`);
    }
  }

  private together<X>(work: () => X): X {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      this.database.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      this.journal.reread();
      throw error;
    }
  }

  /** A transaction by itself: one statement, or a batch for the journal. */
  private isSingle(order: Work): boolean {
    return typeof order === 'string' || (order.length === 1 && !this.readsJournalled(order));
  }

  /** What is about answers must find those that are in the journal. */
  private readsJournalled(statements: readonly Statement[]): boolean {
    return this.journal.waiting > 0 && statements.some(({ sql }) => ANSWERS.test(sql));
  }

  private alone(order: Work): Done {
    try {
      return typeof order === 'string' ? { stored: this.journal.append(order) } : { rows: this.each(order) };
    } catch (error) {
      this.journal.reread();
      return { error };
    }
  }

  private within(order: Work): Done {
    if (typeof order !== 'string' && this.readsJournalled(order)) this.journal.settle();
    this.database.exec('SAVEPOINT one');
    try {
      const done = typeof order === 'string' ? { stored: this.journal.append(order) } : { rows: this.each(order) };
      if ('rows' in done && done.rows === null) this.database.exec('ROLLBACK TO one');
      this.database.exec('RELEASE one');
      return done;
    } catch (error) {
      // Some errors, a full disk among them, have rolled everything back already: then all have failed.
      if (!this.database.isTransaction) throw error;
      this.database.exec('ROLLBACK TO one; RELEASE one');
      this.journal.reread();
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
