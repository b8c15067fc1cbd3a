import { Listeners, type Refusal } from '@tavern/engine';
import { applyDelta } from './delta.ts';
import { Line, type LineOptions } from './line.ts';
import type { Broadcasts, Reply, RoomChange } from './reply.ts';
import type { Request, RequestName } from './request.ts';
import type { RoomView } from './room-view.ts';
import { TableLink } from './table-link.ts';

/** A guest as the server has made it. Keep the secret: a client that has it is this guest. */
export interface NewGuest {
  readonly id: string;
  readonly nickname: string;
  readonly secret: string;
}

export async function becomeGuest(url: string, nickname: string): Promise<({ readonly ok: true } & NewGuest) | Refusal> {
  const body = JSON.stringify({ nickname });
  const response = await fetch(new URL('/api/guests', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as ({ readonly ok: true } & NewGuest) | Refusal;
}

type InRoom = { readonly room: RoomView };

/** What a client tells: all that the server says unasked, and rooms whole, whenever one has changed or was in a reply. */
export interface News extends Omit<Broadcasts, 'room'> {
  readonly room: RoomView;
}
type Heard<E extends keyof News> = (what: News[E]) => void;
/** Requests whose replies bring a room. */
const BRING_ROOMS: ReadonlySet<RequestName> = new Set(['room.create', 'room.enter', 'room.act']);

/** The connection was lost before the reply came. Whether the request was carried out is not known. */
export class Disconnected extends Error {}

/** A guest's connection. It connects again by itself, enters the same rooms and goes on at the same tables. */
export class Client {
  /** Only for what concerns this very connection; use the methods for everything else. */
  readonly line: Line;
  private readonly rooms = new Set<string>();
  /** As they were said last on this connection. */
  private readonly views = new Map<string, RoomView>();
  private readonly tables = new Map<string, TableLink>();
  private readonly heard = new Map<string, Listeners<(what: never) => void>>();

  constructor(url: string, secret: string, options?: LineOptions) {
    this.line = new Line(url, { secret, protocol: 2 }, options);
    this.line.on('connected', () => this.takeUp());
    this.line.on('lost', () => {
      this.views.clear();
      for (const table of this.tables.values()) table.lost();
    });
    this.line.on('said', ([name, what]) => (name === 'room' ? this.roomChanged(what as RoomChange) : this.tell(name, what)));
    this.on('room', (room) => this.views.set(room.code, room));
    this.on('table', (update) => this.tables.get(update.match)?.update(update));
    this.on('room.gone', ({ code }) => this.rooms.delete(code));
  }

  /** Resolves when connected; rejects with the server's refusal if it does not want this guest. */
  connected(): Promise<void> {
    const { line } = this;
    if (line.connected) return Promise.resolve();
    return new Promise((resolve, reject) => {
      // A server that cannot be reached may still come up; a refusal is final.
      const ends = [
        line.on('connected', () => {
          done();
          resolve();
        }),
        line.on('refused', (refusal) => {
          done();
          reject(Object.assign(new Error(refusal.code), { refusal }));
        }),
      ];
      const done = (): void => {
        for (const end of ends) end();
      };
    });
  }

  async request<N extends RequestName>(name: N, request: Request<N>): Promise<Reply<N>> {
    const reply = await this.send(name, request);
    if (reply.ok && (name === 'room.enter' || name === 'room.create')) this.rooms.add((reply as unknown as InRoom).room.code);
    if (reply.ok && name === 'room.leave') this.forgetRoom((request as Request<'room.leave'>).code);
    return reply;
  }

  on<E extends keyof News>(event: E, heard: Heard<E>): () => void {
    const listeners = this.heard.get(event) ?? new Listeners();
    this.heard.set(event, listeners);
    return listeners.listen(heard);
  }

  /** A seat at a table, or a look at it. The same link for the same match. */
  async table(match: string): Promise<TableLink> {
    const known = this.tables.get(match);
    const link = known ?? new TableLink(match, (name, request, heard) => this.send(name, request, heard));
    if (known !== undefined && known.newest !== null) return known;
    this.tables.set(match, link);
    try {
      await link.takeUp();
    } catch (error) {
      if (this.tables.get(match) === link) this.tables.delete(match);
      throw error;
    }
    return link;
  }

  leaveTable(match: string): void {
    this.tables.get(match)?.leave();
    this.tables.delete(match);
    if (this.line.connected) void this.send('table.leave', { match }).catch(() => {});
  }

  close(): void {
    for (const link of this.tables.values()) link.leave();
    this.tables.clear();
    this.line.close();
  }

  private tell(name: string, what: unknown): void {
    this.heard.get(name)?.tell((hears) => hears(what as never));
  }

  private roomChanged({ code, delta }: RoomChange): void {
    const before = this.views.get(code);
    if (before === undefined) return;
    try {
      this.tell('room', applyDelta(before, delta));
    } catch (error) {
      // This should never happen. If it does, a new connection mends it: there the room comes whole.
      console.error(error);
      this.line.cut();
    }
  }

  /** As it was typed; the server reads it in any form. */
  private forgetRoom(typed: string): void {
    const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
    for (const code of this.rooms) if (plain.endsWith(code)) this.rooms.delete(code);
  }

  /** Rejects when the connection is lost before there is a reply. */
  private send<N extends RequestName>(name: N, request: Request<N>, heard?: (reply: Reply<N>) => void): Promise<Reply<N>> {
    return new Promise((resolve, reject) => {
      const answered = (reply: Reply<N>): void => {
        // At once: what comes next on the wire builds on it.
        heard?.(reply);
        if (reply.ok && BRING_ROOMS.has(name)) this.tell('room', (reply as unknown as InRoom).room);
        if (reply.ok && 'update' in reply && reply.update !== undefined)
          this.tables.get(reply.update.match)?.update(reply.update);
        resolve(reply);
      };
      this.line.ask(name, request, answered, () => reject(new Disconnected()));
    });
  }

  private takeUp(): void {
    for (const code of this.rooms) this.send('room.enter', { code }).catch(() => {});
    for (const table of this.tables.values()) table.takeUp().catch(() => {});
  }
}
