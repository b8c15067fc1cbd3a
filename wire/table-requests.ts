import type { Seat } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import type { Reply } from './reply.ts';
import type { Request, RequestName } from './request.ts';
import type { Answered } from './table-source.ts';
import { fromPast } from './wire-frame.ts';

/** Milliseconds until the next try where the server has enough of looking back, and how many tries. */
const [WAIT, TRIES] = [1_000, 30];

type Ask = <N extends RequestName>(name: N, request: Request<N>) => Promise<Reply<N>>;

/** What a guest asks of one table on the server besides answering. The server knows whose seat it is. */
export class TableRequests {
  readonly match: string;
  private readonly ask: Ask;

  constructor(match: string, ask: Ask) {
    this.match = match;
    this.ask = ask;
  }

  async claim(_seat?: Seat): Promise<Answered> {
    return plain(await this.ask('table.claim', { match: this.match }));
  }

  async back(_seat?: Seat): Promise<Answered> {
    return plain(await this.ask('table.back', { match: this.match }));
  }

  async lend(_seat: Seat | null, away: Seat): Promise<Answered> {
    return plain(await this.ask('table.lend', { match: this.match, seat: away }));
  }

  async more(_seat?: Seat): Promise<Answered> {
    return plain(await this.ask('table.more', { match: this.match }));
  }

  /** The server gives a part at a time. */
  async history(_viewer: Seat | null, from: number): Promise<readonly Frame[]> {
    const frames: Frame[] = [];
    for (let [next, tries] = [from, 1]; ; ) {
      const reply = await this.ask('table.history', { match: this.match, from: next });
      if (!reply.ok && reply.code === 'too-fast' && tries < TRIES) {
        tries += 1;
        await new Promise((later) => setTimeout(later, WAIT));
        continue;
      }
      if (!reply.ok) return frames;
      frames.push(...fromPast(reply));
      const last = frames.at(-1)?.n ?? reply.newest;
      if (last >= reply.newest) return frames;
      next = last + 1;
    }
  }
}

const plain = (reply: Reply<'table.claim'>): Answered => (reply.ok ? { ok: true } : reply);
