import { type Refusal, refuse, type Seat, say, seat as toSeat } from '@tavern/engine';
import { deltaOf, HISTORY_LIMIT, type ReadRequest, type Reply, type TableUpdate, toWhole } from '@tavern/wire';
import type { Hall } from '../hall/hall.ts';
import type { Occupant } from '../hall/open-room.ts';
import { counts } from '../metrics/counts.ts';
import { answeredBefore, matchFor, namesIn } from '../play/access.ts';
import { FinishedMatch } from '../play/finished-match.ts';
import { LiveMatch } from '../play/live-match.ts';
import type { LookBack } from '../play/look-back.ts';
import type { Matches } from '../play/matches.ts';
import type { Outbox } from '../play/outbox.ts';
import { Viewer } from '../play/viewer.ts';
import { refuseWith } from '../refusal.ts';
import type { LookBudget } from './look-budget.ts';
import { Written } from './written.ts';

interface Watching {
  readonly live: LiveMatch;
  readonly viewer: Viewer;
}

export interface TablesSetup {
  readonly matches: Matches;
  readonly outbox: Outbox;
  readonly hall: Pick<Hall, 'bannedFrom'>;
  readonly lookBack: LookBack;
  readonly lookBudget: LookBudget;
}

type Onlooker = Pick<Occupant, 'guest' | 'address'>;

/** How many tables one connection may watch at once. */
const MOST = 20;

/** The tables that one connection watches. The seat follows from its guest: nobody can name a seat. */
export class Tables {
  private readonly who: Onlooker;
  private readonly guest: string;
  private readonly setup: TablesSetup;
  private readonly matches: Matches;
  private readonly send: (update: TableUpdate) => void;
  private readonly watching = new Map<string, Watching>();
  /** Matches that were over when they were looked at. */
  private readonly over = new Set<string>();
  private gone = false;

  constructor(who: Onlooker, setup: TablesSetup, send: (update: TableUpdate) => void) {
    this.who = who;
    this.guest = who.guest.id;
    this.setup = setup;
    this.matches = setup.matches;
    this.send = send;
  }

  async watch({ match: id, since }: ReadRequest<'table.watch'>): Promise<Reply<'table.watch'>> {
    if (this.full(id)) return refuseWith('too-many-tables', { most: MOST });
    const found = await this.find(id);
    if (found instanceof FinishedMatch) return this.lookBack(found);
    if (!(found instanceof LiveMatch)) return found;
    // Others may have been opened meanwhile.
    if (this.full(id)) return refuseWith('too-many-tables', { most: MOST });
    this.stop(id);
    const viewer = new Viewer(id, found.seatOf(this.guest), this.setup.outbox, this.send);
    this.watching.set(id, { live: found, viewer });
    await found.watch(viewer, since);
    // The connection, or this look at the table, may have ended while the table was being opened.
    if (this.gone || this.watching.get(id)?.viewer !== viewer) found.leave(viewer);
    return { ok: true, seat: viewer.seat, names: namesIn(found), update: viewer.take() ?? { match: id } };
  }

  leave({ match }: ReadRequest<'table.leave'>): Reply<'table.leave'> {
    return this.stop(match) || this.over.delete(match) ? { ok: true } : refuseWith('not-watching');
  }

  /** `answered` is called when the answer is durable, before anybody else sees what it did. */
  async answer(request: ReadRequest<'table.answer'>, answered: (reply: Reply<'table.answer'>) => void): Promise<void> {
    const at = this.seated(request.match);
    if ('ok' in at) return answered((await this.answeredBefore(request)) ?? at);
    const { live, viewer, seat } = at;
    const begun = performance.now();
    const answering = live.answer(seat, request.id, request.question, request.option);
    counts.stages.of.applied.note(performance.now() - begun);
    const result = await answering;
    if (!result.ok) return answered(result);
    viewer.acknowledged((update) => {
      answered(update === undefined ? result : { ...result, update });
      counts.stages.of.acknowledged.note(performance.now() - begun);
    });
  }

  async claim({ match }: ReadRequest<'table.claim'>): Promise<Reply<'table.claim'>> {
    const at = this.seated(match);
    if ('ok' in at) return at;
    const result = await at.live.table.claim(at.seat);
    return result.ok ? { ok: true } : result;
  }

  back({ match }: ReadRequest<'table.back'>): Reply<'table.back'> {
    const at = this.seated(match);
    if ('ok' in at) return at;
    at.live.table.back(at.seat);
    return { ok: true };
  }

  async lend({ match, seat: who }: ReadRequest<'table.lend'>): Promise<Reply<'table.lend'>> {
    const at = this.seated(match);
    return 'ok' in at ? at : at.live.table.lend(at.seat, toSeat(who));
  }

  async more({ match }: ReadRequest<'table.more'>): Promise<Reply<'table.more'>> {
    const at = this.seated(match);
    return 'ok' in at ? at : at.live.table.more(at.seat);
  }

  async history({ match, from }: ReadRequest<'table.history'>): Promise<Written | Refusal> {
    const { lookBudget, lookBack } = this.setup;
    if (!lookBudget.take(this.who, HISTORY_LIMIT)) return refuseWith('too-fast');
    let cost = HISTORY_LIMIT;
    try {
      const found = await this.find(match);
      if (!(found instanceof LiveMatch || found instanceof FinishedMatch)) return found;
      const page = await lookBack.page(found, found.seatOf(this.guest), from);
      cost = page?.cost ?? 1;
      return page === null ? refuseWith('no-frames') : new Written(page.text);
    } finally {
      lookBudget.owe(this.who, cost - HISTORY_LIMIT);
    }
  }

  /** The host of this room has sent the guest away, who is no player of the match there: what is played is not for them any more. */
  sentAway(room: string): void {
    for (const [id, { live }] of this.watching) {
      if (live.row.room !== room) continue;
      this.stop(id);
      this.send({ match: id, gone: say('gone.sent-away') });
    }
  }

  close(): void {
    this.gone = true;
    for (const id of this.watching.keys()) this.stop(id);
  }

  /** A match that this guest may see. */
  private find(id: string): Promise<LiveMatch | FinishedMatch | Refusal> {
    return matchFor(this.setup, id, this.guest);
  }

  private full(id: string): boolean {
    return this.watching.size >= MOST && !this.watching.has(id);
  }

  private stop(id: string): boolean {
    const watching = this.watching.get(id);
    watching?.live.leave(watching.viewer);
    return this.watching.delete(id);
  }

  private seated(id: string): (Watching & { readonly seat: Seat }) | Refusal {
    const watching = this.watching.get(id);
    if (watching === undefined) return this.over.has(id) ? refuse('match-over') : refuseWith('not-watching');
    const { seat } = watching.viewer;
    return seat === null ? refuseWith('not-a-player') : { live: watching.live, viewer: watching.viewer, seat };
  }

  /** A repeat of what was stored before the match was over. */
  private async answeredBefore(request: ReadRequest<'table.answer'>): Promise<Reply<'table.answer'> | null> {
    const found = this.over.has(request.match) ? await this.matches.find(request.match) : null;
    return found instanceof FinishedMatch ? answeredBefore(found, this.guest, request) : null;
  }

  private async lookBack(finished: FinishedMatch): Promise<Reply<'table.watch'>> {
    const { lookBudget, lookBack } = this.setup;
    if (!lookBudget.take(this.who, 1)) return refuseWith('too-fast');
    const seat = finished.seatOf(this.guest);
    const { frame: start, cost } = await lookBack.last(finished, seat);
    lookBudget.owe(this.who, cost - 1);
    this.over.add(finished.row.id);
    if (start === null) return refuseWith('no-frames');
    const status = seat === null ? {} : { status: deltaOf({}, finished.status(seat, this.matches.now())) };
    return { ok: true, seat, names: namesIn(finished), update: { match: finished.row.id, start: toWhole(start), ...status } };
  }
}
