import { CONCEDE, type Flat, Listeners, type Refusal, say } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { applyDelta } from './delta.ts';
import { EventMemory } from './event-memory.ts';
import type { Reply, TableUpdate } from './reply.ts';
import type { Request, RequestName } from './request.ts';
import { fromWhole, fromWire } from './wire-frame.ts';

type Send = <N extends RequestName>(name: N, request: Request<N>, heard?: (reply: Reply<N>) => void) => Promise<Reply<N>>;
export type AnswerReply = Reply<'table.answer'>;

interface Pending {
  readonly request: Request<'table.answer'>;
  readonly done: (reply: AnswerReply) => void;
  sent: boolean;
}

/** What somebody at a table is told of. */
export interface TableListener {
  /** In order, none twice. After a gap (`whole`) the frames between were missed: `table.history` has them. */
  frame?(frame: Frame, whole: boolean): void;
  status?(status: Status): void;
  /** The table cannot go on, or is not there any more. */
  gone?(why: NonNullable<TableUpdate['gone']>): void;
}

/** What may be otherwise in a moment. */
const PASSING: ReadonlySet<string> = new Set(['server-error', 'too-fast', 'busy']);
const RETRY_AFTER = 1_000;

/** One table as one guest sees it, over any number of connections. Answers that were not acknowledged are sent again under the same id. */
export class TableLink {
  readonly match: string;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null = null;
  /** Who sits where. */
  names: readonly string[] = [];
  frame: Frame | null = null;
  status: Status | null = null;
  private readonly send: Send;
  private readonly listeners = new Listeners<TableListener>();
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
    this.match = match;
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

  /** Resolves when the server has acknowledged, however often the connection breaks until then. */
  answer(option: Flat, question = this.frame?.packet.question?.id ?? 0): Promise<AnswerReply> {
    this.count += 1;
    const request = { match: this.match, id: `${this.name}-${this.count}`, question, option };
    return new Promise((done) => {
      const pending: Pending = { request, done, sent: false };
      this.pending.set(request.id, pending);
      void this.deliver(pending);
    });
  }

  concede(): Promise<AnswerReply> {
    return this.answer(CONCEDE, 0);
  }

  /** Nobody looks any more: what was not acknowledged may count or not. */
  leave(): void {
    this.left = true;
    this.giveUp({ ok: false, code: 'not-watching', why: say('refusal.not-watching') });
  }

  lost(): void {
    this.watching = false;
  }

  update(update: TableUpdate): void {
    if (!this.watching) return;
    try {
      this.take(update);
    } catch (error) {
      // Never to be seen. If it is, a whole frame mends it.
      console.error(error);
      this.frame = null;
      this.watching = false;
      this.takeUp().catch(() => {});
    }
  }

  private take({ start, frames = [], status, gone }: TableUpdate): void {
    if (start !== undefined) this.show(fromWhole(start), true);
    for (const frame of frames) if (this.frame !== null) this.show(fromWire(frame, this.frame, this.memory), false);
    if (status !== undefined) this.tell(applyDelta(this.status ?? ({} as Status), status));
    if (gone !== undefined) this.listeners.tell((listener) => listener.gone?.(gone));
  }

  private tell(status: Status): void {
    this.status = status;
    this.listeners.tell((listener) => listener.status?.(status));
  }

  private show(frame: Frame, whole: boolean): void {
    this.frame = frame;
    this.listeners.tell((listener) => listener.frame?.(frame, whole));
  }

  private async watch(): Promise<void> {
    this.watching = false;
    const since = this.frame?.n;
    const request = { match: this.match, ...(since === undefined ? {} : { since }) };
    const reply = await this.send('table.watch', request, (heard) => {
      if (!heard.ok) return;
      this.seat = heard.seat;
      this.names = heard.names;
      this.memory = new EventMemory();
      this.status = null;
      this.watching = true;
    });
    if (!reply.ok) return this.refused(reply);
    for (const pending of this.pending.values()) void this.deliver(pending);
  }

  private refused(refusal: Refusal): void {
    if (PASSING.has(refusal.code) && !this.left) setTimeout(() => void this.takeUp().catch(() => {}), RETRY_AFTER);
    else {
      this.giveUp(refusal);
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
