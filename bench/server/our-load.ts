import { becomeGuest } from '@tavern/wire';
import { inTurn } from '../in-turn.ts';
import type { Latencies } from './latencies.ts';
import { LightLine } from './light-line.ts';
import type { Schedule, Times } from './schedule.ts';

const NONCE = 'ab'.repeat(16);
/** How many guests come at once. */
const AT_ONCE = 50;

export interface Play {
  readonly url: string;
  readonly clients: number;
  readonly tiles: number;
  readonly latencies: Latencies;
  readonly schedule: Schedule;
  /** Each client numbers its messages from its own million on, the first of them from this one; default: any. */
  readonly from?: number;
  /** Told of every answer that is sent. */
  readonly given?: (answer: GivenAnswer) => void;
}

/** An answer that was sent. */
export interface GivenAnswer {
  /** Its acknowledgement has it, too. */
  readonly number: number;
  readonly match: string;
  readonly id: string;
}

const MILLION = 1_000_000;

/** Pairs of guests who race, each answering when it is due, and play again as soon as a race is over. The result ends their races. */
export async function playOurs(play: Play): Promise<() => Promise<void>> {
  const { clients, tiles, latencies, schedule, from = 1 } = play;
  const players = await inTurn(clients, AT_ONCE, (nth) => Player.join(play, (from + nth) * MILLION));
  const pairs: Pair[] = [];
  for (let index = 0; index < players.length; index += 2) {
    const [host, guest] = [players[index], players[index + 1]];
    if (host === undefined || guest === undefined) throw new Error('players come in pairs');
    const pair = new Pair(host, guest, schedule.timesOf(index / 2), latencies);
    pairs.push(pair);
  }
  await inTurn(pairs.length, AT_ONCE, (nth) => pairs[nth]?.meet(tiles) ?? Promise.resolve());
  for (const pair of pairs) void pair.raceOn();
  return async () => {
    await Promise.all(pairs.map((pair) => pair.stop()));
  };
}

class Pair {
  private readonly host: Player;
  private readonly guest: Player;
  private readonly times: Times;
  private readonly latencies: Latencies;
  private code = '';
  private overAt: number | null = null;
  private stopped: () => void = () => {};
  private stopping = false;

  constructor(host: Player, guest: Player, times: Times, latencies: Latencies) {
    this.host = host;
    this.guest = guest;
    this.times = times;
    this.latencies = latencies;
    for (const player of [host, guest]) player.asked = () => this.asked(player);
  }

  async meet(tiles: number): Promise<void> {
    const created = await this.host.request('room.create', { game: 'race', settings: { seats: 2, rules: { tiles } } });
    this.code = /"code":"(\w{6})"/.exec(created)?.[1] ?? '';
    await this.guest.request('room.enter', { code: this.code, sit: true });
  }

  async raceOn(): Promise<void> {
    const { host, guest, code } = this;
    while (!this.isStopping()) {
      await this.ready();
      const started = await host.request('room.act', { code, act: { do: 'start', nonce: NONCE } });
      const match = /"match":"(\w{16})"/.exec(started)?.[1];
      if (match === undefined) throw new Error(`our server did not start: ${started}`);
      const over = host.hears('"ranking":').then(() => (this.overAt = performance.now()));
      await Promise.all([host.watch(match), guest.watch(match)]);
      if (this.isStopping()) guest.concede();
      await over;
      for (const player of [host, guest]) player.leave(match);
    }
    this.stopped();
  }

  /** As soon as the room is a lobby again: it says when something changes, but not in words that are easily looked for. */
  private async ready(): Promise<void> {
    for (;;) {
      const changes = this.guest.hears('["room",');
      const reply = await this.guest.request('room.act', { code: this.code, act: { do: 'ready', nonce: NONCE } });
      if (!reply.includes('"ok":false')) return;
      await changes;
    }
  }

  /** Somebody gives up, so that the server has nothing left to do for this race. */
  stop(): Promise<void> {
    return new Promise((stopped) => {
      this.stopped = stopped;
      this.stopping = true;
      this.host.isLeaving = true;
      this.guest.concede();
    });
  }

  private isStopping(): boolean {
    return this.stopping;
  }

  private asked(player: Player): void {
    if (this.stopping) return;
    if (this.overAt !== null) this.latencies.started(this.overAt);
    if (player.answersInRace === 0 && player === this.host) this.times.begin();
    this.overAt = null;
    this.times.next((due) => (this.stopping ? undefined : player.roll(due)));
  }
}

/** One guest. What is awaited is looked for in the text of every message. */
class Player {
  /** It has a question. */
  asked: () => void = () => {};
  answersInRace = 0;
  /** The race may end while its answer is on the way. */
  isLeaving = false;
  private readonly line: LightLine;
  private readonly latencies: Latencies;
  private readonly given: Play['given'];
  private readonly waiting = new Map<string, (message: string) => void>();
  private match = '';
  private answer: string | null = null;
  private due = 0;

  private constructor(line: LightLine, { latencies, given }: Play) {
    this.line = line;
    this.latencies = latencies;
    this.given = given;
    line.listen((message) => this.read(message));
  }

  static async join(play: Play, from: number): Promise<Player> {
    const guest = await becomeGuest(play.url, 'Load');
    if (!guest.ok) throw new Error(guest.code);
    return new Player(await LightLine.connect(play.url, { secret: guest.secret, protocol: 2 }, from), play);
  }

  request(name: string, request: object): Promise<string> {
    return this.hears(this.line.ask(name, JSON.stringify(request)));
  }

  /** The next message that has this in it. */
  hears(text: string): Promise<string> {
    return new Promise((heard) => this.waiting.set(text, heard));
  }

  async watch(match: string): Promise<void> {
    this.match = match;
    this.answersInRace = 0;
    await this.request('table.watch', { match });
  }

  leave(match: string): void {
    this.line.ask('table.leave', `{"match":"${match}"}`);
  }

  roll(due: number): void {
    this.answersInRace += 1;
    this.due = due;
    this.answer = this.send(this.answersInRace, '{"do":"roll"}');
  }

  concede(): void {
    this.isLeaving = true;
    this.send(0, '{"do":"concede"}');
  }

  private send(question: number, option: string): string {
    const { match } = this;
    const number = this.line.next;
    this.given?.({ number, match, id: String(number) });
    return this.line.ask('table.answer', `{"match":"${match}","id":"${number}","question":${question},"option":${option}}`);
  }

  private read(message: string): void {
    if (this.answer !== null && message.includes(this.answer)) {
      if (!message.includes(`${this.answer}true`) && !this.isLeaving) throw new Error(`our server refused: ${message}`);
      this.answer = null;
      this.latencies.answered(this.due);
    }
    // A question is told whole when it is put: its options are in the message.
    if (message.includes('"options":[{"do":"roll"}]')) this.asked();
    if (this.waiting.size === 0) return;
    for (const [text, heard] of this.waiting) {
      if (!message.includes(text)) continue;
      this.waiting.delete(text);
      heard(message);
    }
  }
}
