import type { Entry } from '@tavern/host';
import { ANSWERS, BrowserDatabase, MATCHES } from './database.ts';
import type { HereMatch } from './here-match.ts';
import type { HereStorage, Progress } from './storage.ts';

/** A stored answer. `[match, seq]` is its key, so that two tabs which race for the same one conflict here and not in the game. */
type AnswerRow = Entry & { readonly match: string };

const answersOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Matches in the browser's own database. */
export class IndexedStorage implements HereStorage {
  readonly lasts = true;
  private readonly database = new BrowserDatabase();

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

  private transact<X>(
    mode: IDBTransactionMode,
    work: (matches: IDBObjectStore, answers: IDBObjectStore, transaction: IDBTransaction) => IDBRequest<X> | void,
  ): Promise<X> {
    return this.database.transact([MATCHES, ANSWERS], mode, (transaction) =>
      work(transaction.objectStore(MATCHES), transaction.objectStore(ANSWERS), transaction),
    );
  }
}
