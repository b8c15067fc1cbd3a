import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Milliseconds. */
const [CHECK_EVERY, CHECK_FOR] = [400, 1_000];
/** As often in a row it must not have answered. */
const FALL = 2;

interface Behind {
  readonly port: number;
  failed: number;
  readonly sessions: Set<Socket>;
}

/** Which healthy node gets a new connection: each in its turn, or always the first. */
type Way = 'in turn' | 'first';

/**
 * What a proxy in front of several nodes does: each connection goes to the next healthy one, and those of a node that does not answer
 * `/health` are ended (HAProxy: `on-marked-down shutdown-sessions`). No client sticks to a node.
 */
export class Balancer {
  readonly url: string;
  private readonly server: Server;
  private readonly nodes: readonly Behind[];
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly way: Way;
  private next = 0;

  private constructor(server: Server, ports: readonly number[], way: Way) {
    this.server = server;
    this.way = way;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.nodes = ports.map((port) => ({ port, failed: 0, sessions: new Set() }));
    this.timer = setInterval(() => {
      for (const node of this.nodes) void this.check(node);
    }, CHECK_EVERY);
    server.on('connection', (client) => this.pass(client));
  }

  static async before(ports: readonly number[], way: Way = 'in turn'): Promise<Balancer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Balancer(server, ports, way);
  }

  close(): void {
    clearInterval(this.timer);
    this.server.close();
    for (const { sessions } of this.nodes) for (const session of sessions) session.destroy();
  }

  private async check(node: Behind): Promise<void> {
    const healthy = await fetch(`http://127.0.0.1:${node.port}/health`, { signal: AbortSignal.timeout(CHECK_FOR) }).then(
      ({ ok }) => ok,
      () => false,
    );
    node.failed = healthy ? 0 : node.failed + 1;
    if (node.failed >= FALL) for (const session of node.sessions) session.destroy();
  }

  private pass(client: Socket): void {
    client.on('error', () => {});
    const healthy = this.nodes.filter(({ failed }) => failed < FALL);
    const node = healthy[this.way === 'first' ? 0 : this.next++ % Math.max(1, healthy.length)];
    if (node === undefined) return void client.destroy();
    const server = connect(node.port, '127.0.0.1');
    server.on('error', () => {});
    node.sessions.add(client);
    client.on('close', () => {
      node.sessions.delete(client);
      server.destroy();
    });
    server.on('close', () => client.destroy());
    client.setNoDelay(true);
    server.setNoDelay(true);
    client.pipe(server);
    server.pipe(client);
  }
}
