import { type Refusal, readWith } from '@tavern/engine';
import { type ChatLine, isPlainAnswer, type ReadRequest, type RequestName, type RoomChange, requests } from '@tavern/wire';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Admin } from '../admin/admin.ts';
import type { DailyRuns } from '../daily/daily-runs.ts';
import type { Guests } from '../guests/guests.ts';
import type { Hall } from '../hall/hall.ts';
import type { Occupant } from '../hall/open-room.ts';
import { refuseWith } from '../refusal.ts';
import type { Guest } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import type { Connected } from './connected.ts';
import type { GuestLine } from './guest-line.ts';
import { type Message, readMessage } from './message.ts';
import { Tables, type TablesSetup } from './tables.ts';

type Answer = (reply: object) => void;

/** The same for all connections. */
export interface ConnectionSetup extends TablesSetup {
  readonly hall: Hall;
  readonly daily: DailyRuns;
  readonly admin: Admin;
  readonly guests: Guests;
  readonly connected: Connected;
  readonly log: Logger;
  /** Messages a second. */
  readonly limit: number;
  now(): number;
}

/** Who it is, and where. */
interface Client {
  readonly guest: Guest;
  readonly address: string;
}

/** After this many messages over the limit the connection is closed. */
const PATIENCE = 100;
const BURST = 3;

/** One connected client: reads what it sends, passes it on, and answers every message. */
export class Connection implements Occupant {
  readonly guest: Guest;
  readonly address: string;
  private readonly line: GuestLine;
  private readonly setup: ConnectionSetup;
  private readonly bucket: Bucket;
  private readonly tables: Tables;
  private patience = PATIENCE;
  private gone = false;

  private constructor(line: GuestLine, guest: Guest, address: string, setup: ConnectionSetup) {
    this.line = line;
    this.guest = guest;
    this.address = address;
    this.setup = setup;
    this.bucket = new Bucket(setup.limit, setup.limit * BURST, setup.now());
    this.tables = new Tables(this, setup, (update) => line.say('table', update));
  }

  /** It lives as long as its socket, and listens to that. `heard`: whenever the client has said anything. */
  static open(socket: WebSocket, line: GuestLine, client: Client, setup: ConnectionSetup, heard: () => void): void {
    const connection = new Connection(line, client.guest, client.address, setup);
    setup.connected.add(connection);
    socket.on('message', (data, isBinary) => {
      heard();
      connection.received(readMessage(data, isBinary));
    });
    // Pings are messages, too: a client that floods with them is one that floods.
    socket.on('ping', (data) => {
      heard();
      if (connection.allows(connection.refuse)) socket.pong(data);
    });
    socket.on('close', () => connection.disconnected());
  }

  seesRoom(change: RoomChange): void {
    this.line.say('room', change);
  }

  hears(code: string, line: ChatLine): void {
    this.line.say('chat', { code, ...line });
  }

  isOut(code: string, forGood: boolean): void {
    this.line.say('room.gone', { code, forGood });
  }

  /** Over all of a guest's connections, also those that are not in the room. */
  sentAway(room: string): void {
    this.tables.sentAway(room);
  }

  private disconnected(): void {
    this.gone = true;
    this.setup.connected.remove(this);
    this.tables.close();
    this.setup.hall.disconnected(this);
  }

  /** Refuses what comes too fast. */
  private allows(answer: Answer): boolean {
    if (this.gone) return false;
    if (!this.bucket.take(this.setup.now())) {
      this.tooFast(answer);
      return false;
    }
    if (this.bucket.nearlyFull) this.patience = PATIENCE;
    return true;
  }

  /** Of what cannot be answered: a client is told all the same. */
  private readonly refuse = (refusal: object): void => this.line.say('refused', refusal as Refusal);

  private received(message: Message | null): void {
    const answer: Answer = message === null ? this.refuse : (reply) => this.line.reply(message.id, reply);
    if (!this.allows(answer)) return;
    if (message === null) return answer(refuseWith('unreadable'));
    const { name, request } = message;
    if (!isRequest(name)) return answer(refuseWith('unknown-request'));
    const read = name === 'table.answer' && isPlainAnswer(request) ? readAs(request) : readWith<unknown>(requests[name], request);
    if (!read.ok) return answer(read);
    this.perform(name, read.value, answer).catch((error: unknown) => {
      const { match, code } = read.value as { readonly match?: string; readonly code?: string };
      const where = { ...(match === undefined ? {} : { match }), ...(code === undefined ? {} : { room: code }) };
      this.setup.log.error({ err: error, request: name, guest: this.guest.id, ...where }, 'a request failed');
      answer(refuseWith('server-error'));
    });
  }

  private tooFast(answer: Answer): void {
    this.patience -= 1;
    if (this.patience <= 0) this.line.end('too-fast');
    else answer(refuseWith('too-fast'));
  }

  private perform(name: RequestName, request: unknown, answer: Answer): Promise<void> {
    // Not through `then`: an answer must be acknowledged before others are told of it.
    if (name === 'table.answer') return this.tables.answer(request as ReadRequest<'table.answer'>, answer);
    return this.performOther(name, request, answer);
  }

  private async performOther(name: Exclude<RequestName, 'table.answer'>, request: unknown, answer: Answer): Promise<void> {
    try {
      answer(await this.reply(name, request));
    } finally {
      // A guest who left while the room was being opened would otherwise be in it for ever.
      if (this.gone) this.setup.hall.disconnected(this);
    }
  }

  private async reply(name: Exclude<RequestName, 'table.answer'>, request: unknown): Promise<object> {
    const { hall, daily, admin } = this.setup;
    const read = <N extends RequestName>(): ReadRequest<N> => request as ReadRequest<N>;
    switch (name) {
      case 'guest.rename':
        return this.rename(read<typeof name>().nickname);
      case 'rooms.list':
        return hall.list();
      case 'rooms.mine':
        return hall.mine(this.guest.id);
      case 'room.create':
        return hall.create(this, read<typeof name>());
      case 'room.look':
        return hall.look(this.guest.id, this.address, read<typeof name>().code);
      case 'room.enter':
        return hall.enter(this, read<typeof name>());
      case 'room.leave':
        return hall.leave(this, read<typeof name>().code);
      case 'room.act':
        return hall.act(this, read<typeof name>());
      case 'room.say':
        return admin.doorkeeper.hushes(this.guest.id) ?? hall.say(this, read<typeof name>());
      case 'room.report':
        return admin.reports.add(this, read<typeof name>());
      case 'table.watch':
        return this.tables.watch(read<typeof name>());
      case 'table.leave':
        return this.tables.leave(read<typeof name>());
      case 'table.claim':
        return this.tables.claim(read<typeof name>());
      case 'table.back':
        return this.tables.back(read<typeof name>());
      case 'table.lend':
        return this.tables.lend(read<typeof name>());
      case 'table.more':
        return this.tables.more(read<typeof name>());
      case 'daily.start':
        return daily.start(this.guest.id, this.address, read<typeof name>());
      case 'daily.table':
        return daily.table(this.guest.id, read<typeof name>());
      default:
        return this.tables.history(read<'table.history'>());
    }
  }

  private async rename(nickname: string): Promise<object> {
    const renamed = await this.setup.guests.rename(this.guest.id, nickname);
    if (renamed.ok) this.setup.hall.renamed(this);
    return renamed;
  }
}

const readAs = <X>(value: X): { readonly ok: true; readonly value: X } => ({ ok: true, value });
const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);
