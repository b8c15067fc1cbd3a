import { LINE_PATH } from '@tavern/wire';
import { onTestFinished } from 'vitest';
import { until } from '../servers.ts';

export type RawFrame = string | Uint8Array<ArrayBuffer>;
/** A message of the server: a reply to a request with that number, or what it says unasked. */
export type Heard = readonly [idOrName: number | string, what: unknown];

/** The number of the sound request that comes last. */
const LAST = 777;

export const hello = (secret: string): string => JSON.stringify([0, 'hello', { secret, protocol: 2 }]);

/** A WebSocket that says whatever it is told to say. */
export class RawSocket {
  readonly heard: Heard[] = [];
  closed = false;
  /** Why the server closed it, in its own words. */
  why = '';
  private readonly socket: WebSocket;

  constructor(url: string, query = '') {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${LINE_PATH}${query}`);
    this.socket.addEventListener('message', ({ data }) => this.heard.push(...(JSON.parse(String(data)) as Heard[])));
    this.socket.addEventListener('close', ({ reason }) => {
      this.closed = true;
      this.why = reason;
    });
    // What closes it is the server's to choose.
    this.socket.addEventListener('error', () => {});
    onTestFinished(() => this.close());
  }

  /** Up to where a guest's messages are heard. */
  static async connected(url: string, secret: string): Promise<RawSocket> {
    const raw = await RawSocket.opened(url);
    raw.send(hello(secret));
    await raw.hears(0);
    return raw;
  }

  static async opened(url: string, query?: string): Promise<RawSocket> {
    const raw = new RawSocket(url, query);
    await until(() => raw.socket.readyState !== WebSocket.CONNECTING, 'it never opened');
    return raw;
  }

  send(...frames: readonly RawFrame[]): void {
    for (const frame of frames) if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame);
  }

  /** What the server said under this number or name. */
  async hears(idOrName: number | string): Promise<unknown> {
    const found = (): Heard | undefined => this.heard.find(([first]) => first === idOrName);
    await until(() => found() !== undefined || this.closed, `never heard ${idOrName}: ${JSON.stringify(this.heard)}`);
    const message = found();
    if (message === undefined) throw new Error(`closed before ${idOrName} was heard`);
    return message[1];
  }

  /** 'closed', or everything the server said to these frames, by the time it has answered a sound request after them. */
  async saidTo(frames: readonly RawFrame[]): Promise<'closed' | readonly Heard[]> {
    const before = this.heard.length;
    const isLast = ([first]: Heard): boolean => first === LAST;
    this.send(...frames, JSON.stringify([LAST, 'rooms.mine', {}]));
    await until(() => this.closed || this.heard.slice(before).some(isLast), 'neither answered nor closed');
    if (this.closed) return 'closed';
    return this.heard.slice(before).filter((message) => !isLast(message));
  }

  close(): void {
    this.socket.close();
  }
}
