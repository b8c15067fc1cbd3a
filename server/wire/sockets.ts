import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { readWith, say } from '@tavern/engine';
import { handshake, MESSAGE_LIMIT } from '@tavern/wire';
import { Server, type Socket } from 'socket.io';
import type { Limits } from '../config.ts';
import { refuseWith } from '../refusal.ts';
import { Bucket, Buckets } from './bucket.ts';
import { BURST, Connection, type ConnectionSetup, PATIENCE, type WireSocket } from './connection.ts';
import { plainParser } from './plain-parser.ts';
import { inOnePiece } from './whole-frame.ts';

export interface SocketsSetup extends Omit<ConnectionSetup, 'limit'> {
  readonly limits: Limits;
  readonly origins: readonly string[];
  /** Behind a proxy that can be trusted, the address that it names. */
  address(request: IncomingMessage): string;
}

/** Socket.IO on the server's own port. */
export function openSockets(http: HttpServer, setup: SocketsSetup): { close(): Promise<void>; readonly count: () => number } {
  const { limits, origins, now, guests } = setup;
  const addresses = new Buckets(limits.connections);
  const io = new Server(http, {
    maxHttpBufferSize: MESSAGE_LIMIT,
    parser: plainParser,
    connectTimeout: 10_000,
    cors: { origin: [...origins] },
    allowRequest: (request, decide) => {
      if (!isAllowed(request, origins)) return decide('origin-refused', false);
      // Called for the first request of a connection only; those with a known `sid` are let through.
      decide(null, addresses.take(setup.address(request), now()));
    },
  });
  // Connections count the messages they read. What comes beside those (acknowledgements, other namespaces, attachments) counts here.
  io.engine.on('connection', (line: Socket['conn']) => {
    const bucket = new Bucket(2 * limits.messages, 2 * BURST * limits.messages + PATIENCE, now());
    line.on('packet', () => bucket.take(now()) || line.close());
    inOnePiece(line);
  });
  const greeted = new WeakSet<object>();
  io.use((socket, next) => {
    // One guest on one line, and one try: otherwise a line with many greetings could ask the store without limit.
    if (greeted.has(socket.conn)) return socket.conn.close();
    greeted.add(socket.conn);
    greet(socket as unknown as WireSocket).then(
      (refusal) => (refusal === null ? next() : next(Object.assign(new Error(refusal.code), { data: refusal }))),
      (error: unknown) => {
        setup.log.error({ err: error }, 'a handshake failed');
        next(Object.assign(new Error('server-error'), { data: refuseWith('server-error') }));
      },
    );
  });

  async function greet(socket: WireSocket) {
    const read = readWith(handshake, socket.handshake.auth);
    if (!read.ok) return read.field === 'protocol' ? refuseWith('outdated') : read;
    const guest = await guests.bySecret(read.value.secret);
    if (guest === null) return refuseWith('unknown-guest', {}, 'secret');
    socket.data = { guest };
    return null;
  }

  io.on('connection', (socket) => {
    const { guest } = socket.data as { guest: Connection['guest'] };
    Connection.open(socket, guest, { ...setup, limit: limits.messages });
  });
  return {
    count: () => io.engine.clientsCount,
    async close() {
      io.emit('goodbye', { why: say('goodbye') });
      // A moment for the last message to leave.
      await new Promise((later) => setTimeout(later, 50));
      // The sockets are not told to disconnect: they take it for a lost connection, and come back by themselves.
      await io.close();
    },
  };
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
