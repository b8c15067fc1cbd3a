import type { Json } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { Clock } from '@tavern/host';
import type { Logger } from 'pino';
import { DamagedRow } from '../store/damage.ts';
import type { EndedWhy, MatchRow, SnapshotRow, Store } from '../store/store.ts';
import { damageIn } from './chain.ts';
import type { Loaded } from './loaded.ts';
import { packOf } from './pack.ts';
import { type Rebuilt, rebuild } from './rebuild.ts';

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
      if (row.ended !== null && (over === undefined || row.ended.why !== 'over')) return { ended: row.ended.why, row };
      return await this.rebuilt(row);
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      return { ended: await this.endWithout(id, row, 'damaged', { table: error.table, key: error.key }), row };
    }
  }

  /** Ends without a result. */
  async endWithout(id: string, row: MatchRow | null, why: EndedWhy, found: { readonly [name: string]: Json }): Promise<EndedWhy> {
    const { store, clock, log } = this.setup;
    log[why === 'abandoned' ? 'info' : 'error']({ match: id, why, ...found }, 'a match ended without a result');
    await store.matches.finish(id, { ended: { at: clock.now(), why, verdict: found }, results: [], frames: [] });
    if (row !== null) await this.setup.ended(row);
    return why;
  }

  private async rebuilt(row: MatchRow): Promise<Loaded | Ending> {
    const { id } = row;
    const log = await this.setup.store.matches.answers(id);
    const damage = damageIn(row, log);
    if (damage !== null) return { ended: await this.endWithout(id, row, 'damaged', { answer: damage }), row };
    // A game that is gone counts as one whose rules have changed.
    const pack = entryOf(row.game) === undefined ? null : await packOf(row.game);
    const snapshot = await this.snapshotOf(id);
    const rebuilt = pack === null ? 'rules-changed' : this.attempt(row, () => rebuild(pack, row, log, snapshot));
    if (pack === null || rebuilt === 'rules-changed') return { ended: await this.endWithout(id, row, 'rules-changed', {}), row };
    return { pack, row, log, rebuilt };
  }

  /** Rules that fail on a match which they began must have changed since. */
  private attempt(row: MatchRow, work: () => Rebuilt | 'rules-changed'): Rebuilt | 'rules-changed' {
    try {
      return work();
    } catch (error) {
      this.setup.log.error({ match: row.id, err: error }, 'a match cannot be rebuilt');
      return 'rules-changed';
    }
  }

  /** A snapshot that cannot be read counts as none. */
  private async snapshotOf(id: string): Promise<SnapshotRow | null> {
    try {
      return await this.setup.store.matches.snapshot(id);
    } catch (error) {
      if (error instanceof DamagedRow) return null;
      throw error;
    }
  }
}
