import type { WebSocket } from 'ws';

/** Milliseconds. A client that is silent for two beats is gone. */
const BEAT = 7_500;

/** Asks every client from time to time whether it is there, and shows it that the server is. */
export class Heartbeat {
  readonly #lines: ReadonlySet<WebSocket>;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(lines: ReadonlySet<WebSocket>, beat = BEAT) {
    this.#lines = lines;
    this.#timer = setInterval(() => this.beat(), beat);
  }

  /** It has just been heard. */
  heard(line: WebSocket): void {
    this.#alive.add(line);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  beat(): void {
    for (const line of this.#lines) {
      if (!this.#alive.delete(line)) {
        line.terminate();
        continue;
      }
      line.ping();
      // Pages do not see pings.
      line.send('[]');
    }
  }
}
