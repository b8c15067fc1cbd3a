import { becomeGuest } from '@tavern/wire';
import type { Latencies } from './latencies.ts';
import { LightLine } from './light-line.ts';

const NONCE = 'ab'.repeat(16);

/** Pairs of guests who race, each answering as soon as asked, and play again as soon as a race is over. */
export async function playOurs(url: string, clients: number, tiles: number, latencies: Latencies): Promise<void> {
  const players = await Promise.all(Array.from({ length: clients }, () => Player.join(url, latencies)));
  for (let index = 0; index < players.length; index += 2) {
    const [host, guest] = [players[index], players[index + 1]];
    if (host === undefined || guest === undefined) throw new Error('players come in pairs');
    const created = await host.request('room.create', { game: 'race', settings: { seats: 2, rules: { tiles } } });
    const code = /"code":"(\w{6})"/.exec(created)?.[1] ?? '';
    await guest.request('room.enter', { code, sit: true });
    void raceOn(host, guest, code);
  }
}

async function raceOn(host: Player, guest: Player, code: string): Promise<void> {
  for (;;) {
    await guest.request('room.act', { code, act: { do: 'ready', nonce: NONCE } });
    const started = await host.request('room.act', { code, act: { do: 'start', nonce: NONCE } });
    const match = /"match":"(\w{16})"/.exec(started)?.[1];
    if (match === undefined) throw new Error(`our server did not start: ${started}`);
    const over = host.hears('"ranking":').then(() => host.hears('"playing":false'));
    await Promise.all([host.watch(match), guest.watch(match)]);
    await over;
    for (const player of [host, guest]) player.leave(match);
  }
}

/** One guest. What is awaited is looked for in the text of every message. */
class Player {
  private readonly line: LightLine;
  private readonly latencies: Latencies;
  private readonly waiting = new Map<string, (message: string) => void>();
  private match = '';
  private question = 0;
  private answers = 0;
  private answer: string | null = null;
  private sent = 0;

  private constructor(line: LightLine, latencies: Latencies) {
    this.line = line;
    this.latencies = latencies;
    line.listen((message) => this.read(message));
  }

  static async join(url: string, latencies: Latencies): Promise<Player> {
    const guest = await becomeGuest(url, 'Load');
    if (!guest.ok) throw new Error(guest.code);
    return new Player(await LightLine.connect(url, { secret: guest.secret, protocol: 2 }), latencies);
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
    this.question = 0;
    await this.request('table.watch', { match });
  }

  leave(match: string): void {
    this.line.ask('table.leave', `{"match":"${match}"}`);
  }

  private read(message: string): void {
    if (this.answer !== null && message.includes(this.answer)) {
      if (!message.includes(`${this.answer}true`)) throw new Error(`our server refused: ${message}`);
      this.answer = null;
      this.latencies.note(this.sent);
    }
    // A question is told whole when it is put: its options are in the message.
    if (message.includes('"options":[{"do":"roll"}]')) this.roll();
    if (this.waiting.size === 0) return;
    for (const [text, heard] of this.waiting) {
      if (!message.includes(text)) continue;
      this.waiting.delete(text);
      heard(message);
    }
  }

  private roll(): void {
    this.question += 1;
    this.answers += 1;
    this.sent = performance.now();
    const request = `{"match":"${this.match}","id":"${this.answers}","question":${this.question},"option":{"do":"roll"}}`;
    this.answer = this.line.ask('table.answer', request);
  }
}
