import { io, type Socket } from 'socket.io-client';
import type { Latencies } from './latencies.ts';

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object };
}

/** The same pairs on boardgame.io: what its own client sends and reads, with nothing of what that client does besides. */
export async function playPeer(url: string, clients: number, latencies: Latencies): Promise<void> {
  const pairs = Array.from({ length: clients / 2 }, async (_, index) => {
    const sockets = await Promise.all([connect(url), connect(url)]);
    return { sockets, name: `pair-${index}` };
  });
  for (const { sockets, name } of await Promise.all(pairs)) void raceOn(sockets, name, latencies);
}

function connect(url: string): Promise<Socket> {
  const socket = io(`${url}/race`, { transports: ['websocket'] });
  return new Promise((connected, fail) => {
    socket.once('connect', () => connected(socket));
    socket.once('connect_error', fail);
  });
}

async function raceOn(sockets: readonly Socket[], name: string, latencies: Latencies): Promise<void> {
  for (let round = 0; ; round++) {
    // Whoever asks for a match that is not there gets a new one.
    await Promise.all(sockets.map((socket, seat) => race(socket, `${name}-${round}`, String(seat), latencies)));
  }
}

function race(socket: Socket, match: string, seat: string, latencies: Latencies): Promise<void> {
  return new Promise((over) => {
    let sent: number | null = null;
    const see = (state: State): void => {
      if (sent !== null) latencies.note(sent);
      sent = null;
      if (state.ctx.gameover !== undefined) {
        socket.removeAllListeners();
        return over();
      }
      if (state.ctx.currentPlayer !== seat) return;
      sent = performance.now();
      const action = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: seat, credentials: undefined } };
      socket.emit('update', action, state._stateID, match, seat);
    };
    socket.on('sync', (id: string, { state }: { state: State }) => (id === match ? see(state) : undefined));
    socket.on('update', (id: string, state: State) => (id === match ? see(state) : undefined));
    socket.emit('sync', match, seat, undefined, 2);
  });
}
