/** Somebody to be told at the end of the tick. */
export interface Addressee {
  /** Is somebody waiting for an acknowledgement? They come before everybody else. */
  readonly first: boolean;
  deliver(): void;
}

/** All that is said in one tick of the event loop is said at its end: acknowledgements first, one message to each. */
export class Outbox {
  private waiting = new Set<Addressee>();
  private readonly trouble: (error: unknown) => void;

  constructor(trouble: (error: unknown) => void) {
    this.trouble = trouble;
  }

  add(addressee: Addressee): void {
    if (this.waiting.size === 0) setImmediate(() => this.flush());
    this.waiting.add(addressee);
  }

  private flush(): void {
    const all = [...this.waiting];
    this.waiting = new Set();
    for (const each of all) if (each.first) this.deliver(each);
    for (const each of all) this.deliver(each);
  }

  /** What fails for one is said to all others. */
  private deliver(addressee: Addressee): void {
    try {
      addressee.deliver();
    } catch (error) {
      this.trouble(error);
    }
  }
}
