import { type Clock, type Mirror, Table, type TableSetup } from '@tavern/host';
import type { Logger } from 'pino';
import type { LiveMatch } from '../play/live-match.ts';
import type { Matches } from '../play/matches.ts';
import type { NodeStore } from '../store/store.ts';
import { Following } from './following.ts';
import { Hosting } from './hosting.ts';
import { isLetter, type Letter, type RoomLetter } from './letter.ts';
import { Node } from './node.ts';
import type { Nodes } from './nodes.ts';
import { Ownership } from './ownership.ts';
import { Post } from './post.ts';

/** Milliseconds: where there is no other node to go to, people wait so long before they are let go, to try again. */
const HELD = 8_000;
/** Where there is one, only so long: a node that was merely stopped for a while, or is very busy, is back by then. */
const HELD_SHORTLY = 1_000;
const GOODBYE = 1_000;

/** What else there is in this process. */
export interface Company {
  readonly matches: Matches;
  readonly rooms: {
    heardFrom(node: string, letter: RoomLetter): void;
    /** Nobody is there any more. */
    gone(node: string): void;
    /** Something was missed: all nodes tell each other anew who is where. */
    again(): void;
  };
  /** This node has lost the database: everybody connected to it does better elsewhere. */
  cutOff(): void;
}

/** Any number of server processes on one PostgreSQL: each match runs at one of them, and people see each other from all. */
export class SeveralNodes implements Nodes {
  readonly alone = false;
  private readonly log: Logger;
  private readonly node: Node;
  private readonly post: Post;
  private readonly ownership: Ownership;
  private readonly following: Following;
  private hosting: Hosting | null = null;
  private company: Company | null = null;
  /** Letters may not have arrived. */
  private lossy = false;
  private letGo: ReturnType<typeof setTimeout> | undefined;

  constructor(store: NodeStore, log: Logger) {
    this.log = log;
    const trouble = this.trouble;
    this.node = new Node(store, {
      lapsed: () => this.lapsed(),
      joined: () => this.joined(),
      gone: (addresses) => this.gone(addresses),
      renewed: () => void this.renewed().catch(trouble),
      trouble,
    });
    this.post = new Post(store, (error) => {
      this.lossy = true;
      trouble(error);
    });
    this.ownership = new Ownership(store, this.node);
    const { ownership, post } = this;
    this.following = new Following({
      ownership,
      post,
      follow: async (live, seq) => this.company?.matches.heard({ match: live.row.id, seq }),
      trouble,
    });
  }

  async start(company: Company): Promise<void> {
    const { ownership, post, trouble } = this;
    this.company = company;
    this.hosting = new Hosting({ matches: company.matches, ownership, post, trouble });
    await this.node.start();
  }

  get there(): boolean {
    return this.node.there;
  }

  take(match: string): Promise<void> {
    return this.ownership.take([match]);
  }

  owns(match: string): boolean {
    return this.ownership.owns(match);
  }

  async release(match: string): Promise<void> {
    this.following.forget(match);
    this.ownership.forget(match);
    const own = this.ownership.owns(match);
    await this.ownership.release(match);
    if (own) this.hosting?.dismiss(match);
  }

  table(setup: TableSetup, live: LiveMatch): Table | Mirror {
    const { id } = live.row;
    if (!this.owns(id)) return this.following.mirror(setup, live);
    this.following.forget(id);
    return new Table({ ...setup, clock: this.whileThere(setup.clock) });
  }

  tell(to: string | null, letter: RoomLetter): void {
    this.post.tell(to, letter);
  }

  hear(from: string, letters: readonly unknown[]): void {
    for (const letter of letters) if (isLetter(letter)) void this.read(from, letter).catch(this.trouble);
  }

  /** The line was down: nobody knows what was said. */
  missed(): void {
    this.post.tell(null, { is: 'again' });
    this.again();
  }

  async close(): Promise<void> {
    clearTimeout(this.letGo);
    const goodbye = async (): Promise<void> => {
      await this.node.close();
      this.post.tell(null, { is: 'bye' });
      await this.post.sent();
    };
    // Where the database does not answer, the others find out by themselves.
    await Promise.race([goodbye(), new Promise((later) => setTimeout(later, GOODBYE).unref())]);
  }

  private readonly trouble = (error: unknown): void => this.log.warn({ err: error }, 'trouble between nodes');

  /** A process that was stopped wakes up to timers that are long over: first it must know whether it still has anything to run. */
  private whileThere(clock: Clock): Clock {
    return { now: () => clock.now(), after: (ms, work) => clock.after(ms, () => (this.node.there ? work() : undefined)) };
  }

  private async read(from: string, letter: Letter): Promise<void> {
    const { hosting, following, company } = this;
    switch (letter.is) {
      case 'look':
        return hosting?.looked(from, letter.match, letter.viewers);
      case 'ask':
        return hosting?.asked(from, letter.n, letter.match, letter.ask);
      case 'back':
        return hosting?.back(letter.match, letter.seat);
      case 'reply':
        return this.post.replied(letter.n, letter);
      case 'status':
        return following.told(letter.match, letter.viewer, letter.status, letter.seq);
      case 'gone':
        for (const viewer of following.liveOf(letter.match)?.viewers ?? []) viewer.gone(letter.why);
        return undefined;
      case 'elsewhere':
        this.ownership.forget(letter.match);
        return this.adopt();
      case 'again':
        return this.again();
      case 'bye':
        return this.node.look();
      default:
        return company?.rooms.heardFrom(from, letter);
    }
  }

  /** Everybody who is told by this node is told again. */
  private again(): void {
    for (const live of this.following.all) this.following.looked(live.row.id);
    this.company?.rooms.again();
  }

  private lapsed(): void {
    this.log.warn('cut off from the database: what ran here runs elsewhere');
    const lost = new Set(this.ownership.lapse());
    for (const match of lost) this.hosting?.dismiss(match);
    for (const live of this.company?.matches.inMemory ?? []) if (lost.has(live.row.id)) void live.moved().catch(this.trouble);
    clearTimeout(this.letGo);
    this.letGo = setTimeout(() => this.company?.cutOff(), this.node.alone ? HELD : HELD_SHORTLY);
    this.node.look();
  }

  private joined(): void {
    clearTimeout(this.letGo);
    this.missed();
  }

  private gone(addresses: readonly string[]): void {
    for (const address of addresses) {
      this.hosting?.gone(address);
      this.company?.rooms.gone(address);
    }
  }

  private async renewed(): Promise<void> {
    if (this.lossy) {
      this.lossy = false;
      this.missed();
    }
    await this.adopt();
  }

  /** Runs what nobody runs and somebody here looks at; where another was faster, that one is told who looks here. */
  private async adopt(): Promise<void> {
    const { orphans } = this.following;
    if (orphans.length === 0 || !this.node.there) return;
    await this.ownership.take(orphans);
    for (const match of orphans) {
      if (this.ownership.owns(match)) void this.following.liveOf(match)?.moved().catch(this.trouble);
      else this.following.looked(match);
    }
  }
}
