import type { Entry } from '@tavern/host';
import type { HereMatch } from './here-match.ts';
import type { HereStorage, Progress } from './storage.ts';

const DATABASE = 'tavern';
const VERSION = 1;
const MATCHES = 'matches';
const ANSWERS = 'answers';

/** A stored answer. `[match, seq]` is its key, so that two tabs which race for the same one conflict here and not in the game. */
type AnswerRow = Entry & { readonly match: string };

const answersOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Matches in the browser's own database. */
export class IndexedStorage implements HereStorage {
  private opening: Promise<IDBDatabase> | null = null;

  async add(match: HereMatch): Promise<void> {
    await this.transact('readwrite', (matches) => matches.add(match));
  }

  matches(): Promise<readonly unknown[]> {
    return this.transact('readonly', (matches) => matches.getAll());
  }

  async read(id: string): Promise<{ match: unknown; log: readonly unknown[] } | null> {
    const found: { match?: IDBRequest<unknown>; log?: IDBRequest<unknown[]> } = {};
    await this.transact('readonly', (matches, answers) => {
      found.match = matches.get(id);
      found.log = answers.getAll(answersOf(id));
    });
    const match = found.match?.result;
    return match === undefined ? null : { match, log: found.log?.result ?? [] };
  }

  /** The answer and its progress are one transaction, so that neither is ever stored without the other. */
  async append(id: string, entry: Entry, progress: Progress): Promise<void> {
    await this.transact('readwrite', (matches, answers, transaction) => {
      const row: AnswerRow = { ...entry, match: id };
      answers.add(row);
      const found: IDBRequest<HereMatch | undefined> = matches.get(id);
      found.addEventListener('success', () => {
        if (found.result === undefined) transaction.abort();
        else matches.put({ ...found.result, ...progress });
      });
    });
  }

  async remove(id: string): Promise<void> {
    await this.transact('readwrite', (matches, answers) => {
      matches.delete(id);
      answers.delete(answersOf(id));
    });
  }

  /** Resolves with the result of the request when the transaction is complete. */
  private async transact<X>(
    mode: IDBTransactionMode,
    work: (matches: IDBObjectStore, answers: IDBObjectStore, transaction: IDBTransaction) => IDBRequest<X> | void,
  ): Promise<X> {
    const database = await this.open();
    return new Promise((done, failed) => {
      const transaction = database.transaction([MATCHES, ANSWERS], mode);
      const request = work(transaction.objectStore(MATCHES), transaction.objectStore(ANSWERS), transaction);
      const fail = (): void => failed(transaction.error ?? new Error('the browser did not store it'));
      transaction.addEventListener('complete', () => done(request?.result as X));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  }

  private open(): Promise<IDBDatabase> {
    this.opening ??= openDatabase(() => {
      this.opening = null;
    }).catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }
}

function openDatabase(closed: () => void): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(MATCHES, { keyPath: 'id' });
      request.result.createObjectStore(ANSWERS, { keyPath: ['match', 'seq'] });
    });
    request.addEventListener('error', () => failed(request.error ?? new Error('the database does not open')));
    request.addEventListener('success', () => {
      const database = request.result;
      // Deleted by the person, or by the browser to free space: the next request opens a new one.
      database.addEventListener('close', closed);
      // A newer page in another tab wants to upgrade it, so this page closes it.
      database.addEventListener('versionchange', () => {
        database.close();
        closed();
      });
      done(database);
    });
  });
}
