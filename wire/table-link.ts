import { CONCEDE, type Flat, Listeners, type Refusal, type Seat, say, seat as toSeat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { applyDelta } from './delta.ts';
import { EventMemory } from './event-memory.ts';
import type { Reply, TableUpdate } from './reply.ts';
import type { Request, RequestName } from './request.ts';
import { TableRequests } from './table-requests.ts';
import type { Answered, LinkState, SourceListener, TableSource } from './table-source.ts';
import { fromWhole, fromWire } from './wire-frame.ts';

type Send = <N extends RequestName>(name: N, request: Request<N>, heard?: (reply: Reply<N>) => void) => Promise<Reply<N>>;
type AnswerReply = Reply<'table.answer'>;

interface Pending {
  readonly request: Request<'table.answer'>;
  readonly done: (reply: AnswerReply) => void;
  sent: boolean;
}

/** Refusals that may pass in a moment. */
const PASSING: ReadonlySet<string> = new Set(['server-error', 'too-fast', 'busy']);
const RETRY_AFTER = 1_000;

/** One table as one guest sees it, over any number of connections. Answers that were not acknowledged are sent again under the same id. */
export class TableLink extends TableRequests implements TableSource {
  /** Whose eyes these are; null: a spectator's. */
  seat: Seat | null = null;
  /** Who sits where. */
  names: readonly string[] = [];
  newest: Frame | null = null;
  newestStatus: Status | null = null;
  link: LinkState = 'lost';
  private readonly send: Send;
  private readonly listeners = new Listeners<SourceListener>();
  private readonly pending = new Map<string, Pending>();
  private taking: Promise<void> | null = null;
  /** Has the server acknowledged this look at the table? What comes before belongs to an earlier one. */
  private watching = false;
  private left = false;
  /** As old as this look at the table: the server's begins anew with every `table.watch`. */
  private memory = new EventMemory();
  private readonly name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  private count = 0;

  constructor(match: string, send: Send) {
    super(match, send);
    this.send = send;
  }

  /** Watches from the last frame seen, and sends again what was not acknowledged. Throws the refusal if there is no such table. */
  takeUp(): Promise<void> {
    this.taking ??= this.watch().finally(() => {
      this.taking = null;
    });
    return this.taking;
  }

  readonly listen = this.listeners.listen;

  get own(): readonly Seat[] {
    return this.seat === null ? [] : [this.seat];
  }

  frame(viewer: Seat | null): Frame | null {
    return viewer === this.seat ? this.newest : null;
  }

  status(viewer: Seat | null): Status | null {
    return viewer === this.seat ? this.newestStatus : null;
  }

  /** Sent as often as it takes, under one id: it counts once. So there is no end to this but that of the table. */
  async answer(_seat: Seat, question: number, option: Flat): Promise<Answered> {
    return answered(await this.choose(option, question));
  }

  /** To what is asked now. Resolves when the server has acknowledged, however often the connection breaks until then. */
  choose(option: Flat, question = this.newest?.packet.question?.id ?? 0): Promise<AnswerReply> {
    this.count += 1;
    const request = { match: this.match, id: `${this.name}-${this.count}`, question, option };
    return new Promise((done) => {
      const pending: Pending = { request, done, sent: false };
      this.pending.set(request.id, pending);
      void this.deliver(pending);
    });
  }

  async concede(_seat?: Seat): Promise<Answered> {
    return answered(await this.choose(CONCEDE, 0));
  }

  /** Nobody looks any more: what was not acknowledged may count or not. */
  leave(): void {
    this.left = true;
    this.giveUp({ ok: false, code: 'not-watching', why: say('refusal.not-watching') });
  }

  lost(): void {
    this.watching = false;
    this.is('lost');
  }

  update(update: TableUpdate): void {
    if (!this.watching) return;
    try {
      this.take(update);
    } catch (error) {
      // This should never happen. If it does, a whole frame mends it.
      console.error(error);
      this.newest = null;
      this.watching = false;
      this.takeUp().catch(() => {});
    }
  }

  private take({ start, frames = [], status, gone }: TableUpdate): void {
    if (start !== undefined) this.show(fromWhole(start), true);
    for (const frame of frames) if (this.newest !== null) this.show(fromWire(frame, this.newest, this.memory), false);
    if (status !== undefined) this.tell(applyDelta(this.newestStatus ?? ({} as Status), status));
    if (gone !== undefined) this.listeners.tell((listener) => listener.gone?.(gone));
  }

  private tell(status: Status): void {
    this.newestStatus = status;
    this.listeners.tell((listener) => listener.status?.(this.seat, status));
  }

  private show(frame: Frame, whole: boolean): void {
    this.newest = frame;
    this.listeners.tell((listener) => listener.frame?.(this.seat, frame, whole));
  }

  private is(link: LinkState): void {
    if (link === this.link) return;
    this.link = link;
    this.listeners.tell((listener) => listener.link?.(link));
  }

  private async watch(): Promise<void> {
    this.watching = false;
    const since = this.newest?.n;
    const request = { match: this.match, ...(since === undefined ? {} : { since }) };
    const reply = await this.send('table.watch', request, (heard) => {
      if (!heard.ok) return;
      this.seat = heard.seat === null ? null : toSeat(heard.seat);
      this.names = heard.names;
      this.memory = new EventMemory();
      this.newestStatus = null;
      this.watching = true;
      this.is('there');
    });
    if (!reply.ok) return this.refused(reply);
    for (const pending of this.pending.values()) void this.deliver(pending);
  }

  private refused(refusal: Refusal): void {
    if (PASSING.has(refusal.code) && !this.left) setTimeout(() => void this.takeUp().catch(() => {}), RETRY_AFTER);
    else {
      this.giveUp(refusal);
      this.is('refused');
      this.listeners.tell((listener) => listener.gone?.(refusal.why));
    }
    throw Object.assign(new Error(refusal.code), { refusal });
  }

  private async deliver(pending: Pending): Promise<void> {
    if (pending.sent) return;
    pending.sent = true;
    try {
      const reply = await this.send('table.answer', pending.request);
      // Watched again, it goes out again; and if it cannot be, that says why.
      if (!reply.ok && reply.code === 'not-watching' && !this.left) return void this.takeUp().catch(() => {});
      this.pending.delete(pending.request.id);
      pending.done(reply);
    } catch {
      // The connection is gone: sent again when it is back.
    } finally {
      pending.sent = false;
    }
  }

  private giveUp(refusal: Refusal): void {
    for (const { done } of this.pending.values()) done(refusal);
    this.pending.clear();
  }
}

const answered = (reply: AnswerReply): Answered => {
  if (!reply.ok) return reply;
  return reply.held === true ? { ok: true, held: true } : { ok: true };
};
