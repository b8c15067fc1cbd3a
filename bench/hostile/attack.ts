import { fast, type Rng } from '@tavern/engine';
import { ThinLine } from '../crowd/thin-line.ts';
import { inTurn } from '../in-turn.ts';
import { hostileFrame } from './frames.ts';
import { hostileText, type Target } from './messages.ts';
import { hostileRequest } from './requests.ts';
import { throwAt } from './throw.ts';

/** Messages on one line before somebody looks whether the server is still there. */
const VOLLEY = 50;
/** One frame in this many is none that a client sends, and ends its line. */
const FRAMES = 4;
/** Connections at once. */
const AT_ONCE = 40;
/** Milliseconds that a broken line is left to itself: slow or half closed. */
const LINGER = 150;

/** What came of it. */
export interface Tally {
  frames: number;
  requests: number;
  /** Requests that the server failed at: its own words for a fault of ours. */
  failed: number;
  /** Well-formed or not, it was not theirs to do, and was done. */
  granted: number;
  /** Requests that got neither an answer nor an end. */
  silent: number;
  readonly examples: string[];
}

const emptyTally = (): Tally => ({ frames: 0, requests: 0, failed: 0, granted: 0, silent: 0, examples: [] });

/** What may be granted to anybody: it is only looked at. */
const HARMLESS = /^\["?\d+"?,"(table\.(watch|history|leave|back)|room\.look|daily\.table|rooms\.)/;

export class Attack {
  readonly tally = emptyTally();
  private readonly port: number;
  private readonly secrets: readonly string[];
  private readonly target: Target;

  constructor(port: number, secrets: readonly string[], target: Target) {
    this.port = port;
    this.secrets = secrets;
    this.target = target;
  }

  async round(seed: number, frames: number, requests: number): Promise<void> {
    const rng = fast(seed).stream('attack');
    const broken = Math.floor(frames / FRAMES);
    await this.volleys(rng, frames - broken);
    await inTurn(broken, AT_ONCE, (nth) => this.broken(rng, nth));
    await inTurn(requests, AT_ONCE, () => this.thrown(rng));
  }

  private line(nth: number): Promise<ThinLine> {
    return ThinLine.connect(this.port, this.secrets[nth % this.secrets.length] ?? '', nth);
  }

  /** Texts on lines that are let in; each is answered, or the line ends. */
  private async volleys(rng: Rng, count: number): Promise<void> {
    await inTurn(Math.ceil(count / VOLLEY), 4, async (nth) => {
      const line = await this.line(nth);
      const sent = new Map<string, string>();
      const lost = new Promise<string>((gone) => {
        line.lost = () => gone('');
      });
      line.heard = (text) => this.judge(text, sent);
      await line.request('table.watch', JSON.stringify({ match: this.target.match }));
      for (let each = 0; each < VOLLEY; each++) {
        const text = hostileText(this.target, rng);
        const number = /^\[(\d+),/.exec(text)?.[1];
        if (number !== undefined) sent.set(number, text);
        line.say(text);
        this.tally.frames += 1;
      }
      await Promise.race([line.request('rooms.mine', '{}'), lost]);
      line.cut();
    });
  }

  private judge(frame: string, sent: ReadonlyMap<string, string>): void {
    if (frame.includes('"server-error"')) this.note('failed', frame);
    for (const [, number, ok] of frame.matchAll(/\[(\d+),\{"ok":(true|false)/g)) {
      const text = sent.get(number ?? '');
      if (ok === 'true' && text !== undefined && !HARMLESS.test(text)) this.note('granted', text);
    }
  }

  /** Bytes that are no message, on a line that is let in; some in pieces, some from a sender who has closed its side. */
  private async broken(rng: Rng, nth: number): Promise<void> {
    const line = await this.line(nth);
    const bytes = hostileFrame(rng);
    const lost = new Promise<void>((gone) => {
      line.lost = gone;
    });
    const linger = (): Promise<void> => new Promise((later) => setTimeout(later, LINGER));
    const slow = rng.chance(1, 10);
    line.write(slow ? bytes.subarray(0, bytes.length >> 1) : bytes);
    this.tally.frames += 1;
    if (slow) await linger();
    if (slow) line.write(bytes.subarray(bytes.length >> 1));
    if (rng.chance(1, 5)) line.halfClose();
    await Promise.race([lost, linger()]);
    line.cut();
  }

  private async thrown(rng: Rng): Promise<void> {
    const thrown = hostileRequest(rng);
    const caught = await throwAt(this.port, thrown, rng.chance(1, 10));
    this.tally.requests += 1;
    const shown = thrown.bytes.subarray(0, 200).toString('latin1');
    if (caught === 'silence') return this.note('silent', shown);
    // 501 is an honest answer to a method that does not exist, 505 to a version of HTTP.
    if (caught.statuses.some((status) => status >= 500 && status !== 501 && status !== 505)) this.note('failed', shown);
    if (caught.statuses.includes(201)) this.note('granted', shown);
  }

  private note(what: 'failed' | 'granted' | 'silent', example: string): void {
    this.tally[what] += 1;
    if (this.tally.examples.length < 10) this.tally.examples.push(`${what}: ${example.slice(0, 300)}`);
  }
}
