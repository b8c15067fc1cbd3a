import {
  type Flat,
  Listeners,
  type Match,
  type MatchRecord,
  type Say,
  type Seat,
  seatsOf,
  type Told,
  type Types,
} from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import type { Answered, LinkState, SourceListener } from '@tavern/wire';
import type { ShownTable } from '../../model/shown-table.ts';

interface Sent {
  readonly seat: Seat;
  readonly question: number;
  readonly option: Flat;
  readonly acknowledge: (answered: Answered) => void;
}

/** A table on a distant server: answers wait until the test takes them. */
export class FakeSource implements ShownTable {
  readonly match = 'far-away';
  readonly where = 'online';
  readonly seed = null;
  readonly daily = null;
  readonly game: string;
  readonly names: readonly string[];
  readonly bots = [];
  readonly own: readonly Seat[];
  readonly sent: Sent[] = [];
  link: LinkState = 'there';
  private readonly of: Match<Types>;
  private readonly listeners = new Listeners<SourceListener>();
  private readonly seen = new Map<Seat | null, Frame[]>();
  private readonly people: readonly Seat[];

  constructor(game: string, match: Match<Types>, own: readonly Seat[], people: readonly Seat[] = own) {
    this.game = game;
    this.of = match;
    match.watch();
    this.own = own;
    this.people = people;
    this.names = seatsOf(match.players).map((each) => `seat ${each}`);
    for (const viewer of [...own, null]) this.seen.set(viewer, [this.take(viewer, 0, match.opening)]);
  }

  frame(viewer: Seat | null): Frame | null {
    return this.seen.get(viewer)?.at(-1) ?? null;
  }

  status(_viewer: Seat | null): Status | null {
    const seats = seatsOf(this.of.players).map((each) => ({
      by: this.people.includes(each) ? ('person' as const) : ('bot' as const),
      here: true,
      lent: false,
    }));
    return { now: 0, paused: false, closed: null, seats, clocks: [], passed: false, mayClaim: false, mayLend: [], missed: null };
  }

  readonly listen = this.listeners.listen;

  answer(seat: Seat, question: number, option: Flat): Promise<Answered> {
    return new Promise((acknowledge) => this.sent.push({ seat, question, option, acknowledge }));
  }

  /** The server holds the oldest answer back, as it does with a pass, and nobody sees anything yet. */
  holds(): void {
    this.sent.shift()?.acknowledge({ ok: true, held: true });
  }

  /** The server takes the oldest answer: everybody sees its result, then it is acknowledged. */
  takes(): void {
    const sent = this.sent.shift();
    if (sent === undefined) throw new Error('nothing was sent');
    const { seat, question, option, acknowledge } = sent;
    const result = this.of.answer(seat, question, option);
    if (!result.ok) return acknowledge(result);
    for (const [viewer, frames] of this.seen) {
      frames.push(this.take(viewer, frames.length, result.events));
      this.tell(viewer, false);
    }
    return acknowledge({ ok: true });
  }

  /** Something else happens: the view of every seat changes. */
  happens(change: (view: Types['view']) => object): void {
    for (const [viewer, frames] of this.seen) {
      const last = frames.at(-1);
      if (last === undefined) continue;
      frames.push({ ...last, n: last.n + 1, events: [], views: [], packet: { ...last.packet, view: change(last.packet.view) } });
      this.tell(viewer, false);
    }
  }

  /** The server sends the status. */
  stands(): void {
    for (const viewer of this.seen.keys()) {
      const status = this.status(viewer);
      if (status !== null) this.listeners.tell((listener) => listener.status?.(viewer, status));
    }
  }

  connection(state: LinkState): void {
    this.link = state;
    this.listeners.tell((listener) => listener.link?.(state));
  }

  ends(why: Say): void {
    this.listeners.tell((listener) => listener.gone?.(why));
  }

  async history(viewer: Seat | null, from: number): Promise<readonly Frame[]> {
    return (this.seen.get(viewer) ?? []).slice(from);
  }

  concede = (seat: Seat): Promise<Answered> => this.answer(seat, 0, { do: 'concede' });
  claim = async (): Promise<Answered> => ({ ok: true });
  back = async (): Promise<Answered> => ({ ok: true });
  lend = async (): Promise<Answered> => ({ ok: true });
  more = async (): Promise<Answered> => ({ ok: true });
  record = (): Promise<MatchRecord> => Promise.reject(new Error('not here'));
  leave(): void {}

  private tell(viewer: Seat | null, whole: boolean): void {
    const frame = this.frame(viewer);
    if (frame !== null) this.listeners.tell((listener) => listener.frame?.(viewer, frame, whole));
  }

  private take(viewer: Seat | null, n: number, told: readonly Told<Types['event']>[]): Frame {
    const events = this.of.told(told, viewer);
    const packet = this.of.packet(viewer, { lean: true });
    const views = [...this.of.views(told, viewer), packet.view].slice(0, events.length);
    return { n, at: n, events, views, packet };
  }
}
