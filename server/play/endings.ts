import type { Clock } from '@tavern/host';
import type { Logger } from 'pino';
import { counts } from '../metrics/counts.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { MatchRow, Store } from '../store/store.ts';
import type { Finisher } from './finisher.ts';
import type { LiveMatch } from './live-match.ts';
import { sealed } from './seal.ts';

export interface EndingsSetup {
  readonly store: Store;
  readonly finisher: Finisher;
  readonly clock: Clock;
  readonly log: Logger;
  readonly nodes: Nodes;
  /** A match has ended, with or without a result. */
  ended(row: MatchRow): Promise<void>;
}

/** Milliseconds between two tries to store the end of a match: longer and longer, up to this. */
const SLOWEST_TRY = 5_000;
/** How often, and how many milliseconds apart, a node looks whether the owner of a match that is over has ended it. */
const [LOOKS, LOOK_EVERY] = [20, 500];

/** Matches that are over and not yet stored as over. */
export class Endings {
  private readonly setup: EndingsSetup;
  private readonly finishing = new Map<string, Promise<void>>();
  /** Ends a wait between two tries. */
  private readonly waits = new Set<() => void>();
  private closing = false;

  constructor(setup: EndingsSetup) {
    this.setup = setup;
  }

  get size(): number {
    return this.finishing.size;
  }

  has(id: string): boolean {
    return this.finishing.has(id);
  }

  /** Resolves when this match is stored as over; at once where it is not about to be. */
  of(id: string): Promise<void> {
    return this.finishing.get(id) ?? Promise.resolve();
  }

  /** A store that is away, for however long, must not cost anybody the end of a match. A server that closes leaves it to the next start. */
  begin(live: LiveMatch, trouble: (error: unknown) => void, done: () => void): void {
    const { id } = live.row;
    const finished = this.keepTrying(live, () => (this.setup.nodes.owns(id) ? this.finish(live) : this.finishedElsewhere(id)))
      .catch(trouble)
      .finally(() => {
        this.finishing.delete(id);
        done();
      });
    this.finishing.set(id, finished);
  }

  /** From now on nothing is tried again. */
  stop(): void {
    this.closing = true;
    for (const wake of this.waits) wake();
  }

  /** Resolves when all that is being stored is stored. */
  async stopped(): Promise<void> {
    await Promise.all(this.finishing.values());
  }

  /** Not for longer than the server is open. */
  pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        cancel();
        this.waits.delete(wake);
        done();
      };
      const cancel = this.setup.clock.after(ms, wake);
      this.waits.add(wake);
      if (this.closing) wake();
    });
  }

  private async keepTrying({ row }: LiveMatch, work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (this.closing) throw error;
        this.setup.log.warn({ match: row.id, room: row.room, err: error }, 'the end of a match is tried again');
        await this.pause(Math.min(tries * 500, SLOWEST_TRY));
      }
    }
  }

  /** Its owner ends it. If the owner is gone before that, this node takes the match, and is asked again. */
  private async finishedElsewhere(id: string): Promise<void> {
    const { store, nodes } = this.setup;
    for (let looks = 1; looks <= LOOKS && !nodes.owns(id) && !this.closing; looks++) {
      const row = await store.matches.byId(id);
      if (row?.ended !== null) return;
      await this.pause(LOOK_EVERY);
      // Only where the owner is gone.
      await nodes.take(id);
    }
    // It may be ours because its owner has ended it, and let it go.
    const row = await store.matches.byId(id);
    if (row?.ended !== null) return;
    throw new Error('the owner of a match has not ended it');
  }

  private async finish(live: LiveMatch): Promise<void> {
    const { finisher, clock, store, log } = this.setup;
    const { row } = live;
    const where = { match: row.id, room: row.room, game: row.game };
    const finish = await finisher.finish({ row, log: live.log }, live.table.match, clock.now());
    const { verdict } = finish.ended;
    if ((verdict as { ok?: boolean }).ok !== true) log.error({ ...where, verdict }, 'a finished match does not verify');
    const stored = await store.matches.finish(row.id, sealed(row, live.log.at(-1)?.chain, finish));
    if (stored) {
      counts.ended.add('over');
      log.info({ ...where, answers: live.log.length }, 'a match is over');
    }
    await this.setup.ended(row);
  }
}
