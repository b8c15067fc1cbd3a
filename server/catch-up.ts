import type { Clock } from '@tavern/host';

interface CatchUpSetup {
  readonly clock: Clock;
  trouble(error: unknown): void;
}

type Read = () => Promise<void>;

/** Milliseconds after which a store that did not answer is asked again. */
const RETRY = 1_000;

/** Reads what another process has changed. Nobody tells of a change twice, so what the store could not read is read again until it can. */
export class CatchUp {
  readonly #setup: CatchUpSetup;
  /** What is to be read again, by its name: only the newest read of each. */
  readonly #missed = new Map<string, Read>();
  #cancel: (() => void) | null = null;
  #closed = false;

  constructor(setup: CatchUpSetup) {
    this.#setup = setup;
  }

  /** Resolves when it was tried once. */
  async read(what: string, read: Read): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (this.#closed) return;
      if (!this.#missed.has(what)) this.#setup.trouble(error);
      this.#missed.set(what, read);
      this.#later();
    }
  }

  close(): void {
    this.#closed = true;
    this.#missed.clear();
    this.#cancel?.();
  }

  #later(): void {
    this.#cancel ??= this.#setup.clock.after(RETRY, () => void this.#again());
  }

  async #again(): Promise<void> {
    const missed = [...this.#missed];
    await Promise.all(missed.map(([what, read]) => this.#retry(what, read)));
    this.#cancel = null;
    if (this.#missed.size > 0 && !this.#closed) this.#later();
  }

  async #retry(what: string, read: Read): Promise<void> {
    try {
      await read();
    } catch {
      return;
    }
    // Something newer may have been missed meanwhile.
    if (this.#missed.get(what) === read) this.#missed.delete(what);
  }
}
