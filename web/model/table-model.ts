import { type Flat, Listeners, type Outcome, type Question, type Say, type Seat, say, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Frame, Status } from '@tavern/host';
import type { Answered, LinkState } from '@tavern/wire';
import { Foresight } from './foresight.ts';
import { Formalities } from './formalities.ts';
import { type Attention, attend, type SeatQuestion } from './own-eyes.ts';
import { packOf } from './pack.ts';
import { refused } from './refused.ts';
import { type LogItem, SeenLog } from './seen-log.ts';
import type { ShownTable } from './shown-table.ts';

/** A table as the people at this screen see it. */
export interface TableState {
  readonly pack: GamePack | null;
  readonly front: Seat | null;
  readonly frame: Frame | null;
  /** The frame is the certain result of the viewer's own answer. */
  readonly foreseen: boolean;
  readonly status: Status | null;
  /** When the status came, by this page's own clock. */
  readonly statusAt: number;
  readonly question: Question<Types> | null;
  readonly log: readonly LogItem[];
  /** The log begins with the first event. */
  readonly whole: boolean;
  readonly over: Outcome | null;
  readonly busy: boolean;
  readonly problem: Say | null;
  readonly curtain: { readonly to: Seat; readonly down: boolean } | null;
  readonly shares: readonly Seat[];
  readonly link: LinkState;
  readonly gone: Say | null;
}

export interface ModelSetup {
  pack(game: string): Promise<GamePack | null>;
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  after(ms: number, work: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}

const BROWSER: ModelSetup = {
  pack: packOf,
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** The people at one screen and their table: who is in front, what they see, and what became of their answers. */
export class TableModel {
  private readonly source: ShownTable;
  private readonly setup: ModelSetup;
  private readonly listeners = new Listeners<() => void>();
  private readonly logs = new Map<Seat | null, SeenLog>();
  private readonly loading = new Set<Seat | null>();
  /** How often other eyes were chosen. */
  private sights = 0;
  private readonly foresight: Foresight;
  private readonly formalities: Formalities;
  /** Answers on their way whose results are not known. */
  private unknown = 0;
  /** Passes that wait for their window to close, which may happen before a status reports them. */
  private readonly held = new Set<string>();
  private pack: GamePack | null = null;
  private front: Seat | null;
  private wanted: Seat | null = null;
  /** The pauses that one press answers, for everybody here. */
  private together: readonly SeatQuestion[] = [];
  private problem: Say | null = null;
  private gone: Say | null = null;
  private statusAt: number;
  private known: TableState;
  /** Nothing is answered automatically before somebody sits down, or after they have left. */
  private seated = false;

  constructor(source: ShownTable, setup: ModelSetup = BROWSER) {
    this.source = source;
    this.setup = setup;
    this.foresight = new Foresight(setup.now);
    this.formalities = new Formalities(source, setup);
    this.front = source.own.length === 1 ? (source.own[0] ?? null) : null;
    this.statusAt = setup.now();
    this.known = this.look();
  }

  readonly state = (): TableState => this.known;

  readonly listen = this.listeners.listen;

  /** Starts the model, until the result is called. */
  sit(): () => void {
    this.seated = true;
    for (const viewer of [...this.source.own, null]) {
      const frame = this.source.frame(viewer);
      if (frame !== null) this.log(viewer).add(frame, true);
    }
    const leave = this.source.listen({
      frame: (viewer, frame, whole) => this.saw(viewer, frame, whole),
      jump: (viewer, frame, fresh) => this.jumped(viewer, frame, fresh),
      status: (viewer, { passed }) => {
        // The held pass was lost with its table, so it is asked for again.
        if (!passed && viewer !== null) for (const key of this.held) if (key.startsWith(`${viewer}:`)) this.held.delete(key);
        this.statusAt = this.setup.now();
        this.renew();
      },
      link: () => {
        // What could not be loaded before may load now.
        this.loading.clear();
        this.renew();
      },
      gone: (why) => {
        this.gone = why;
        this.renew();
      },
    });
    this.setup.pack(this.source.game).then(
      (pack) => {
        this.pack = pack;
        this.gone ??= pack === null ? say('link.unknown-game', { game: this.source.game }) : null;
        this.renew();
      },
      () => {
        this.gone ??= say('link.not-loaded');
        this.renew();
      },
    );
    this.renew();
    return () => {
      this.seated = false;
      leave();
      this.formalities.cancel();
    };
  }

  readonly send = async (option: Flat): Promise<Answered> => {
    const { question, front, frame } = this.known;
    if (question === null || front === null || frame === null) return this.refuse(refused('link.too-late'));
    // Pressed twice: the first press counts.
    if (this.unknown > 0) return refused('link.too-late');
    this.problem = null;
    if (this.together.some(({ seat }) => seat !== front)) return this.goOn(option);
    const certain = this.live && this.pack !== null && this.foresight.foresee(this.pack.game, frame.packet, front, option);
    if (!certain) this.unknown += 1;
    const answered = this.source.answer(front, question.id, option);
    this.renew();
    const result = await answered;
    if (result.ok && result.held === true) this.held.add(keyOf(front, question));
    return this.settled(front, result, !certain);
  };

  readonly concede = (): Promise<Answered> => this.act((seat) => this.source.concede(seat));
  readonly claim = (): Promise<Answered> => this.act((seat) => this.source.claim(seat));
  readonly back = (): Promise<Answered> => this.act((seat) => this.source.back(seat));

  readonly lend = (away: Seat): Promise<Answered> => this.act((seat) => this.source.lend(seat, away));

  /** Answers are not held up by it. */
  readonly more = (): Promise<Answered> => this.act((seat) => this.source.more(seat), false);

  readonly dismiss = (): void => {
    this.problem = null;
    this.renew();
  };

  /** The player in front has finished: nobody's secrets are on the screen until the next one is there. */
  readonly handOver = (): void => {
    const { curtain } = this.known;
    if (curtain !== null) this.handOn(curtain.to);
  };

  readonly handOn = (to: Seat): void => {
    this.wanted = to;
    this.front = null;
    this.renew();
  };

  readonly lift = (): void => {
    const { curtain } = this.known;
    if (curtain === null) return;
    this.front = curtain.to;
    this.wanted = null;
    this.renew();
  };

  private async goOn(option: Flat): Promise<Answered> {
    this.unknown += 1;
    const answers = this.together.map(({ seat, question }) => this.source.answer(seat, question.id, option));
    this.renew();
    const results = await Promise.all(answers);
    this.unknown -= 1;
    const wrong = results.find((result) => !result.ok);
    if (wrong !== undefined) return this.refuse(wrong);
    this.renew();
    return { ok: true };
  }

  private async act(what: (seat: Seat) => Promise<Answered>, unknown = true): Promise<Answered> {
    const { own } = this.source;
    // Nobody acts behind the curtain, because the seat is not known.
    const seat = this.front ?? (own.length === 1 ? own[0] : undefined);
    if (seat === undefined) return this.refuse(refused('link.too-late'));
    this.problem = null;
    if (unknown) this.unknown += 1;
    this.renew();
    return this.settled(seat, await what(seat), unknown);
  }

  private settled(seat: Seat, answered: Answered, unknown: boolean): Answered {
    if (unknown) this.unknown -= 1;
    if (!answered.ok) {
      this.foresight.forget(seat);
      return this.refuse(answered);
    }
    this.renew();
    return answered;
  }

  private refuse(answered: Extract<Answered, { ok: false }>): Answered {
    this.problem = answered.why;
    this.renew();
    return answered;
  }

  private saw(viewer: Seat | null, frame: Frame, whole: boolean): void {
    const foreseen = viewer !== null && this.foresight.confirm(viewer, frame);
    this.log(viewer).add(frame, whole, foreseen);
    this.renew();
  }

  private jumped(viewer: Seat | null, frame: Frame, fresh: boolean): void {
    if (fresh) {
      this.logs.clear();
      this.sights += 1;
    }
    // What is missing now is something else.
    this.loading.delete(viewer);
    this.problem = null;
    this.log(viewer).jump(frame);
    this.renew();
  }

  /** In a replay nobody answers, and nothing is answered by itself. */
  private get live(): boolean {
    return this.source.where !== 'replay';
  }

  private renew(): void {
    this.known = this.look();
    this.listeners.tell((changed) => changed());
  }

  private look(): TableState {
    const attention = this.attention();
    if (attention !== null && !attention.curtain) {
      this.front = attention.front;
      this.wanted = null;
    }
    const { front, source } = this;
    if (this.seated) {
      if (this.live) for (const formality of attention?.formalities ?? []) this.formalities.answer(formality);
      this.loadMissing(front);
    }
    const seen = this.frameOf(front);
    const asked = attention?.asked ?? null;
    this.together = attention?.together ?? [];
    const to = attention?.curtain === true ? attention.front : null;
    const comes = asked !== null && (asked.seat === front || this.together.length > 0) && to === null;
    return {
      pack: this.pack,
      front,
      frame: seen,
      foreseen: seen !== source.frame(front),
      status: source.status(front),
      statusAt: this.statusAt,
      question: comes ? asked.question : null,
      log: this.log(front).items,
      whole: this.log(front).missing === null,
      over: seen?.packet.over ?? null,
      busy: this.unknown > 0,
      problem: this.problem,
      curtain: to === null ? null : { to, down: front === null },
      shares: asked?.seat === front ? (attention?.shares ?? []) : [],
      link: source.link,
      gone: this.gone,
    };
  }

  /** null: it is not known yet whether the game has secrets. */
  private attention(): Attention | null {
    const { pack, source, front, wanted } = this;
    if (pack === null && source.own.length > 1) return null;
    const definitions = (pack?.game.questions ?? {}) as { readonly [kind: string]: { readonly mode?: string } };
    return attend({
      own: source.own.map((seat) => {
        const question = this.frameOf(seat)?.packet.question ?? null;
        const held = question !== null && this.held.has(keyOf(seat, question));
        return { seat, question, passed: held || (source.status(seat)?.passed ?? false) };
      }),
      secrets: pack?.game.hidden !== undefined && source.openly !== true,
      standing: (kind) => definitions[kind]?.mode === 'standing',
      allAnswer: source.own.some((seat) => source.status(seat)?.allAnswer === true),
      front,
      wanted,
    });
  }

  private frameOf(viewer: Seat | null): Frame | null {
    return this.foresight.over(viewer, this.source.frame(viewer));
  }

  private log(viewer: Seat | null): SeenLog {
    const known = this.logs.get(viewer) ?? new SeenLog(this.sights === 0 ? '' : `${this.sights}:`);
    this.logs.set(viewer, known);
    return known;
  }

  private loadMissing(viewer: Seat | null): void {
    const log = this.log(viewer);
    const { missing } = log;
    if (missing === null || this.loading.has(viewer) || this.source.link !== 'there' || this.source.frame(viewer) === null)
      return;
    this.loading.add(viewer);
    this.source
      .history(viewer, missing)
      .then((frames) => {
        log.fillIn(frames);
        // Asking again at once would give the same result.
        if (log.missing === missing) return;
        this.loading.delete(viewer);
        this.renew();
      })
      .catch((error: unknown) => console.warn(error));
  }
}

/** A seat's questions are numbered, so the key is unique. */
const keyOf = (seat: Seat, { id }: Question<Types>): string => `${seat}:${id}`;
