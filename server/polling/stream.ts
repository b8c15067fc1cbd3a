import { Readable } from 'node:stream';
import type { Say } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { Look } from './look.ts';
import type { Pages } from './pages.ts';
import type { Poller } from './poller.ts';
import { type AtTable, matchOf, told } from './tables.ts';
import type { Telling } from './telling.ts';

/** Milliseconds between two signs of life: proxies and our own server close what is silent. */
const BEAT = 10_000;
/** Characters that wait to be read. Who reads more slowly is let go, and resumes after the last event that arrived. */
const UNREAD = 1_000_000;
/** Milliseconds after which a client that was let go should come again. */
const RETRY = 1_000;

interface StreamSetup {
  readonly poller: Poller;
  readonly at: AtTable;
  readonly telling: Telling;
  readonly pages: Pages;
  /** The last frame that was seen; null: begin with the newest. */
  readonly since: number | null;
  /** A frame to begin with. */
  readonly newest: Frame;
  trouble(error: unknown): void;
}

/** A table as server-sent events, frame by frame. Ids are the frames' numbers, which follow from the answers: they are the same at every server. */
export class Stream {
  readonly body = new Readable({ read() {} });
  private readonly setup: StreamSetup;
  private sent: number;
  private pumping = false;
  private again = false;
  private status = '';
  private readonly ends: (() => void)[] = [];

  constructor(setup: StreamSetup) {
    this.setup = setup;
    const { since, newest, at } = setup;
    this.sent = since ?? newest.n - 1;
    this.body.push(`retry: ${RETRY}\n\n`);
    if (since === null) this.say(newest);
    const beat = setInterval(() => this.push(':\n\n'), BEAT);
    this.ends.push(() => clearInterval(beat));
    if (at instanceof Look) this.ends.push(at.listen(() => this.wake()));
    this.body.once('close', () => this.end());
    this.wake();
  }

  private wake(): void {
    this.again = true;
    if (this.pumping) return;
    this.pumping = true;
    // At the end of the tick: several frames of one tick are told at once.
    setImmediate(() => void this.pump().catch((error: unknown) => this.failed(error)));
  }

  private async pump(): Promise<void> {
    const { at, poller, pages } = this.setup;
    while (this.again && !this.body.destroyed) {
      this.again = false;
      const seat = matchOf(at).seatOf(poller.guest.id);
      const newest = at instanceof Look ? at.newest.n : this.setup.newest.n;
      while (this.sent < newest && !this.body.destroyed) {
        const page = await pages.after(poller, matchOf(at), {
          seat,
          since: this.sent,
          newest: at instanceof Look ? newest : null,
        });
        // Enough looked back for now: the client comes again.
        if ('ok' in page) return this.close();
        for (const frame of page.frames) this.say(frame);
        if (page.frames.length === 0) break;
      }
      if (at instanceof Look) this.tellStatus(at);
    }
    this.pumping = false;
    if (!(at instanceof Look)) return this.close();
    if (at.why !== null) this.gone(at.why);
    if (at.over) this.close();
  }

  private say(frame: Frame): void {
    if (frame.n <= this.sent) return;
    this.sent = frame.n;
    this.push(`event: frame\nid: ${frame.n}\ndata: ${JSON.stringify(this.setup.telling.moment(frame))}\n\n`);
  }

  private tellStatus(look: Look): void {
    const status = told(look.standing);
    // Its time is always another.
    const key = JSON.stringify({ ...status, now: 0 });
    if (key === this.status) return;
    this.status = key;
    this.push(`event: status\ndata: ${JSON.stringify(status)}\n\n`);
  }

  private gone(why: Say): void {
    this.push(`event: gone\ndata: ${JSON.stringify({ why, says: this.setup.telling.text(why) })}\n\n`);
  }

  private push(text: string): void {
    if (this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > UNREAD) this.body.destroy();
  }

  private close(): void {
    this.end();
    if (!this.body.destroyed) this.body.push(null);
  }

  private end(): void {
    for (const each of this.ends.splice(0)) each();
  }

  private failed(error: unknown): void {
    this.pumping = false;
    this.setup.trouble(error);
    this.body.destroy();
  }
}
