import type { Json } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { Clock } from '@tavern/host';
import type { Logger } from 'pino';
import { counts } from '../metrics/counts.ts';
import { DamagedRow } from '../store/damage.ts';
import type { AnswerRow, EndedWhy, Finish, MatchRow, SnapshotRow, Store } from '../store/store.ts';
import { damageIn } from './chain.ts';
import { FinishedMatch, type FinishedSetup } from './finished-match.ts';
import type { Loaded } from './loaded.ts';
import { packOf } from './pack.ts';
import { isOver, type Rebuilt, rebuild } from './rebuild.ts';
import { checkAll, checkEnd, sealed } from './seal.ts';

interface LoaderSetup {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  ended(row: MatchRow): Promise<void>;
}

/** A match that cannot be played on, and why; without its row where that cannot be read. */
interface Ending {
  readonly ended: EndedWhy;
  readonly row: MatchRow | null;
  /** It had ended before, and what is kept of it is damaged. */
  readonly damaged?: true;
}

/** Loads matches from the store. A match that is damaged, or too old for the rules, is ended at once; all others play on. */
export class Loader {
  private readonly setup: LoaderSetup;

  constructor(setup: LoaderSetup) {
    this.setup = setup;
  }

  /** null: there is none. */
  async load(id: string, over?: 'even if over'): Promise<Loaded | Ending | null> {
    const { matches } = this.setup.store;
    let row: MatchRow | null = null;
    try {
      row = await matches.byId(id);
      if (row === null) return null;
      checkEnd(row);
      if (row.ended !== null && (over === undefined || row.ended.why !== 'over')) return { ended: row.ended.why, row };
      return await this.rebuilt(row);
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      this.damaged(error, id, row);
      if (row !== null && row.ended !== null) return { ended: row.ended.why, row, damaged: true };
      return { ended: await this.endWithout(id, row, 'damaged', { table: error.table, key: error.key }), row };
    }
  }

  /** Whether its last answer is given. Only looks: what cannot be played on is left for those who want to play it. */
  async isOver(id: string): Promise<boolean> {
    const { matches } = this.setup.store;
    try {
      const row = await matches.byId(id);
      if (row === null || row.ended !== null || entryOf(row.game) === undefined) return false;
      const [pack, snapshot, log] = [await packOf(row.game), await this.snapshotOf(row), await matches.answers(id)];
      const rebuilt = damageIn(row, log) === null ? rebuild(pack, row, log, snapshot) : 'damaged';
      return typeof rebuilt !== 'string' && isOver(rebuilt);
    } catch (error) {
      if (error instanceof DamagedRow) return false;
      throw error;
    }
  }

  /** Damage that was found, for the people who run this server. */
  damaged({ table, key, message }: DamagedRow, match: string, row: MatchRow | null): void {
    counts.damaged.add(table);
    this.setup.log.error({ match, ...(row === null ? {} : { room: row.room }), table, key }, message);
  }

  /** Ends without a result. `log`: its answers, where they can be read. */
  async endWithout(
    id: string,
    row: MatchRow | null,
    why: EndedWhy,
    found: { readonly [name: string]: Json },
    answers?: readonly AnswerRow[],
  ): Promise<EndedWhy> {
    const { store, clock, log } = this.setup;
    const where = { match: id, ...(row === null ? {} : { room: row.room, game: row.game }) };
    log[why === 'abandoned' ? 'info' : 'error']({ ...where, why, ...found }, 'a match ended without a result');
    const finish: Finish = { ended: { at: clock.now(), why, verdict: found }, results: [], frames: [] };
    const last = answers?.at(-1)?.chain;
    const stored = await store.matches.finish(id, row === null || answers === undefined ? finish : sealed(row, last, finish));
    if (stored) counts.ended.add(why);
    if (row !== null) await this.setup.ended(row);
    return why;
  }

  /** A match that is over, if all that is kept of it is what was written; else it throws `DamagedRow`. */
  async finished(row: MatchRow, setup: FinishedSetup): Promise<FinishedMatch> {
    const { matches } = this.setup.store;
    const [log, results] = [await matches.answers(row.id), await matches.results(row.id)];
    checkAll(row, log, results);
    return new FinishedMatch(row, log, setup);
  }

  private async rebuilt(row: MatchRow): Promise<Loaded | Ending> {
    const { id } = row;
    // Before the answers: those that it stands on are stored before it.
    const snapshot = await this.snapshotOf(row);
    const log = await this.setup.store.matches.answers(id);
    const damage = damageIn(row, log) ?? (snapshot !== null && snapshot.seq > log.length ? log.length + 1 : null);
    if (damage !== null) throw new DamagedRow('answers', `${id} ${damage}`, 'the chain is broken here');
    // A game that is gone counts as one whose rules have changed.
    const pack = entryOf(row.game) === undefined ? null : await packOf(row.game);
    const rebuilt = pack === null ? 'rules-changed' : this.attempt(row, () => rebuild(pack, row, log, snapshot));
    if (pack === null || rebuilt === 'rules-changed')
      return { ended: await this.endWithout(id, row, 'rules-changed', {}, log), row };
    return { pack, row, log, rebuilt };
  }

  /** Rules that fail on a match which they began must have changed since. */
  private attempt(row: MatchRow, work: () => Rebuilt | 'rules-changed'): Rebuilt | 'rules-changed' {
    try {
      return work();
    } catch (error) {
      this.setup.log.error({ match: row.id, room: row.room, err: error }, 'a match cannot be rebuilt');
      return 'rules-changed';
    }
  }

  /** A snapshot that cannot be read counts as none. */
  private async snapshotOf(row: MatchRow): Promise<SnapshotRow | null> {
    try {
      return await this.setup.store.matches.snapshot(row.id);
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      this.damaged(error, row.id, row);
      return null;
    }
  }
}
