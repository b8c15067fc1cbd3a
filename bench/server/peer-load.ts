import { peerRace } from './contest.ts';
import type { Latencies } from './latencies.ts';
import { LightSocket } from './light-socket.ts';
import type { Play } from './our-load.ts';
import type { Times } from './schedule.ts';

/** The same pairs on boardgame.io: what its own client sends, and of what it reads only what is needed to go on. */
export async function playPeer({ url, clients, tiles, latencies, schedule }: Play): Promise<() => Promise<void>> {
  const game = `/${peerRace(tiles)}`;
  const sockets = await Promise.all(Array.from({ length: clients }, () => LightSocket.connect(url, game, {})));
  for (let index = 0; index < sockets.length; index += 2) {
    const pair = new Pair(sockets.slice(index, index + 2), game, schedule.timesOf(index / 2), latencies);
    void pair.raceOn(`pair-${process.pid}-${index}`);
  }
  return async () => {};
}

class Pair {
  private readonly players: readonly Player[];
  private readonly times: Times;
  private readonly latencies: Latencies;
  private overAt: number | null = null;
  private begun = false;

  constructor(sockets: readonly LightSocket[], game: string, times: Times, latencies: Latencies) {
    this.times = times;
    this.latencies = latencies;
    this.players = sockets.map(
      (socket, seat) => new Player(socket, String(seat), game, latencies, (player) => this.asked(player)),
    );
  }

  async raceOn(name: string): Promise<void> {
    for (let round = 0; ; round++) {
      this.begun = false;
      // A request for a match that is not there makes a new one.
      await Promise.all(this.players.map((player) => player.race(`${name}-${round}`)));
      this.overAt = performance.now();
    }
  }

  private asked(player: Player): void {
    if (this.overAt !== null) this.latencies.started(this.overAt);
    this.overAt = null;
    if (!this.begun) this.times.begin();
    this.begun = true;
    this.times.next((due) => player.roll(due));
  }
}

class Player {
  private readonly socket: LightSocket;
  private readonly seat: string;
  private readonly turn: string;
  private readonly news: readonly string[];
  private readonly latencies: Latencies;
  private readonly asked: (player: Player) => void;
  private match = '';
  private state = '';
  private due: number | null = null;
  private over: () => void = () => {};

  constructor(socket: LightSocket, seat: string, game: string, latencies: Latencies, asked: (player: Player) => void) {
    this.socket = socket;
    this.seat = seat;
    this.turn = `"currentPlayer":"${seat}"`;
    this.news = ['update', 'sync'].map((event) => `42${game},["${event}"`);
    this.latencies = latencies;
    this.asked = asked;
    socket.listen((message) => this.read(message));
  }

  race(match: string): Promise<void> {
    this.match = match;
    this.state = '';
    return new Promise((over) => {
      this.over = over;
      this.socket.emit(`"sync","${match}","${this.seat}",null,2`);
    });
  }

  roll(due: number): void {
    this.due = due;
    const move = `{"type":"MAKE_MOVE","payload":{"type":"roll","args":[],"playerID":"${this.seat}"}}`;
    this.socket.emit(`"update",${move},${this.state},"${this.match}","${this.seat}"`);
  }

  private read(message: string): void {
    if (!this.news.some((start) => message.startsWith(start))) return;
    const state = /"_stateID":(\d+)/.exec(message)?.[1];
    if (state === undefined) throw new Error(`boardgame.io sent no state: ${message}`);
    // The same state can come twice: as an update, and with the request to see the match.
    if (state === this.state) return;
    this.state = state;
    if (this.due !== null) this.latencies.answered(this.due);
    this.due = null;
    if (message.includes('"gameover":')) return this.over();
    if (message.includes(this.turn)) this.asked(this);
  }
}
