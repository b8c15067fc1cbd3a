import type { Entry, TableStore } from './store.ts';

/** What follows an append: first whoever answered hears that it is stored, then everybody sees it; or it failed. */
export interface Then {
  readonly stored: () => void;
  readonly shown: () => void;
  readonly failed: (error: unknown) => void;
}

/** Stores answers one after another, in the order they were given. If one fails, so does every one behind it. */
export class Journal {
  private readonly store: TableStore;
  private last: Promise<void> = Promise.resolve();
  private pending = 0;

  constructor(store: TableStore) {
    this.store = store;
  }

  /** Is there an answer that not everybody has seen yet? */
  get busy(): boolean {
    return this.pending > 0;
  }

  append(entry: Entry, { stored, shown, failed }: Then): void {
    // With nothing before it there is nothing to wait for.
    this.last = this.busy ? this.last.then(() => this.store.append(entry)) : this.begin(entry);
    this.pending += 1;
    this.last.then(() => {
      stored();
      // One turn of the queue later, so that whoever awaits the acknowledgement comes first.
      queueMicrotask(() => {
        this.pending -= 1;
        shown();
      });
    }, failed);
  }

  private begin(entry: Entry): Promise<void> {
    try {
      return Promise.resolve(this.store.append(entry));
    } catch (error) {
      return Promise.reject(error);
    }
  }
}
