import { type Refusal, type Seat, seat as toSeat } from '@tavern/engine';
import { Mirror } from '@tavern/host';
import { LiveMatch } from '../play/live-match.ts';
import type { Matches } from '../play/matches.ts';
import type { Ask } from './letter.ts';
import type { Ownership } from './ownership.ts';
import type { Post } from './post.ts';
import { RemoteViewer } from './remote-viewer.ts';

interface HostingSetup {
  readonly matches: Matches;
  readonly ownership: Ownership;
  readonly post: Post;
  trouble(error: unknown): void;
}

/** One other node at one match. */
interface Visitor {
  readonly from: string;
  readonly match: string;
  readonly viewers: Map<number | null, { readonly live: LiveMatch; readonly viewer: RemoteViewer }>;
  /** What it said last is done last. */
  last: Promise<void>;
}

/** What the owner of a match does for those who look at it from other nodes. */
export class Hosting {
  private readonly setup: HostingSetup;
  private readonly visitors = new Map<string, Visitor>();

  constructor(setup: HostingSetup) {
    this.setup = setup;
  }

  /** These eyes, and no others, look at it there. */
  looked(from: string, match: string, viewers: readonly (number | null)[]): void {
    const key = `${from} ${match}`;
    const visitor = this.visitors.get(key) ?? { from, match, viewers: new Map(), last: Promise.resolve() };
    this.visitors.set(key, visitor);
    visitor.last = visitor.last
      .then(() => this.seat(visitor, viewers))
      .catch((error: unknown) => this.setup.trouble(error))
      .finally(() => {
        if (visitor.viewers.size === 0 && this.visitors.get(key) === visitor) this.visitors.delete(key);
      });
  }

  async asked(from: string, n: number, match: string, ask: Ask): Promise<void> {
    const live = await this.wanted(match);
    const result = live === null ? null : await this.perform(live, ask);
    this.setup.post.tell(from, { is: 'reply', n, result, seq: live?.log.length ?? 0 });
  }

  async back(match: string, who: number): Promise<void> {
    (await this.live(match))?.table.back(toSeat(who));
  }

  /** It does not run here any more: they find out where it does. */
  dismiss(match: string): void {
    for (const visitor of this.visitors.values()) {
      if (visitor.match !== match) continue;
      this.leave(visitor);
      this.setup.post.tell(visitor.from, { is: 'elsewhere', match });
    }
  }

  /** That node is there no more, and nobody is at it. */
  gone(from: string): void {
    for (const visitor of this.visitors.values()) if (visitor.from === from) this.leave(visitor);
  }

  private leave(visitor: Visitor): void {
    this.visitors.delete(`${visitor.from} ${visitor.match}`);
    for (const { live, viewer } of visitor.viewers.values()) live.leave(viewer);
    visitor.viewers.clear();
  }

  private async seat(visitor: Visitor, wanted: readonly (number | null)[]): Promise<void> {
    const { from, match, viewers } = visitor;
    const live = wanted.length === 0 ? null : await this.wanted(match);
    if (live === null && wanted.length > 0) this.setup.post.tell(from, { is: 'elsewhere', match });
    for (const [who, old] of viewers) {
      if (old.live === live && wanted.includes(who)) continue;
      viewers.delete(who);
      old.live.leave(old.viewer);
    }
    if (live === null) return;
    for (const who of wanted) if (isSeat(live, who)) await this.watch(visitor, live, who);
  }

  private async watch(visitor: Visitor, live: LiveMatch, who: number | null): Promise<void> {
    const { from, match, viewers } = visitor;
    const known = viewers.get(who);
    // To the table they were here all the time: a seat that it has lent is not asked back by a second look.
    if (known !== undefined) return known.viewer.repeat();
    const { post } = this.setup;
    const viewer = new RemoteViewer(viewerOf(who), {
      status: (status) => post.tell(from, { is: 'status', match, viewer: who, status, seq: live.log.length }),
      gone: (why) => post.tell(from, { is: 'gone', match, why }),
    });
    viewers.set(who, { live, viewer });
    await live.watch(viewer);
    // Meanwhile the node may be gone, or the match.
    if (viewers.get(who)?.viewer !== viewer) live.leave(viewer);
  }

  /** Who asks has it from the database that it runs here. That we were given it may have been lost on its way, or that we let it go. */
  private async wanted(match: string): Promise<LiveMatch | null> {
    const { ownership } = this.setup;
    try {
      if (!ownership.owns(match)) await ownership.take([match]);
      const live = await this.live(match);
      if (live?.table instanceof Mirror) await live.moved();
      return live;
    } catch (error) {
      this.setup.trouble(error);
      return null;
    }
  }

  private async live(match: string): Promise<LiveMatch | null> {
    const { matches, ownership } = this.setup;
    if (!ownership.owns(match)) return null;
    const found = await matches.find(match);
    return found instanceof LiveMatch && ownership.owns(match) ? found : null;
  }

  private async perform(live: LiveMatch, ask: Ask): Promise<object | null> {
    try {
      return await this.act(live, ask);
    } catch (error) {
      this.setup.trouble(error);
      return null;
    }
  }

  private act(live: LiveMatch, ask: Ask): Promise<object> | { readonly ok: true } | Refusal {
    const who = toSeat(ask.seat);
    switch (ask.do) {
      case 'answer':
        return live.answer(who, ask.id, ask.question, ask.option);
      case 'claim':
        return live.table.claim(who);
      case 'more':
        return live.table.more(who);
      default:
        return live.table.lend(who, toSeat(ask.to));
    }
  }
}

const viewerOf = (who: number | null): Seat | null => (who === null ? null : toSeat(who));
const isSeat = ({ row }: LiveMatch, who: number | null): boolean => who === null || row.seats[who] !== undefined;
