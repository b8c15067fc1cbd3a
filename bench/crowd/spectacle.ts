import { inTurn } from '../in-turn.ts';
import type { ThinLine } from './thin-line.ts';

const NONCE = 'ab'.repeat(16);
const AT_ONCE = 100;
/** Milliseconds between answers: everybody has had the last one long ago. */
const REST = 300;

/** A race between the first two, with many who watch. */
export class Spectacle {
  private readonly match: string;
  private readonly players: readonly ThinLine[];
  private readonly spectators: number;
  private answered = 0;
  private missing = 0;
  private all: () => void = () => {};

  private constructor(match: string, players: readonly ThinLine[], spectators: number) {
    this.match = match;
    this.players = players;
    this.spectators = spectators;
  }

  static async begin(lines: readonly ThinLine[], spectators: number): Promise<Spectacle> {
    const [host, guest] = lines;
    if (host === undefined || guest === undefined) throw new Error('nobody came');
    const settings = { seats: 2, pace: 'unhurried', rules: { tiles: 100 } };
    const created = await host.request('room.create', JSON.stringify({ game: 'race', settings }));
    const code = /"code":"(\w{6})"/.exec(created)?.[1] ?? '';
    await guest.request('room.enter', JSON.stringify({ code, sit: true }));
    await guest.request('room.act', JSON.stringify({ code, act: { do: 'ready', nonce: NONCE } }));
    const started = await host.request('room.act', JSON.stringify({ code, act: { do: 'start', nonce: NONCE } }));
    const match = /"match":"(\w{16})"/.exec(started)?.[1];
    if (match === undefined) throw new Error(`it did not start: ${started}`);
    const spectacle = new Spectacle(match, [host, guest], spectators);
    for (const player of [host, guest]) await spectacle.watch(player);
    await inTurn(spectators, AT_ONCE, async (nth) => {
      const line = lines[nth + 2];
      if (line === undefined) throw new Error('there are fewer spectators');
      await spectacle.watch(line);
      spectacle.listen(line);
    });
    return spectacle;
  }

  /** How long it takes from each answer until the last spectator has it, in milliseconds. */
  async answers(count: number): Promise<readonly number[]> {
    const times: number[] = [];
    for (let nth = 0; nth < count; nth++) {
      await new Promise((later) => setTimeout(later, REST));
      const player = this.players[nth % 2];
      this.missing = this.spectators;
      const all = new Promise<void>((resolve) => {
        this.all = resolve;
      });
      this.answered += 1;
      const answer = { match: this.match, id: `a${nth}`, question: Math.ceil(this.answered / 2), option: { do: 'roll' } };
      const began = performance.now();
      const reply = player?.request('table.answer', JSON.stringify(answer));
      await all;
      times.push(performance.now() - began);
      if (!(await reply)?.includes('"ok":true')) throw new Error(`the answer was refused: ${await reply}`);
    }
    return times;
  }

  /** After a lost connection: those who played or watched do so again. */
  async watchAgain(line: ThinLine, nth: number): Promise<void> {
    if (nth < this.spectators + 2) await this.watch(line);
  }

  private async watch(line: ThinLine): Promise<void> {
    await line.request('table.watch', JSON.stringify({ match: this.match }));
  }

  private listen(line: ThinLine): void {
    line.heard = (text) => {
      if (!text.includes('"frames":')) return;
      this.missing -= 1;
      if (this.missing === 0) this.all();
    };
  }
}
