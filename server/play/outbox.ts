/** A receiver of messages at the end of the tick. */
export interface Addressee {
  /** Waits for an acknowledgement, and so comes before everybody else. */
  readonly first: boolean;
  deliver(): void;
}

/** Gathers all messages of one tick of the event loop, and sends them at its end: acknowledgements first, one message to each. */
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

  /** A failure for one receiver does not keep the message from the others. */
  private deliver(addressee: Addressee): void {
    try {
      addressee.deliver();
    } catch (error) {
      this.trouble(error);
    }
  }
}
