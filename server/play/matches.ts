import type { Bot } from '@tavern/bots';
import { type MatchRecord, type Refusal, say, type Types } from '@tavern/engine';
import { ABANDON_AFTER } from '@tavern/host';
import type { CatchUp } from '../catch-up.ts';
import { clockFromNow } from '../clock.ts';
import { whySecret } from '../daily/secrecy.ts';
import { counts } from '../metrics/counts.ts';
import { refuseWith } from '../refusal.ts';
import type { AppendQueue } from '../store/append-queue.ts';
import { DamagedRow } from '../store/damage.ts';
import type { EndedWhy, MatchRow } from '../store/store.ts';
import { Endings, type EndingsSetup } from './endings.ts';
import { FinishedMatch } from './finished-match.ts';
import { Kept } from './kept.ts';
import { LiveMatch, type MatchSurroundings } from './live-match.ts';
import { Loader } from './loader.ts';
import { packOf } from './pack.ts';
import { matchOfRow, sameRules } from './rebuild.ts';
import { recordOf } from './record.ts';
import { checkEnd } from './seal.ts';
import { timesAt } from './times.ts';

export interface MatchesSetup extends EndingsSetup {
  readonly queue: AppendQueue;
  readonly catchUp: CatchUp;
  bot(game: string, level: string, person?: string | null): Bot<Types>;
}

/** How many answers of finished matches are kept for those who look back. */
const LOOKED_BACK = 20_000;
/** Of matches that are taken up after a start: how many at once, and how long the others have the store for themselves. */
const TAKEN_UP = 20;
const BREATHER = 200;

/** All matches, of which those that somebody plays or watches are in memory. */
export class Matches {
  private readonly setup: MatchesSetup;
  private readonly open = new Map<string, Promise<LiveMatch | FinishedMatch | Refusal>>();
  private readonly live = new Map<string, LiveMatch>();
  private readonly endings: Endings;
  private readonly past = new Kept<FinishedMatch>(LOOKED_BACK);
  private readonly surroundings: MatchSurroundings;
  private readonly loader: Loader;
  private closing = false;

  constructor(setup: MatchesSetup) {
    const { queue, log, nodes } = setup;
    this.setup = setup;
    this.loader = new Loader(setup);
    this.endings = new Endings(setup);
    this.surroundings = {
      clock: clockFromNow(setup.clock),
      now: () => setup.clock.now(),
      bot: (game, level, person) => setup.bot(game, level, person),
      times: timesAt,
      // What is not ours any more is not stored from here: as if its new owner had been first.
      append: nodes.alone ? (row) => queue.append(row) : async (row) => nodes.owns(row.match) && queue.append(row),
      table: (table, live) => nodes.table(table, live),
      missed: (live, seq) => this.heard({ match: live.row.id, seq }),
      load: async (id) => {
        await nodes.take(id);
        // It may have been played to its end elsewhere: those who watch here see that end too.
        const loaded = await this.loader.load(id, 'even if over');
        return loaded === null || 'ended' in loaded ? null : loaded;
      },
      milestone: (live) => this.snapshot(live),
      over: (live) => this.over(live),
      left: (live) => this.finished(live),
      lost: (live, why) => this.lost(live, why),
      trouble: ({ row }, error) => log.error({ match: row.id, room: row.room, err: error }, 'trouble at a table'),
    };
  }

  /** ms since 1970. */
  now(): number {
    return this.setup.clock.now();
  }

  get count(): number {
    return this.live.size;
  }

  /** How many are over and not yet stored as over. */
  get ending(): number {
    return this.endings.size;
  }

  /** A match to play or to look back at; or why there is none. */
  find(id: string): Promise<LiveMatch | FinishedMatch | Refusal> {
    const known = this.open.get(id);
    if (known !== undefined) return known;
    const opening = this.bring(id);
    this.open.set(id, opening);
    // Only live matches are kept: any other result may be different next time.
    opening.then(
      (found) => (found instanceof LiveMatch ? undefined : this.open.delete(id)),
      () => this.open.delete(id),
    );
    return opening;
  }

  /** Prepares a match that we are about to store. Throws what its rules throw. Call the result when it is stored: then nothing need be read. */
  async prepare(row: MatchRow): Promise<() => void> {
    const pack = await packOf(row.game);
    const rebuilt = { match: matchOfRow(pack, row), log: [] };
    // Nobody else can know of it yet.
    await this.setup.nodes.take(row.id);
    return () => {
      if (this.open.has(row.id)) return;
      const live = new LiveMatch({ pack, row, log: [], rebuilt }, this.surroundings);
      this.live.set(row.id, live);
      this.open.set(row.id, Promise.resolve(live));
      counts.begun.add(row.game);
      this.setup.log.info({ match: row.id, room: row.room, game: row.game }, 'a match begins');
    };
  }

  async runs(id: string): Promise<boolean> {
    return (await this.find(id)) instanceof LiveMatch;
  }

  /** Resolves when a match that is over is stored as over. */
  async concluded(id: string): Promise<void> {
    const found = await this.find(id);
    if (!(found instanceof LiveMatch) || !found.over) return;
    // A match that was just loaded from the store notices its end a tick later.
    await new Promise((later) => setImmediate(later));
    await this.endings.of(id);
  }

  /** Why spectators may not see it yet; null: they may. */
  whySecret(row: MatchRow): Refusal | null {
    return whySecret(row, this.setup.clock.now());
  }

  /** The record of a finished match, with its secret. */
  async record(id: string): Promise<MatchRecord | Refusal> {
    const { matches } = this.setup.store;
    try {
      const row = await matches.byId(id);
      if (row === null) return refuseWith('no-such-match');
      if (row.ended === null) return refuseWith('match-runs');
      checkEnd(row);
      if (row.ended.why !== 'over') return refusal(row.ended.why);
      if (row.injected !== undefined) return refuseWith('match-injected');
      const secret = this.whySecret(row);
      if (secret !== null) return secret;
      const finished = await this.look(row);
      if (!(finished instanceof FinishedMatch)) return finished;
      const { code, hashes = {} } = row.ended.verdict as { code?: string; hashes?: MatchRecord['hashes'] };
      // Played under more than one version of the rules: no record could be verified.
      if (code === 'other-version') return refusal('rules-changed');
      return recordOf(row, finished.log, hashes);
    } catch (error) {
      return this.refuseDamaged(error, id, null);
    }
  }

  /** Ends matches that the last process left over and not stored as over: the store was away, or the process was killed. */
  async takeUp(): Promise<void> {
    const { store, log } = this.setup;
    for (let after = ''; !this.closing; ) {
      const ids = await store.matches.running(after, TAKEN_UP);
      for (const id of ids) {
        after = id;
        if (this.closing) return;
        if (this.open.has(id)) continue;
        try {
          if (await this.loader.isOver(id)) await this.concluded(id);
        } catch (error) {
          log.error({ match: id, err: error }, 'a match could not be taken up');
        }
      }
      if (ids.length < TAKEN_UP) return;
      await this.endings.pause(BREATHER);
    }
  }

  /** Another process has stored an answer; null: it may have stored any number of them. */
  async heard(news: { readonly match: string; readonly seq: number } | null): Promise<void> {
    const { catchUp, store } = this.setup;
    const known = news === null ? undefined : this.live.get(news.match);
    const lives = news === null ? [...this.live.values()] : known === undefined ? [] : [known];
    const seq = news?.seq ?? Number.POSITIVE_INFINITY;
    const follow = (live: LiveMatch): Promise<void> => live.follow(seq, (after) => store.matches.answers(live.row.id, after));
    await Promise.all(lives.map((live) => catchUp.read(`match ${live.row.id}`, () => follow(live))));
  }

  /** Those in memory. */
  get inMemory(): readonly LiveMatch[] {
    return [...this.live.values()];
  }

  /** Forgets matches that nobody looks at: the store has them. */
  async forgetIdle(): Promise<void> {
    for (const [id, live] of this.live) if (live.idle && !this.endings.has(id)) await this.putAway(live);
  }

  /** Matches that nobody came back to. */
  async endAbandoned(): Promise<void> {
    const { store, clock, log, nodes } = this.setup;
    for (const id of await store.matches.untouched(clock.now() - ABANDON_AFTER, 100)) {
      if ((this.live.get(id)?.viewers.size ?? 0) > 0) continue;
      try {
        // Loading a match also ends it where it is damaged, or over and never finished.
        const found = await this.find(id);
        if (!(found instanceof LiveMatch) || found.over) continue;
        const own = nodes.owns(id);
        await this.putAway(found);
        // Somebody may look at it from the node that runs it.
        if (!own) continue;
        await this.loader.endWithout(id, found.row, 'abandoned', {}, found.log);
      } catch (error) {
        log.error({ match: id, err: error }, 'an abandoned match could not be ended');
      }
    }
  }

  /** Stores every answer that was taken, and a snapshot of each match. */
  async close(): Promise<void> {
    this.closing = true;
    this.endings.stop();
    await Promise.all([...this.live.values()].map((live) => this.putAway(live)));
    await this.endings.stopped();
  }

  private async putAway(live: LiveMatch): Promise<void> {
    this.forget(live.row.id);
    await live.close();
    if (!live.over) this.snapshot(live);
    await this.release(live.row.id);
  }

  /** Unless somebody has come back to it meanwhile. */
  private async release(id: string): Promise<void> {
    if (!this.open.has(id)) await this.setup.nodes.release(id);
  }

  private forget(id: string): void {
    this.live.delete(id);
    this.open.delete(id);
  }

  private async bring(id: string): Promise<LiveMatch | FinishedMatch | Refusal> {
    const { log, nodes } = this.setup;
    const past = this.past.get(id);
    if (past !== undefined) return past;
    // Before it is read: what is stored afterwards is told to its owner.
    if (!nodes.alone && (await this.isRunning(id))) await nodes.take(id);
    const loaded = await this.loader.load(id);
    if (loaded === null) return refuseWith('no-such-match');
    if ('ended' in loaded) {
      const { ended, row, damaged } = loaded;
      if (damaged === true) return refuseWith('match-damaged');
      return ended === 'over' && row !== null ? this.look(row) : refusal(ended);
    }
    try {
      const live = new LiveMatch(loaded, this.surroundings);
      this.live.set(id, live);
      // Whatever was stored elsewhere while it was being read: nobody told it, for it was not there yet.
      if (!nodes.alone) void this.surroundings.missed(live, Number.POSITIVE_INFINITY);
      // It was carried over to new rules: from now on it can only be loaded from that snapshot.
      if (!sameRules(loaded.pack, loaded.row)) this.snapshot(live);
      return live;
    } catch (error) {
      // The log is as it was written, and yet the rules refuse it: they were changed without a new version.
      log.error({ match: id, room: loaded.row.room, err: error }, 'a match cannot be rebuilt');
      return refusal(await this.loader.endWithout(id, loaded.row, 'rules-changed', {}, loaded.log));
    }
  }

  /** Back at a match that is over. All that is kept of it is checked first. */
  private async look(row: MatchRow): Promise<FinishedMatch | Refusal> {
    const known = this.past.get(row.id);
    if (known !== undefined) return known;
    try {
      const finished = await this.loader.finished(row, {
        matches: this.setup.store.matches,
        damaged: (error) => this.loader.damaged(error, row.id, row),
      });
      this.past.put(row.id, finished, finished.log.length);
      return finished;
    } catch (error) {
      return this.refuseDamaged(error, row.id, row);
    }
  }

  private refuseDamaged(error: unknown, id: string, row: MatchRow | null): Refusal {
    if (!(error instanceof DamagedRow)) throw error;
    this.loader.damaged(error, id, row);
    return refuseWith('match-damaged');
  }

  private async isRunning(id: string): Promise<boolean> {
    try {
      return (await this.setup.store.matches.byId(id))?.ended === null;
    } catch (error) {
      // The loader says what is wrong with it.
      if (error instanceof DamagedRow) return false;
      throw error;
    }
  }

  private snapshot(live: LiveMatch): void {
    const { match, frameCounts, busy } = live.table;
    const last = live.log.at(-1);
    if (busy || last === undefined || last.seq !== match.seq || !this.setup.nodes.owns(live.row.id)) return;
    const row = { match: live.row.id, seq: last.seq, chain: last.chain, frames: frameCounts, snapshot: match.toJSON() };
    this.setup.store.matches.saveSnapshot(row).catch((error: unknown) => this.surroundings.trouble(live, error));
  }

  private over(live: LiveMatch): void {
    this.endings.begin(
      live,
      (error) => this.surroundings.trouble(live, error),
      () => (live.viewers.size === 0 ? this.finished(live) : undefined),
    );
  }

  /** The store has it all: memory is for those who play. */
  private finished(live: LiveMatch): void {
    const { id } = live.row;
    if (this.endings.has(id) || this.live.get(id) !== live) return;
    this.forget(id);
    void live.close().then(() => this.release(id));
  }

  private lost(live: LiveMatch, why: 'broken' | 'ended' | 'unavailable'): void {
    this.forget(live.row.id);
    for (const viewer of live.viewers) viewer.gone(say(`gone.${why}`));
    void live.close().then(() => this.release(live.row.id));
    if (why === 'broken')
      this.loader
        .endWithout(live.row.id, live.row, 'broken', {}, live.log)
        .catch((error: unknown) => this.surroundings.trouble(live, error));
  }
}

const refusal = (why: EndedWhy): Refusal => refuseWith('match-ended', { why: say(`ended.${why}`) });
