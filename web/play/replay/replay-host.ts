import { attempt, type Eyes, parseRecord, seatsOf, type Trail, type Types, trailOf } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { Hindsight } from '@tavern/host';
import { toPast } from '@tavern/wire';
import { refused } from '../../model/refused.ts';
import { decisionsAt, packetAt } from './decisions.ts';
import type { Asks, FromWorker, Gives, ReplayName, Sight, ToOpen, ToWorker } from './messages.ts';
import { readGiven } from './read-given.ts';
import type { ReplayVerdict } from './replay.ts';
import { Survey, timesOf } from './survey.ts';

export interface ReplayHostSetup {
  /** null: there is no such game. */
  readonly pack: (game: string) => Promise<GamePack | null>;
  readonly post: (message: FromWorker) => void;
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** Resolves after all messages that wait have been received. */
  readonly breathe: () => Promise<void>;
}

/** Milliseconds of work between two looks for messages. */
const SLICE = 10;
/** More frames at once would be noticed where the page unpacks them. */
const HISTORY_FRAMES = 200;

/** What is open: one record, and what each pair of eyes saw of it. */
interface Open {
  readonly trail: Trail<Types>;
  readonly survey: Survey;
  readonly sights: Map<Eyes, Hindsight>;
  /** How many moments the page has been told of, and what of the verdict. */
  told: number;
  said: ReplayVerdict['is'];
}

/** A record that is watched, behind messages. It runs in the worker. */
export class ReplayHost {
  private readonly setup: ReplayHostSetup;
  private open: Open | null = null;
  /** How many requests wait for answers to be gone through. */
  private waiting = 0;

  constructor(setup: ReplayHostSetup) {
    this.setup = setup;
  }

  /** Every message gets an answer, whatever happens. */
  async receive({ id, name, asks }: ToWorker): Promise<void> {
    let gives: Gives<ReplayName>;
    try {
      gives = await this.handle(name, asks);
    } catch (error) {
      console.error(error);
      gives = refused('replay.failed', { problem: error instanceof Error ? error.message : String(error) });
    }
    this.setup.post({ id, gives });
  }

  handle<N extends ReplayName>(name: N, asks: Asks<N>): Promise<Gives<N>> {
    return this.handlers[name](asks);
  }

  private readonly handlers: { readonly [N in ReplayName]: (asks: Asks<N>) => Promise<Gives<N>> } = {
    open: (asks) => this.begin(asks),
    show: async ({ answer, eyes }) => ({ ok: true, sight: await this.sight(this.opened, answer, eyes) }),
    decisions: async ({ answer, eyes }) => {
      const open = this.opened;
      return { ok: true, decisions: decisionsAt(open.trail, await this.survey(open, answer), eyes) };
    },
    packet: async ({ answer, eyes, seat }) => {
      const open = this.opened;
      return { ok: true, packet: packetAt(open.trail, await this.survey(open, answer), eyes, seat) };
    },
    made: async ({ eyes, frame }) => ({ ok: true, answer: this.through(this.opened, eyes).answerOf(frame) }),
    history: async ({ eyes, from, answer }) => {
      const open = this.opened;
      const { at } = await this.sight(open, answer, eyes);
      const seen = this.through(open, eyes);
      const to = Math.min(seen.numberAt(at), from + HISTORY_FRAMES - 1);
      const frames = seen.frames(from, to);
      return { ok: true, past: frames.length === 0 ? null : toPast(frames, to) };
    },
  };

  private get opened(): Open {
    if (this.open === null) throw new Error('no record is open');
    return this.open;
  }

  private async begin({ given, seat, at }: ToOpen): Promise<Gives<'open'>> {
    const read = readGiven(given);
    if (!read.ok) return read;
    const parsed = parseRecord(read.json);
    if (!parsed.ok) return parsed.field === 'input' ? refused('link.not-a-record') : parsed;
    const { record } = parsed;
    const pack = await this.setup.pack(record.game);
    if (pack === null) return refused('link.unknown-game', { game: record.game });
    const begun = trailOf(pack.game, record);
    if (!begun.ok) return begun;
    const survey = attempt(() => new Survey(pack, begun.trail));
    if ('ok' in survey) return { ...survey, at: 0 };
    const { verdict } = survey;
    if (verdict.is === 'parted') return { ok: false, code: 'diverged', why: verdict.why, at: 0 };
    const open = { trail: begun.trail, survey, sights: new Map<Eyes, Hindsight>(), told: 0, said: verdict.is };
    this.open = open;
    const eyes = seat !== null && seat < record.seats.length ? seat : null;
    const sight = await this.sight(open, at, eyes);
    void this.finish(open, eyes);
    return { ok: true, record, sight };
  }

  /** The moment after this many answers, or the last one that is true. */
  private async sight(open: Open, answer: number, eyes: Eyes): Promise<Sight> {
    const within = await this.survey(open, answer);
    const seen = this.through(open, eyes);
    await this.soon(() => seen.upTo < within && this.followed(open, seen));
    const at = Math.min(within, seen.upTo);
    return { at, eyes, frame: seen.frameAt(at) };
  }

  /** Goes through the answers up to this one. The result is this one, or the last that is true. */
  private async survey(open: Open, answer: number): Promise<number> {
    const { survey } = open;
    if (survey.upTo < answer && !survey.ready) {
      await this.soon(() => survey.upTo < answer && this.surveyed(open));
      this.report(open);
    }
    return Number.isNaN(answer) ? 0 : Math.max(0, Math.min(Math.trunc(answer), survey.upTo));
  }

  /** All the rest, while nobody waits for anything. */
  private async finish(open: Open, eyes: Eyes): Promise<void> {
    await this.sliced(
      () => this.surveyed(open),
      () => this.idle(open),
    );
    this.report(open);
    const seen = this.through(open, eyes);
    await this.sliced(
      () => seen.upTo < open.survey.upTo && this.followed(open, seen),
      () => this.idle(open),
    );
  }

  private async idle(open: Open): Promise<void> {
    this.report(open);
    do await this.setup.breathe();
    while (this.waiting > 0);
  }

  private async soon(work: () => boolean): Promise<void> {
    this.waiting += 1;
    try {
      await this.sliced(work, this.setup.breathe);
    } finally {
      this.waiting -= 1;
    }
  }

  /** Works as long as there is something to do, and stops now and then, so that messages come through. */
  private async sliced(work: () => boolean, rest: () => Promise<void>): Promise<void> {
    const { now } = this.setup;
    let began = now();
    while (work()) {
      if (now() - began < SLICE) continue;
      await rest();
      began = now();
    }
  }

  private surveyed(open: Open): boolean {
    return this.guarded(open, open.survey.upTo, () => open.survey.go());
  }

  private followed(open: Open, seen: Hindsight): boolean {
    return this.guarded(open, seen.upTo, () => seen.follow());
  }

  /** Rules that throw where they are only looked at end this record at that answer, and nothing else. */
  private guarded(open: Open, at: number, work: () => boolean): boolean {
    const done = attempt(work);
    return typeof done === 'boolean' ? done : open.survey.part({ why: done.why, at: at + 1 });
  }

  private through({ trail, sights }: Open, eyes: Eyes): Hindsight {
    const { seats } = trail.record;
    const people = seatsOf(seats.length).filter((seat) => seats[seat]?.bot !== true);
    const seen = sights.get(eyes) ?? new Hindsight(trail, eyes, people, timesOf(trail.record));
    sights.set(eyes, seen);
    return seen;
  }

  private report(open: Open): void {
    const { moments, ready, verdict } = open.survey;
    if (moments.length === open.told && verdict.is === open.said) return;
    this.setup.post({ progress: { moments: moments.slice(open.told), ready, verdict } });
    open.told = moments.length;
    open.said = verdict.is;
  }
}
