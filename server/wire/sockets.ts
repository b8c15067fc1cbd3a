import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refusal, readWith, say } from '@tavern/engine';
import { HELLO, handshake, LINE_PATH, MESSAGE_LIMIT } from '@tavern/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Limits } from '../config.ts';
import { refuseWith } from '../refusal.ts';
import type { Guest } from '../store/store.ts';
import { Buckets } from './bucket.ts';
import { Connection, type ConnectionSetup } from './connection.ts';
import { GuestLine } from './guest-line.ts';
import { Heartbeat } from './heartbeat.ts';
import { readMessage } from './message.ts';

export interface SocketsSetup extends Omit<ConnectionSetup, 'limit'> {
  readonly limits: Limits;
  readonly origins: readonly string[];
  /** Behind a proxy that can be trusted, the address that it names. */
  address(request: IncomingMessage): string;
  /** false: this server can do nothing for anybody at the moment. */
  there(): boolean;
}

/** Milliseconds that a client has to say who it is. */
const GREETING = 10_000;
/** Milliseconds for the last message to leave. */
const LAST_WORDS = 50;

export interface Sockets {
  readonly count: () => number;
  /** Ends all lines: their clients try again, here or at another server. */
  letGo(): void;
  close(): Promise<void>;
}

/** WebSockets on the server's own port. */
export function openSockets(http: HttpServer, setup: SocketsSetup): Sockets {
  const { limits, origins, now, guests } = setup;
  const { doorkeeper } = setup.admin;
  const addresses = new Buckets(limits.connections);
  const shared: ConnectionSetup = { ...setup, limit: limits.messages };
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT, perMessageDeflate: false, autoPong: false });
  const heartbeat = new Heartbeat();
  const lines = new WeakMap<WebSocket, GuestLine>();

  http.on('upgrade', (request, socket, head) => {
    const status = statusFor(request);
    if (status === 101) server.handleUpgrade(request, socket, head, (opened) => greet(opened, socket, setup.address(request)));
    else turnAway(socket, status);
  });

  function statusFor(request: IncomingMessage): 101 | keyof typeof REASONS {
    if (request.url?.split('?')[0] !== LINE_PATH) return 404;
    if (!isAllowed(request, origins)) return 403;
    if (!setup.there()) return 503;
    return addresses.take(setup.address(request), now()) ? 101 : 429;
  }

  /** One guest on one line, and one try: otherwise a line with many greetings could ask the store without limit. */
  function greet(socket: WebSocket, stream: Duplex, address: string): void {
    const line = new GuestLine(socket, stream);
    lines.set(socket, line);
    heartbeat.join(line);
    socket.once('close', () => heartbeat.leave(line));
    // What is wrong with a frame ends the line, and nothing else.
    socket.on('error', () => {});
    socket.on('pong', () => heartbeat.heard(line));
    const tooLate = setTimeout(() => line.end('refused'), GREETING);
    socket.once('close', () => clearTimeout(tooLate));
    socket.once('message', (data, isBinary) => {
      clearTimeout(tooLate);
      const message = readMessage(data, isBinary);
      if (message === null || message.name !== HELLO) return line.end('unreadable');
      // More than a greeting before it is answered: nobody can have meant that.
      const early = (): void => line.end('unreadable');
      socket.once('message', early);
      guestOf(message.request, address).then(
        (known) => {
          socket.off('message', early);
          // Asked in the very moment in which they come in: a ban that begins now finds them either here or there.
          const guest = 'ok' in known ? known : (doorkeeper.bars(known.id, address) ?? known);
          if ('ok' in guest) {
            line.reply(message.id, guest);
            return line.end('refused');
          }
          if (socket.readyState !== socket.OPEN) return;
          line.reply(message.id, { ok: true });
          const left = doorkeeper.arrived({ guest: guest.id, address, turnOut: (why) => line.turnOut(why) });
          socket.once('close', left);
          Connection.open(socket, line, { guest, address }, shared, () => heartbeat.heard(line));
        },
        (error: unknown) => {
          setup.log.error({ err: error }, 'a handshake failed');
          line.reply(message.id, refuseWith('server-error'));
          line.end('refused');
        },
      );
    });
  }

  async function guestOf(greeting: unknown, address: string): Promise<Guest | Refusal> {
    const read = readWith(handshake, greeting);
    if (!read.ok) return read.field === 'protocol' ? refuseWith('outdated') : read;
    const barred = doorkeeper.bars(null, address);
    if (barred !== null) return barred;
    return (await guests.bySecret(read.value.secret)) ?? refuseWith('unknown-guest', {}, 'secret');
  }

  return {
    count: () => server.clients.size,
    letGo() {
      for (const socket of server.clients) lines.get(socket)?.end('goodbye');
    },
    async close() {
      heartbeat.stop();
      for (const socket of server.clients) lines.get(socket)?.say('goodbye', { why: say('goodbye') });
      await new Promise((later) => setTimeout(later, LAST_WORDS));
      for (const socket of server.clients) lines.get(socket)?.end('goodbye');
      await new Promise((later) => setTimeout(later, LAST_WORDS));
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

const REASONS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;

function turnAway(socket: Duplex, status: keyof typeof REASONS): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Browsers say where a page comes from; from elsewhere only named origins may connect. Other programs say nothing, and have no cookies to abuse. */
function isAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
