import { type Say, say } from '@tavern/engine';
import { refused } from '../../model/refused.ts';
import type { Asks, FromWorker, Gives, HereName, ToWorker } from './messages.ts';

/** A worker, or its stand-in. */
export interface Port {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', heard: (event: { readonly data: FromWorker }) => void): void;
}

type News = Exclude<FromWorker, { readonly id: number }>;
type Heard = (news: News) => void;

/** The page's end of the worker: requests with their replies, and news of open tables. */
export class HereLink {
  private readonly port: Port;
  private readonly waiting = new Map<number, (gives: Gives<HereName>) => void>();
  private readonly heard = new Map<string, Set<Heard>>();
  private count = 0;
  private lost: Say | null = null;

  constructor(port: Port) {
    this.port = port;
    port.addEventListener('message', ({ data }) => this.hear(data));
  }

  request<N extends HereName>(name: N, asks: Asks<N>): Promise<Gives<N>> {
    if (this.lost !== null) return Promise.resolve(refused(this.lost.key));
    this.count += 1;
    const id = this.count;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.port.postMessage({ id, name, asks });
    });
  }

  listen(match: string, heard: Heard): () => void {
    const all = this.heard.get(match) ?? new Set();
    this.heard.set(match, all.add(heard));
    return () => {
      all.delete(heard);
      if (all.size === 0 && this.heard.get(match) === all) this.heard.delete(match);
    };
  }

  /** The worker has ended, or never started. */
  fail(): void {
    this.lost = say('here.lost');
    const why = this.lost;
    for (const done of this.waiting.values()) done(refused(why.key));
    this.waiting.clear();
    for (const [match, all] of this.heard) for (const heard of all) heard({ match, gone: why });
  }

  private hear(message: FromWorker): void {
    if ('id' in message) {
      this.waiting.get(message.id)?.(message.gives);
      this.waiting.delete(message.id);
      return;
    }
    for (const heard of this.heard.get(message.match) ?? []) heard(message);
  }
}
