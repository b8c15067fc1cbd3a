import type { NodeStore } from '../store/store.ts';
import type { Node } from './node.ts';

/** How often two nodes may want the same match at the same moment before we leave it to the next look. */
const TRIES = 3;

/** Which node runs which match: this one's own for certain, others' where it has asked. */
export class Ownership {
  private readonly store: NodeStore;
  private readonly node: Node;
  private readonly own = new Set<string>();
  private readonly others = new Map<string, string>();
  /** What was let go must be let go in the store before it is taken again. */
  private readonly releasing = new Map<string, Promise<void>>();

  constructor(store: NodeStore, node: Node) {
    this.store = store;
    this.node = node;
  }

  owns(match: string): boolean {
    return this.own.has(match) && this.node.there && this.own.has(match);
  }

  /** The name of the other node that runs it; null: nobody, by what is known here. */
  ownerOf(match: string): string | null {
    const owner = this.others.get(match);
    return owner === undefined || !this.node.has(owner) ? null : owner;
  }

  /** Takes those that nobody runs, and learns who runs the others. */
  async take(matches: readonly string[]): Promise<void> {
    let wanted = matches.filter((match) => !this.owns(match));
    await Promise.all(wanted.flatMap((match) => this.releasing.get(match) ?? []));
    for (let tries = 1; wanted.length > 0 && tries <= TRIES; tries++) {
      const { name } = this.node;
      const owners = await this.store.take(name, wanted);
      for (const [match, owner] of owners) this.note(match, owner, name);
      // A node that is there has something to take; one that is not must wait for its lease.
      wanted = this.node.there ? wanted.filter((match) => !owners.has(match)) : [];
    }
  }

  /** Somebody else may take it. */
  release(match: string): Promise<void> {
    if (!this.own.delete(match)) return Promise.resolve();
    const released = this.store
      .release(this.node.name, match)
      .catch(() => {})
      .finally(() => this.releasing.delete(match));
    this.releasing.set(match, released);
    return released;
  }

  /** The owner says that it does not run it any more. */
  forget(match: string): void {
    this.others.delete(match);
  }

  /** Nothing is ours any more. What was. */
  lapse(): readonly string[] {
    const lost = [...this.own];
    this.own.clear();
    return lost;
  }

  private note(match: string, owner: string, asked: string): void {
    // Taken under a name that has lapsed since, it is nobody's.
    if (owner === asked && asked === this.node.name) {
      this.own.add(match);
      this.others.delete(match);
    } else if (owner !== asked) {
      this.others.set(match, owner);
      this.node.met(owner);
    }
  }
}
