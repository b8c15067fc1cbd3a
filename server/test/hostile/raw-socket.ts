import { onTestFinished } from 'vitest';
import { until } from '../servers.ts';

/** A WebSocket that says whatever it is told to say, in Engine.IO and Socket.IO's own characters. */
export class RawSocket {
  readonly heard: string[] = [];
  closed = false;
  private readonly socket: WebSocket;

  constructor(url: string, query = 'EIO=4&transport=websocket') {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?${query}`);
    this.socket.addEventListener('message', ({ data }) => this.heard.push(String(data)));
    this.socket.addEventListener('close', () => {
      this.closed = true;
    });
    // What closes it is the server's to choose.
    this.socket.addEventListener('error', () => {});
    onTestFinished(() => this.close());
  }

  /** Up to where a guest's messages are heard. */
  static async connected(url: string, secret: string): Promise<RawSocket> {
    const raw = await RawSocket.opened(url);
    raw.send(`40${JSON.stringify({ secret, protocol: 1 })}`);
    await raw.hears('40');
    return raw;
  }

  static async opened(url: string): Promise<RawSocket> {
    const raw = new RawSocket(url);
    await raw.hears('0');
    return raw;
  }

  send(...packets: readonly (string | Uint8Array<ArrayBuffer>)[]): void {
    for (const packet of packets) if (this.socket.readyState === WebSocket.OPEN) this.socket.send(packet);
  }

  /** The first packet that begins like this. */
  async hears(beginning: string): Promise<string> {
    const found = (): string | undefined => this.heard.find((packet) => packet.startsWith(beginning));
    await until(() => found() !== undefined || this.closed, `never heard ${beginning}: ${this.heard.join(' ')}`);
    const packet = found();
    if (packet === undefined) throw new Error(`closed before ${beginning} was heard`);
    return packet;
  }

  /** 'closed', or everything the server said to these packets, by the time it has answered a sound message after them. */
  async saidTo(packets: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<'closed' | readonly string[]> {
    const before = this.heard.length;
    this.send(...packets, '42777["rooms.mine",{}]');
    await until(
      () => this.closed || this.heard.some((packet) => packet.startsWith('43777')),
      'neither answered nor closed',
      5_000,
    );
    if (this.closed) return 'closed';
    return this.heard.slice(before).filter((packet) => !packet.startsWith('43777') && packet !== '2');
  }

  close(): void {
    this.socket.close();
  }
}
