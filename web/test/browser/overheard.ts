import type { Frame } from '@tavern/host';
import { EventMemory, fromPast, fromWhole, fromWire, type PastFrames, type TableUpdate } from '@tavern/wire';
import type { Page } from 'playwright-core';

type Reply = {
  readonly seat?: number | null;
  readonly names?: readonly string[];
  readonly update?: TableUpdate;
} & Partial<PastFrames>;

/** Engine.IO puts several messages into one answer so. */
const BETWEEN = '\u001E';
/** A Socket.IO event or acknowledgement: digits, then what was said. */
const SAID = /^4[23]\d*(\[.*)$/s;

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
      if (!/\/(socket\.io|api)\//.test(response.url()) || response.url().endsWith('/record')) return;
      // A page that is left takes its answers with it.
      response.text().then(
        (text) => text.split(BETWEEN).forEach((part) => this.#hear(part)),
        () => {},
      );
    });
  }

  #hear(payload: string): void {
    const [, said] = SAID.exec(payload) ?? [];
    const words: readonly unknown[] = said === undefined ? [] : JSON.parse(said);
    const [first, second] = words;
    if (first === 'table') this.#update(second as TableUpdate);
    else if (typeof first !== 'object' || first === null) this.others.push(payload);
    else this.#reply(first, payload);
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
