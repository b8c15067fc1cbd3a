import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { checkStorable, type Database, type Dialect, type Row, type Statement } from '../sql.ts';
import type { Answer, Order } from './messages.ts';

/** Another process, or another store of this one, has the file. */
export class StoreInUse extends Error {
  readonly file: string;

  constructor(file: string) {
    super(
      `${file} is in use by another process: one server per data folder. Stop the other one (it frees the file even when it is killed), ` +
        'or give this one another folder; several servers share a PostgreSQL database',
    );
    this.file = file;
  }
}

interface Waiting {
  /** With the rows, or with which answers were stored. */
  readonly resolve: (came: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A file in a folder, behind a worker thread: only requests that need the disk wait for a slow disk. */
export class SqliteDatabase implements Database {
  readonly dialect: Dialect = { counter: 'INTEGER PRIMARY KEY', faraway: false, alone: [] };
  readonly opened: Promise<unknown>;
  private readonly worker: Worker;
  private readonly exited: Promise<void>;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Why there is no worker any more. */
  private gone: Error | null = null;

  constructor(worker: Worker, file: string) {
    this.worker = worker;
    worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.hear(answer, file);
    });
    worker.on('error', (error) => this.lose(new Error(`the thread of ${file} has crashed: ${error.message}`, { cause: error })));
    this.exited = new Promise((done) => {
      worker.once('exit', () => {
        this.lose(new Error(`the thread of ${file} has ended`));
        done();
      });
    });
    this.opened = new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }));
  }

  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | null> {
    checkStorable(statements);
    return statements.length === 0 && this.gone === null ? [] : this.ask((id) => ({ id, statements }));
  }

  journal(answers: string): Promise<readonly boolean[] | null> {
    return this.ask((id) => ({ id, journal: answers }));
  }

  readonly backup = async (file: string): Promise<void> => {
    await this.ask((id) => ({ id, backup: file }));
  };

  /** Nobody else can be on the same file. */
  async watch(): Promise<void> {}

  /** What was asked before is done first. */
  async close(): Promise<void> {
    if (this.gone === null) this.order({ close: true });
    this.gone ??= new Error('the store is closed');
    await this.exited;
  }

  private ask<Came>(order: (id: number) => Order): Promise<Came> {
    if (this.gone !== null) return Promise.reject(this.gone);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.order(order(id));
      this.waiting.set(id, { resolve, reject });
    });
  }

  private order(order: Order): void {
    this.worker.postMessage(order);
  }

  private hear(answer: Answer, file: string): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('rows' in answer) asked?.resolve(answer.rows as never);
    else if ('stored' in answer) asked?.resolve(answer.stored as never);
    else asked?.reject(answer.busy ? new StoreInUse(file) : answer.error);
  }

  private lose(why: Error): void {
    this.gone ??= why;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}

export async function openSqlite(folder: string): Promise<Database> {
  // The secrets of running matches are in it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'tavern.db');
  // It does not get our own flags: some, such as --eval's, would keep it from starting.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { file }, execArgv: [] });
  const database = new SqliteDatabase(worker, file);
  try {
    await database.opened;
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
