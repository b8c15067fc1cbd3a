const DATABASE = 'tavern';

export const MATCHES = 'matches';
export const ANSWERS = 'answers';
export const DECKS = 'decks';
export const NOTES = 'notes';

/**
 * What each version brought. A browser may come from any of them, and keeps all that it has: steps that pages have taken never change, new ones
 * go to the end.
 */
const STEPS: readonly ((database: Pick<IDBDatabase, 'createObjectStore'>) => void)[] = [
  (database) => {
    database.createObjectStore(MATCHES, { keyPath: 'id' });
    database.createObjectStore(ANSWERS, { keyPath: ['match', 'seq'] });
  },
  (database) => {
    database.createObjectStore(DECKS, { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore(NOTES, { keyPath: 'id' });
  },
];

export const VERSION = STEPS.length;

/** `from`: the version that the browser has; 0: none. */
export function upgrade(database: Pick<IDBDatabase, 'createObjectStore'>, from: number): void {
  for (const step of STEPS.slice(from)) step(database);
}

/** The browser's own database. One connection, opened when it is first needed. */
export class BrowserDatabase {
  private opening: Promise<IDBDatabase> | null = null;

  /** Resolves with the result of the request when the transaction is complete. */
  async transact<X>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => IDBRequest<X> | void,
  ): Promise<X> {
    const database = await this.open();
    return new Promise((done, failed) => {
      const transaction = database.transaction(stores, mode);
      const request = work(transaction);
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
    request.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(request.result, oldVersion));
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
