import { type Flat, type Refusal, refuse, seat as toSeat } from '@tavern/engine';
import {
  type Elsewhere,
  Mirror,
  refuseAtTable,
  type Status,
  type TableCode,
  type TableResult,
  type TableSetup,
} from '@tavern/host';
import type { LiveMatch } from '../play/live-match.ts';
import type { Ask } from './letter.ts';
import { addressOf } from './node.ts';
import type { Ownership } from './ownership.ts';
import type { Post } from './post.ts';

interface FollowingSetup {
  readonly ownership: Ownership;
  readonly post: Post;
  /** Another node has stored answer number `seq`. */
  follow(live: LiveMatch, seq: number): Promise<void>;
  trouble(error: unknown): void;
}

/** Milliseconds: so long a player's answer is passed on, to one owner after another. */
const PATIENCE = 10_000;
const PAUSE = 100;
/** Longer than any option that a game lists, and short enough for the post. */
const LONGEST = 4_000;

interface Followed {
  readonly live: LiveMatch;
  readonly mirror: Mirror;
  /** What the owner said last is shown last. */
  last: Promise<void>;
}

/** The matches that are looked at here and run at other nodes. */
export class Following {
  private readonly setup: FollowingSetup;
  private readonly followed = new Map<string, Followed>();
  private changed = new Set<string>();

  constructor(setup: FollowingSetup) {
    this.setup = setup;
  }

  mirror(table: TableSetup, live: LiveMatch): Mirror {
    const match = live.row.id;
    const elsewhere: Elsewhere = {
      answer: (seat, question, option, id) =>
        this.answer(mirror, live, { do: 'answer', seat, question, id, option: option as Flat }),
      claim: (seat) => this.pass(mirror, live, { do: 'claim', seat }) as Promise<TableResult>,
      lend: (seat, to) => this.pass(mirror, live, { do: 'lend', seat, to }) as Promise<{ ok: true } | Refusal<TableCode>>,
      more: (seat) => this.pass(mirror, live, { do: 'more', seat }) as Promise<{ ok: true } | Refusal<TableCode>>,
      back: (seat) => this.toOwner(match, (owner) => this.setup.post.tell(owner, { is: 'back', match, seat })),
      looked: () => this.looked(match),
    };
    const mirror = new Mirror(table, elsewhere);
    this.followed.set(match, { live, mirror, last: Promise.resolve() });
    return mirror;
  }

  /** It runs here now, or nobody looks at it here any more. */
  forget(match: string): void {
    this.followed.delete(match);
  }

  /** Those that nobody runs, by what is known here, though somebody looks at them. */
  get orphans(): readonly string[] {
    const { ownership } = this.setup;
    return [...this.followed].flatMap(([match, { live }]) =>
      live.viewers.size > 0 && ownership.ownerOf(match) === null && !ownership.owns(match) ? [match] : [],
    );
  }

  get all(): readonly LiveMatch[] {
    return [...this.followed.values()].map(({ live }) => live);
  }

  /** The owner says how things stand. */
  told(match: string, viewer: number | null, status: Status, seq: number): void {
    const followed = this.followed.get(match);
    if (followed === undefined) return;
    const { live, mirror } = followed;
    // First what happened: the status tells of clocks that began with it.
    followed.last = followed.last
      .then(() => this.setup.follow(live, seq))
      .catch((error: unknown) => this.setup.trouble(error))
      .then(() => mirror.tell(viewer === null ? null : toSeat(viewer), status));
  }

  liveOf(match: string): LiveMatch | undefined {
    return this.followed.get(match)?.live;
  }

  /** The owner must know who looks here: said at the end of the tick, whole. */
  looked(match: string): void {
    if (this.changed.size === 0) setImmediate(() => this.tellOwners());
    this.changed.add(match);
  }

  private tellOwners(): void {
    const { post } = this.setup;
    const { changed } = this;
    this.changed = new Set();
    for (const match of changed) {
      const viewers = this.followed.get(match)?.mirror.viewers ?? [];
      this.toOwner(match, (owner) => post.tell(owner, { is: 'look', match, viewers }));
    }
  }

  private toOwner(match: string, work: (address: string) => void): void {
    const owner = this.setup.ownership.ownerOf(match);
    if (owner !== null) work(addressOf(owner));
  }

  private answer(mirror: Mirror, live: LiveMatch, ask: Ask & { readonly do: 'answer' }): Promise<TableResult> {
    // No game lists such an option, so the owner would refuse it as well.
    if (JSON.stringify(ask.option).length > LONGEST) return Promise.resolve(refuse('not-an-option', {}, 'option'));
    return this.pass(mirror, live, ask) as Promise<TableResult>;
  }

  /** Asks the owner of the moment until there is an answer. A repeat is harmless: an answer has its client's id. */
  private async pass(mirror: Mirror, live: LiveMatch, ask: Ask): Promise<object> {
    const { ownership, post } = this.setup;
    const match = live.row.id;
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      // The match runs here by now, or was read anew: who asked asks that table.
      if (this.followed.get(match)?.mirror !== mirror) break;
      const owner = ownership.ownerOf(match);
      const reply = owner === null ? null : await post.ask(addressOf(owner), match, ask);
      if (reply !== null && reply.result !== null) {
        // What it led to is shown with the acknowledgement.
        await this.setup.follow(live, reply.seq).catch((error: unknown) => this.setup.trouble(error));
        return reply.result;
      }
      if (reply !== null) ownership.forget(match);
      await ownership.take([match]).catch((error: unknown) => this.setup.trouble(error));
      if (ownership.owns(match)) {
        void live.moved();
        break;
      }
      await new Promise((later) => setTimeout(later, PAUSE));
    }
    return refuseAtTable('not-stored');
  }
}
