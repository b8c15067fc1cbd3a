import { type Eyes, Listeners, type MatchRecord, type Refusal, renew, type Say, type Seat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { type Answered, fromPast, type LinkState, type SourceListener } from '@tavern/wire';
import { botsInRecord, type NameOf, namesInRecord } from '../../model/bot-names.ts';
import { refused } from '../../model/refused.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import type { Sight } from './messages.ts';
import type { ReplayLink } from './replay-link.ts';

/** A match that is over, at the moment and through the eyes that somebody has chosen. Screens have it like any other table. */
export class ReplayedTable implements ShownTable {
  readonly match = 'replay';
  readonly where = 'replay';
  readonly link: LinkState = 'there';
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: ShownTable['bots'];
  readonly openly = true;
  readonly seed = null;
  readonly daily = null;
  private readonly worker: ReplayLink;
  private readonly of: MatchRecord;
  private readonly here: Status;
  private readonly listeners = new Listeners<SourceListener>();
  private shown: Sight;
  private gone: Say | null = null;

  constructor(record: MatchRecord, shown: Sight, nameOf: NameOf, worker: ReplayLink) {
    this.of = record;
    this.shown = shown;
    this.worker = worker;
    this.game = record.game;
    this.names = namesInRecord(record.seats, nameOf);
    this.bots = botsInRecord(record.seats);
    this.here = statusOf(record);
  }

  /** The seat whose eyes are chosen: its player's hand is in front. */
  get own(): readonly Seat[] {
    return this.viewer === null ? [] : [this.viewer];
  }

  frame(viewer: Seat | null): Frame | null {
    return viewer === this.viewer ? this.shown.frame : null;
  }

  status(viewer: Seat | null): Status | null {
    return viewer === this.viewer ? this.here : null;
  }

  listen(listener: SourceListener): () => void {
    const stop = this.listeners.listen(listener);
    if (this.gone !== null) listener.gone?.(this.gone);
    return stop;
  }

  readonly answer = async (): Promise<Answered> => refused('replay.only-watched');
  readonly concede = this.answer;
  readonly claim = this.answer;
  readonly back = this.answer;
  readonly lend = this.answer;
  readonly more = this.answer;

  async history(viewer: Seat | null, from: number): Promise<readonly Frame[]> {
    const { eyes, at } = this.shown;
    if (viewer !== this.viewer) return [];
    const reply = await this.worker.request('history', { eyes, from, answer: at });
    return reply.ok && reply.past !== null ? fromPast(reply.past) : [];
  }

  async record(): Promise<MatchRecord | Refusal> {
    return this.of;
  }

  leave(): void {
    this.listeners.clear();
  }

  /** The next moment is played; any other is shown as it was, without motion. */
  show(sight: Sight): void {
    const { at, eyes, frame: before } = this.shown;
    const fresh = sight.eyes !== eyes;
    // On its way it has lost what it shared with the frame before: given back, so that what has not changed is not drawn again.
    const frame = fresh ? sight.frame : { ...sight.frame, packet: renew(before.packet, sight.frame.packet) };
    const next = !fresh && sight.at === at + 1;
    // Others did something in secret: to these eyes nothing happened.
    const still = next && frame.n === before.n;
    this.shown = { ...sight, frame: still ? before : frame };
    if (still) return;
    const { viewer } = this;
    this.listeners.tell((listener) => (next ? listener.frame?.(viewer, frame, false) : listener.jump?.(viewer, frame, fresh)));
  }

  stop(why: Say): void {
    this.gone = why;
    this.listeners.tell((listener) => listener.gone?.(why));
  }

  /** Eyes that see everything look from where a spectator sits. */
  private get viewer(): Seat | null {
    return seatIn(this.shown.eyes);
  }
}

const seatIn = (eyes: Eyes): Seat | null => (eyes === 'all' ? null : eyes);

/** Everybody is there, and no clock runs. */
const statusOf = ({ seats }: MatchRecord): Status => ({
  now: 0,
  paused: false,
  closed: null,
  seats: seats.map(({ bot }) => ({ by: bot === true ? 'bot' : 'person', here: true, lent: false })),
  clocks: [],
  passed: false,
  mayClaim: false,
  mayLend: [],
  missed: null,
});
