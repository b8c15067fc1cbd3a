import { io, type Socket } from 'socket.io-client';
import type { Broadcasts, Reply, WireRefusal } from './reply.ts';
import type { Request, RequestName } from './request.ts';
import { TableLink } from './table-link.ts';

/** A guest as the server has made it. Keep the secret: whoever has it is this guest. */
export interface NewGuest {
  readonly id: string;
  readonly nickname: string;
  readonly secret: string;
}

export async function becomeGuest(url: string, nickname: string): Promise<({ readonly ok: true } & NewGuest) | WireRefusal> {
  const body = JSON.stringify({ nickname });
  const response = await fetch(new URL('/api/guests', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as ({ readonly ok: true } & NewGuest) | WireRefusal;
}

type Heard<E extends keyof Broadcasts> = (what: Broadcasts[E]) => void;

/** The connection was lost before the reply came. Whether the request was carried out is not known. */
export class Disconnected extends Error {}

/** A guest's connection. It connects again by itself, enters the same rooms and goes on at the same tables. */
export class Client {
  /** For what only this one connection does; for everything else there are the methods. */
  readonly socket: Socket;
  private readonly rooms = new Set<string>();
  private readonly tables = new Map<string, TableLink>();

  constructor(
    url: string,
    secret: string,
    options: { readonly reconnectionDelay?: number; readonly reconnectionDelayMax?: number } = {},
  ) {
    this.socket = io(url, {
      auth: { secret, protocol: 1 },
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      ...options,
    });
    this.socket.on('connect', () => void this.takeUp());
    this.socket.on('table', (update: Broadcasts['table']) => this.tables.get(update.match)?.update(update));
    this.socket.on('room.gone', ({ code }: Broadcasts['room.gone']) => this.rooms.delete(code));
  }

  /** Resolves when connected; rejects with the server's refusal if it does not want this guest. */
  connected(): Promise<void> {
    if (this.socket.connected) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', (error: Error & { data?: WireRefusal }) => {
        if (error.data !== undefined) reject(Object.assign(new Error(error.message), { refusal: error.data }));
      });
    });
  }

  async request<N extends RequestName>(name: N, request: Request<N>): Promise<Reply<N>> {
    const reply = await this.send(name, request);
    if (reply.ok && 'code' in request && typeof request.code === 'string') {
      if (name === 'room.enter') this.rooms.add(request.code);
      if (name === 'room.leave') this.rooms.delete(request.code);
    }
    if (reply.ok && name === 'room.create') this.rooms.add((reply as unknown as { room: { code: string } }).room.code);
    return reply;
  }

  on<E extends keyof Broadcasts>(event: E, heard: Heard<E>): () => void {
    const name: string = event;
    this.socket.on(name, heard);
    return () => void this.socket.off(name, heard);
  }

  /** A seat at a table, or a look at it. The same link for the same match. */
  async table(match: string): Promise<TableLink> {
    const known = this.tables.get(match);
    if (known !== undefined) return known;
    const link = new TableLink(match, (name, request, heard) => this.send(name, request, heard));
    this.tables.set(match, link);
    await link.takeUp();
    return link;
  }

  leaveTable(match: string): void {
    this.tables.delete(match);
    if (this.socket.connected) void this.send('table.leave', { match }).catch(() => {});
  }

  close(): void {
    this.socket.disconnect();
  }

  /** Rejects when the connection is lost before there is a reply. */
  private send<N extends RequestName>(name: N, request: Request<N>, heard?: (reply: Reply<N>) => void): Promise<Reply<N>> {
    return new Promise((resolve, reject) => {
      if (!this.socket.connected) return reject(new Disconnected());
      const lost = (): void => reject(new Disconnected());
      this.socket.once('disconnect', lost);
      this.socket.emit(name, request, (reply: Reply<N>) => {
        this.socket.off('disconnect', lost);
        // At once: what comes next on the wire builds on it.
        heard?.(reply);
        if (reply.ok && 'update' in reply && reply.update !== undefined)
          this.tables.get(reply.update.match)?.update(reply.update);
        resolve(reply);
      });
    });
  }

  private async takeUp(): Promise<void> {
    for (const code of this.rooms) void this.send('room.enter', { code }).catch(() => {});
    for (const table of this.tables.values()) void table.takeUp().catch(() => {});
  }
}
