import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The way from one node to the database. Cut, it passes no bytes and says nothing: connections stay open, as where a cable is pulled. Shut, it
 * ends them all and takes no new ones, as where the database was stopped.
 */
export class Link {
  readonly port: number;
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private readonly held: (() => void)[] = [];
  private isCut = false;
  private isShut = false;

  private constructor(server: Server) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async to(port: number): Promise<Link> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const link = new Link(server);
    server.on('connection', (near) => (link.isShut ? near.destroy() : link.hold(near, () => link.join(near, port))));
    return link;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.pause();
  }

  shut(): void {
    this.isShut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = this.isShut = false;
    for (const end of this.ends) end.resume();
    for (const go of this.held.splice(0)) go();
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }

  private hold(near: Socket, go: () => void): void {
    this.keep(near);
    if (!this.isCut) return go();
    near.pause();
    this.held.push(go);
  }

  private join(near: Socket, port: number): void {
    if (near.destroyed) return;
    const far = connect(port, '127.0.0.1');
    this.keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy());
    }
  }

  private keep(end: Socket): void {
    this.ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => {});
    end.on('close', () => this.ends.delete(end));
  }
}
