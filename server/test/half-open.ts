import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a server, of which both ends stay open while nothing comes through any more: as when a firewall forgets, or a machine loses its power. */
export class HalfOpen {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private stalled = false;
  port = 0;

  static async to(port: number): Promise<HalfOpen> {
    const line = new HalfOpen();
    const server = createServer((near) => line.join(near, connect(port, '127.0.0.1')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    line.port = (server.address() as AddressInfo).port;
    onTestFinished(() => {
      for (const pair of line.pairs) for (const end of pair) end.destroy();
      server.close();
    });
    return line;
  }

  stall(): void {
    this.stalled = true;
    for (const pair of this.pairs) for (const end of pair) end.pause();
  }

  /** What was held back never comes. New connections work. */
  flow(): void {
    this.stalled = false;
    for (const pair of this.pairs) for (const end of pair) end.destroy();
    this.pairs.clear();
  }

  private join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (part) => void to.write(part));
      from.on('error', () => {});
      from.on('close', () => (this.stalled ? undefined : to.destroy()));
      if (this.stalled) from.pause();
    }
  }
}
