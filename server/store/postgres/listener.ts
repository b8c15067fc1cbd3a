import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { json } from '../damage.ts';

/** What concerns all processes. */
export const CHANNEL = 'tavern';
/** What concerns one of them. */
export const channelOf = (process: string): string => `${CHANNEL}_${process}`;

const RETRY_AFTER = 500;
/** Milliseconds. Who only listens does not notice that nobody can be heard any more: so something is asked from time to time. */
const ASK_EVERY = 5_000;

const payload = json(z.object({ from: z.string(), row: z.unknown() }));

/** Hears what other processes tell on the channel, on a connection of its own that is made again whenever it is lost. */
export class Listener {
  private readonly config: ClientConfig;
  /** A process does not listen to its own notices. */
  private readonly self: string;
  private readonly heard: (row: unknown) => void;
  private client: Client | null = null;
  private closed = false;

  constructor(config: ClientConfig, self: string, heard: (row: unknown) => void) {
    this.config = config;
    this.self = self;
    this.heard = heard;
  }

  async listen(): Promise<void> {
    const client = new Client(this.config);
    const ended = new Promise<void>((done) => client.once('end', () => done()));
    // A lost connection also ends, and that is where we act.
    client.on('error', () => {});
    client.on('notification', (message) => this.hear(message.payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${channelOf(this.self)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    const asking = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), ASK_EVERY);
    void ended.then(() => {
      clearInterval(asking);
      return this.again();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async again(): Promise<void> {
    this.client = null;
    while (!this.closed) {
      try {
        await this.listen();
        return this.heard({ missed: true });
      } catch {
        await pause(RETRY_AFTER, undefined, { ref: false });
      }
    }
  }

  private hear(text: string | undefined): void {
    const message = payload.safeParse(text);
    if (message.success && message.data.from !== this.self) this.heard(message.data.row);
  }
}
