import { type Flat, Listeners, type MatchRecord, type Refusal, renew, type Say, type Seat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { type Answered, fromPast, type LinkState, type SourceListener } from '@tavern/wire';
import { botsAt, type NameOf, namesOf } from '../../model/bot-names.ts';
import { refused } from '../../model/refused.ts';
import type { Origin, ShownTable } from '../../model/shown-table.ts';
import type { HereLink } from './here-link.ts';
import type { FromWorker, Gives, Opened, Start } from './messages.ts';
import { theWorker } from './the-worker.ts';

/** A new match at this screen; to be opened with its id. */
export const startHere = (start: Start, link: HereLink = theWorker()): Promise<Gives<'start'>> => link.request('start', start);

/** The match at this screen with this id, where it was left. */
export async function openHere(
  id: string,
  nameOf: NameOf,
  link: HereLink = theWorker(),
): Promise<{ readonly ok: true; readonly source: ShownTable } | Refusal> {
  const table = new HereSource(id, link);
  const opened = await link.request('open', { match: id });
  if (opened.ok) return { ok: true, source: table.begin(opened, nameOf) };
  table.forget();
  return opened;
}

/** One match at this screen, as its people see it. */
class HereSource implements ShownTable {
  readonly match: string;
  readonly where = 'here';
  readonly link: LinkState = 'there';
  game = '';
  names: readonly string[] = [];
  bots: ShownTable['bots'] = [];
  own: readonly Seat[] = [];
  seed: string | null = null;
  openly = false;
  origin?: Origin;
  readonly daily = null;
  readonly forget: () => void;
  private readonly worker: HereLink;
  private readonly frames = new Map<Seat | null, Frame>();
  private readonly statuses = new Map<Seat | null, Status>();
  private readonly listeners = new Listeners<SourceListener>();
  private gone: Say | null = null;
  private left = false;

  constructor(match: string, worker: HereLink) {
    this.match = match;
    this.worker = worker;
    // Before it is opened: what happens first must not be missed.
    this.forget = worker.listen(match, (news) => this.hear(news));
  }

  begin({ game, seats, own, seed, openly, origin, seen }: Opened, nameOf: NameOf): this {
    this.game = game;
    this.names = namesOf(seats, nameOf);
    this.bots = botsAt(seats);
    this.own = own;
    this.seed = seed;
    this.openly = openly;
    if (origin !== null) this.origin = origin;
    for (const { viewer, frame, status } of seen) {
      if (frame.n > (this.frames.get(viewer)?.n ?? -1)) this.frames.set(viewer, frame);
      if (!this.statuses.has(viewer)) this.statuses.set(viewer, status);
    }
    return this;
  }

  frame(viewer: Seat | null): Frame | null {
    return this.frames.get(viewer) ?? null;
  }

  status(viewer: Seat | null): Status | null {
    return this.statuses.get(viewer) ?? null;
  }

  listen(listener: SourceListener): () => void {
    const stop = this.listeners.listen(listener);
    if (this.gone !== null) listener.gone?.(this.gone);
    return stop;
  }

  answer(seat: Seat, question: number, option: Flat): Promise<Answered> {
    return this.worker.request('answer', { match: this.match, seat, question, option });
  }

  concede(seat: Seat): Promise<Answered> {
    return this.worker.request('concede', { match: this.match, seat });
  }

  claim(seat: Seat): Promise<Answered> {
    return this.worker.request('claim', { match: this.match, seat });
  }

  back(seat: Seat): Promise<Answered> {
    return this.worker.request('back', { match: this.match, seat });
  }

  /** People who play at this screen are always present. */
  async lend(): Promise<Answered> {
    return refused('refusal.not-away');
  }

  /** Here there are no clocks. */
  async more(): Promise<Answered> {
    return refused('refusal.no-more-time');
  }

  async history(viewer: Seat | null, from: number): Promise<readonly Frame[]> {
    const reply = await this.worker.request('history', { match: this.match, viewer, from });
    return reply.ok && reply.past !== null ? fromPast(reply.past) : [];
  }

  async record(): Promise<MatchRecord | Refusal> {
    const reply = await this.worker.request('record', { match: this.match });
    return reply.ok ? reply.record : reply;
  }

  leave(): void {
    if (this.left) return;
    this.left = true;
    this.forget();
    this.listeners.clear();
    void this.worker.request('close', { match: this.match });
  }

  private hear(news: Exclude<FromWorker, { readonly id: number }>): void {
    if ('frame' in news) this.show(news.viewer, news.frame);
    else if ('status' in news) {
      this.statuses.set(news.viewer, news.status);
      this.listeners.tell((listener) => listener.status?.(news.viewer, news.status));
    } else {
      this.gone = news.gone;
      this.listeners.tell((listener) => listener.gone?.(news.gone));
    }
  }

  /** On its way it has lost what it shared with the frame before: given back, so that what has not changed is not drawn again. */
  private show(viewer: Seat | null, sent: Frame): void {
    const before = this.frames.get(viewer);
    if (before !== undefined && sent.n <= before.n) return;
    const frame = { ...sent, packet: renew(before?.packet, sent.packet) };
    this.frames.set(viewer, frame);
    const whole = before !== undefined && sent.n !== before.n + 1;
    this.listeners.tell((listener) => listener.frame?.(viewer, frame, whole));
  }
}
