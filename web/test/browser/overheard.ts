import type { Frame } from '@tavern/host';
import { EventMemory, fromPast, fromWhole, fromWire, type PastFrames, type TableUpdate } from '@tavern/wire';
import type { Page } from 'playwright-core';

type Reply = {
  readonly seat?: number | null;
  readonly names?: readonly string[];
  readonly update?: TableUpdate;
} & Partial<PastFrames>;

/** All that the server sends to a page: every frame of its table, put together as the page does, and everything else. */
export class Overheard {
  /** In the order in which they came. What is told again, after a reload, is here again. */
  readonly frames: Frame[] = [];
  /** As it was sent. */
  readonly others: string[] = [];
  #newest: Frame | null = null;
  #memory = new EventMemory();

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
    page.on('response', (response) => {
      // The record is for everybody, once a match is over.
      if (!response.url().includes('/api/') || response.url().endsWith('/record')) return;
      // A page that is left takes its answers with it.
      response.text().then(
        (text) => this.others.push(text),
        () => {},
      );
    });
  }

  #hear(payload: string): void {
    for (const [first, what] of JSON.parse(payload) as [number | string, object][]) {
      if (first === 'table') this.#update(what as TableUpdate);
      else if (typeof first === 'string') this.others.push(JSON.stringify(what));
      else this.#reply(what, JSON.stringify(what));
    }
  }

  #reply(reply: Reply, payload: string): void {
    const { names, update, start, frames, newest } = reply;
    // The table is watched anew: both ends begin to remember.
    if (names !== undefined) this.#memory = new EventMemory();
    if (update !== undefined) this.#update(update);
    else if (start !== undefined && frames !== undefined && newest !== undefined)
      this.frames.push(...fromPast({ start, frames }));
    else this.others.push(payload);
  }

  #update({ start, frames = [] }: TableUpdate): void {
    if (start !== undefined) this.#show(fromWhole(start));
    for (const frame of frames) if (this.#newest !== null) this.#show(fromWire(frame, this.#newest, this.#memory));
  }

  #show(frame: Frame): void {
    this.#newest = frame;
    this.frames.push(frame);
  }
}
