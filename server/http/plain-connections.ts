import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

interface Caps {
  /** From one address; null: they all come from our own proxy. */
  readonly each: number | null;
  readonly all: number;
  readonly turnedAway: () => void;
}

/** Connections that are open and are no lines (yet): over the caps they are closed before anything is read. */
export function capPlainConnections(server: Server, { each, all, turnedAway }: Caps): { readonly count: () => number } {
  const open = new Map<Duplex, string>();
  const addresses = new Map<string, number>();

  function leave(socket: Duplex): void {
    const address = open.get(socket);
    if (address === undefined) return;
    open.delete(socket);
    const left = (addresses.get(address) ?? 1) - 1;
    if (left === 0) addresses.delete(address);
    else addresses.set(address, left);
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const there = addresses.get(address) ?? 0;
    if (open.size >= all || (each !== null && there >= each)) {
      turnedAway();
      socket.destroy();
      return;
    }
    open.set(socket, address);
    addresses.set(address, there + 1);
    socket.once('close', () => leave(socket));
  });
  server.on('upgrade', (_request, socket) => leave(socket));
  return { count: () => open.size };
}
