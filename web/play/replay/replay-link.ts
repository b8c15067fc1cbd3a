import { refused } from '../../model/refused.ts';
import type { Asks, FromWorker, Gives, Progress, ReplayName, ToWorker } from './messages.ts';

/** A worker, or its stand-in. */
export interface Port {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', heard: (event: { readonly data: FromWorker }) => void): void;
  terminate(): void;
}

/** The page's end of the worker: requests with their replies, and how far it has come. */
export class ReplayLink {
  /** Called whenever more of the record has been gone through. */
  progress: (progress: Progress) => void = () => {};
  /** Called once, when the worker has stopped by itself. */
  lost: () => void = () => {};
  private readonly port: Port;
  private readonly waiting = new Map<number, (gives: Gives<ReplayName>) => void>();
  private count = 0;
  private ended = false;

  constructor(port: Port) {
    this.port = port;
    port.addEventListener('message', ({ data }) => {
      if ('progress' in data) return this.progress(data.progress);
      this.waiting.get(data.id)?.(data.gives);
      this.waiting.delete(data.id);
    });
  }

  request<N extends ReplayName>(name: N, asks: Asks<N>): Promise<Gives<N>> {
    if (this.ended) return Promise.resolve(refused('replay.lost'));
    this.count += 1;
    const id = this.count;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.port.postMessage({ id, name, asks });
    });
  }

  fail(): void {
    if (this.ended) return;
    this.end();
    this.lost();
  }

  end(): void {
    this.ended = true;
    this.port.terminate();
    for (const done of this.waiting.values()) done(refused('replay.lost'));
    this.waiting.clear();
  }
}

/** A worker of its own for every record that is watched: it ends with it. */
export function startLink(): ReplayLink {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  const link = new ReplayLink(worker);
  const fail = (event: Event): void => {
    console.error(event);
    link.fail();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  return link;
}
