import type { Latencies } from './latencies.ts';
import { LightSocket } from './light-socket.ts';

/** The same pairs on boardgame.io: what its own client sends, and of what it reads only what is needed to go on. */
export async function playPeer(url: string, clients: number, latencies: Latencies): Promise<void> {
  const players = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const socket = await LightSocket.connect(url, '/race', {});
      return new Player(socket, String(index % 2), latencies);
    }),
  );
  for (let index = 0; index < players.length; index += 2) void raceOn(players.slice(index, index + 2), `pair-${index}`);
}

async function raceOn(pair: readonly Player[], name: string): Promise<void> {
  // A request for a match that is not there makes a new one.
  for (let round = 0; ; round++) await Promise.all(pair.map((player) => player.race(`${name}-${round}`)));
}

class Player {
  private readonly socket: LightSocket;
  private readonly seat: string;
  private readonly turn: string;
  private readonly latencies: Latencies;
  private match = '';
  private sent: number | null = null;
  private over: () => void = () => {};

  constructor(socket: LightSocket, seat: string, latencies: Latencies) {
    this.socket = socket;
    this.seat = seat;
    this.turn = `"currentPlayer":"${seat}"`;
    this.latencies = latencies;
    socket.listen((message) => this.read(message));
  }

  race(match: string): Promise<void> {
    this.match = match;
    return new Promise((over) => {
      this.over = over;
      this.socket.emit(`"sync","${match}","${this.seat}",null,2`);
    });
  }

  private read(message: string): void {
    if (!message.startsWith('42/race,["update"') && !message.startsWith('42/race,["sync"')) return;
    if (this.sent !== null) this.latencies.note(this.sent);
    this.sent = null;
    if (message.includes('"gameover":')) return this.over();
    if (!message.includes(this.turn)) return;
    const state = /"_stateID":(\d+)/.exec(message)?.[1];
    if (state === undefined) throw new Error(`boardgame.io sent no state: ${message}`);
    this.sent = performance.now();
    const move = `{"type":"MAKE_MOVE","payload":{"type":"roll","args":[],"playerID":"${this.seat}"}}`;
    this.socket.emit(`"update",${move},${state},"${this.match}","${this.seat}"`);
  }
}
