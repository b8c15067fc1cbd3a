import { type Refusal, refuse, type Seat } from '@tavern/engine';
import type { Asking, SeenStep } from '@tavern/games';
import type { Clock, Frame } from '@tavern/host';
import { refuseWith } from '../../refusal.ts';
import { Look } from '../look.ts';
import type { Pages } from '../pages.ts';
import type { Poller } from '../poller.ts';
import { type About, spoken } from '../status.ts';
import { type AtTable, matchOf } from '../tables.ts';
import { changed } from '../waiting.ts';
import { AllAcknowledged } from './acknowledged.ts';
import type { OwnInterface } from './contracts.ts';
import { Inbox } from './inbox.ts';
import { Interludes } from './interludes.ts';
import { answerIdOf, repeated } from './repeats.ts';
import type { Seated } from './seated.ts';

type Looking = Extract<Asking, { readonly do: 'look' }>;
type Acting = Extract<Asking, { readonly do: 'act' }>;

/** A refusal with the event that it is told as, too (RR-094). */
export type ToldRefusal = Refusal & { readonly event?: { readonly id: string; readonly type: string } };

/** Seconds to wait for a frame that has been acknowledged. */
const SHOWN_WITHIN = 2;

export interface ContractTablesSetup {
  readonly own: OwnInterface;
  readonly pages: Pages;
  readonly clock: Clock;
  readonly about: (seated: Seated) => About;
}

/** What players see of their tables through a contract, and do there. Whatever they do is an answer at the same table as everybody's. */
export class ContractTables {
  private readonly setup: ContractTablesSetup;
  private readonly acknowledged = new AllAcknowledged();
  private readonly interludes = new Interludes();
  /** They are gone with the eyes that they were made for. */
  private readonly inboxes = new WeakMap<object, Inbox>();
  private readonly reading = new WeakMap<Inbox, Promise<unknown>>();

  constructor(setup: ContractTablesSetup) {
    this.setup = setup;
  }

  /** `gameEnv`, with the events that are to be told. */
  async look(seated: Seated, since: Looking['since'] = null): Promise<object | Refusal> {
    const inbox = await this.read(seated);
    return 'ok' in inbox ? inbox : this.seen(seated, inbox, since);
  }

  async acknowledge(seated: Seated, ids: readonly string[]): Promise<object | Refusal> {
    const inbox = await this.read(seated);
    if ('ok' in inbox) return inbox;
    const done = inbox.acknowledge(ids);
    const { match } = seated.room;
    if (match !== null && inbox.chronicle !== null) this.interludes.end(match, inbox.chronicle, done);
    const { phase } = this.standing(seated, inbox) as { readonly phase: string };
    return { ok: true, acknowledged: done.length, waiting: inbox.waiting, phase };
  }

  async act(seated: Seated, { id, act }: Pick<Acting, 'id' | 'act'>): Promise<object | ToldRefusal> {
    const inbox = await this.read(seated);
    if ('ok' in inbox) return inbox;
    const { at, seat, room } = seated;
    const { chronicle } = inbox;
    if (at === null || chronicle === null || room.match === null)
      return this.refused(seated, inbox, this.setup.own.contract.tooEarly(act));
    const before = repeated(matchOf(at).log, seat, id, act);
    if (before === 'other') return this.refused(seated, inbox, refuseWith('id-reused', { id }, 'requestId'));
    if (before === 'same') return this.seen(seated, inbox, null);
    this.interludes.end(room.match, chronicle, null);
    const translated = chronicle.answer(act);
    if ('done' in translated) return this.seen(seated, inbox, null);
    if ('ok' in translated) return this.refused(seated, inbox, translated);
    if (!(at instanceof Look)) return this.refused(seated, inbox, refuse('match-over'));
    const { question, option } = translated;
    const result = await at.live.answer(seat, answerIdOf(id, act), question, option);
    if (!result.ok) return this.refused(seated, inbox, result);
    await this.shown(at, result.frame);
    const read = await this.read(seated);
    return 'ok' in read ? read : this.seen(seated, read, null);
  }

  /** RR-094: an answer, and an event of this player's own. */
  async refuse(seated: Seated, refused: Refusal): Promise<ToldRefusal> {
    const inbox = await this.read(seated);
    return 'ok' in inbox ? refused : this.refused(seated, inbox, refused);
  }

  private refused(seated: Seated, inbox: Inbox, refused: Refusal): ToldRefusal {
    const { says = { en: refused.code, 'zh-Hant': refused.code } } = spoken(refused, this.setup.about(seated));
    const type = this.setup.own.contract.errorType(refused);
    const data = { code: refused.code, field: refused.field ?? null, why: says };
    return { ...refused, event: { id: inbox.refuse(type, data, this.setup.clock.now()), type } };
  }

  private seen(seated: Seated, inbox: Inbox, since: number | null): object {
    return { ok: true, gameEnv: { ...this.standing(seated, inbox), ...inbox.deliver(since) } };
  }

  private standing({ room }: Seated, { chronicle }: Inbox): object {
    const { own, clock } = this.setup;
    if (chronicle === null || room.match === null) return own.contract.lobby(room);
    return chronicle.standing(room, this.interludes.passed(room.match, chronicle, clock.now()));
  }

  /** This player's events up to now. */
  private async read(seated: Seated): Promise<Inbox | Refusal> {
    const { at, poller, seat, room } = seated;
    const inbox = this.inboxOf(at ?? poller, at === null ? room.code : (room.match ?? ''), seat, at !== null);
    if (at === null) return inbox;
    // Two requests at once: the second goes on where the first has ended.
    const before = this.reading.get(inbox) ?? Promise.resolve();
    const reading = before.catch(() => {}).then(() => this.follow(inbox, poller, at, seat));
    this.reading.set(inbox, reading);
    return (await reading) ?? inbox;
  }

  private inboxOf(eyes: object, match: string, seat: Seat, playing: boolean): Inbox {
    const known = this.inboxes.get(eyes);
    if (known !== undefined) return known;
    const chronicle = playing ? this.setup.own.contract.chronicle(seat) : null;
    const made = new Inbox(chronicle, this.acknowledged.of(match, seat));
    this.inboxes.set(eyes, made);
    return made;
  }

  /** Null: it is as new as the table. */
  private async follow(inbox: Inbox, poller: Poller, at: AtTable, seat: Seat): Promise<Refusal | null> {
    const match = matchOf(at);
    const { startedAt } = match.row;
    for (let newest = at instanceof Look ? at.newest.n : null; newest === null || inbox.frame < newest; ) {
      const page = await this.setup.pages.after(poller, match, { seat, since: inbox.frame, newest });
      if ('ok' in page) return page;
      for (const frame of page.frames) {
        inbox.frame = frame.n;
        inbox.add(inbox.chronicle?.take(stepOf(frame, startedAt)) ?? []);
      }
      newest = page.newest;
      if (page.frames.length === 0) return null;
    }
    return null;
  }

  /** It is acknowledged when it is stored, and shown a moment later. */
  private async shown(look: Look, frame: number): Promise<void> {
    const gone = new AbortController().signal;
    if (look.newest.n < frame && !look.over)
      await changed((wake) => look.listen(() => (look.newest.n >= frame || look.over ? wake() : undefined)), SHOWN_WITHIN, {
        clock: this.setup.clock,
        gone,
      });
  }
}

const stepOf = ({ at, events, views, packet }: Frame, startedAt: number): SeenStep => ({
  time: startedAt + at,
  events,
  views,
  packet,
});
