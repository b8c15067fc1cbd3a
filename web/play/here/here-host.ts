import { CONCEDE, type Refusal } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { BOT_WAIT, type Clock, type Speed } from '@tavern/host';
import { toPast } from '@tavern/wire';
import { refused } from '../../model/refused.ts';
import { type HereMatch, isHereMatch, isLog } from './here-match.ts';
import type { Keys } from './keys.ts';
import type { Asks, FromWorker, Gives, HereName, Start, StartBranch, ToWorker } from './messages.ts';
import { OpenTable } from './open-table.ts';
import { recordOf, sameRules } from './rebuild.ts';
import { type Chance, newHereMatch } from './start.ts';
import { newBranch } from './start-branch.ts';
import type { HereStorage } from './storage.ts';

export interface HereHostSetup {
  readonly storage: HereStorage;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** null: there is no such game. */
  readonly pack: (game: string) => Promise<GamePack | null>;
  readonly post: (message: FromWorker) => void;
}

interface Chair {
  readonly open: OpenTable;
  readonly giveBack: () => void;
  /** How many of the page's screens look at it. */
  looks: number;
}

type Loaded = { readonly pack: GamePack; readonly match: HereMatch; readonly log: Parameters<typeof recordOf>[2] };

/** Milliseconds after which fast bots pause, so that the worker can handle messages of the page. */
const BREATHE_EVERY = 16;

/** The tables at this screen, behind messages. It runs in the worker. */
export class HereHost {
  private readonly setup: HereHostSetup;
  private readonly chairs = new Map<string, Chair>();
  /** Opening and closing a table take time, so they happen one after another. */
  private readonly turns = new Map<string, Promise<void>>();
  private speed: Speed = '1x';
  private breathed = 0;

  constructor(setup: HereHostSetup) {
    this.setup = setup;
  }

  /** Every message gets an answer, whatever happens. */
  async receive({ id, name, asks }: ToWorker): Promise<void> {
    let gives: Gives<HereName>;
    try {
      gives = await this.handle(name, asks);
    } catch (error) {
      console.error(error);
      gives = refused('here.failed', { problem: error instanceof Error ? error.message : String(error) });
    }
    this.setup.post({ id, gives });
  }

  handle<N extends HereName>(name: N, asks: Asks<N>): Promise<Gives<N>> {
    return this.handlers[name](asks);
  }

  private readonly handlers: { readonly [N in HereName]: (asks: Asks<N>) => Promise<Gives<N>> } = {
    start: (start) => this.start(start),
    branch: (start) => this.branch(start),
    open: ({ match }) => this.inTurn(match, () => this.open(match)),
    close: ({ match }) => this.inTurn(match, () => this.close(match)),
    answer: async ({ match, seat, question, option }) => {
      const open = this.chairs.get(match)?.open;
      return open?.holds(seat) ? open.table.answer(seat, question, option) : refused('here.missing');
    },
    concede: async ({ match, seat }) => {
      const open = this.chairs.get(match)?.open;
      return open?.holds(seat) ? open.table.answer(seat, 0, CONCEDE) : refused('here.missing');
    },
    claim: async ({ match, seat }) => {
      const open = this.chairs.get(match)?.open;
      return open?.holds(seat) ? open.table.claim(seat) : refused('here.missing');
    },
    back: async ({ match, seat }) => {
      const open = this.chairs.get(match)?.open;
      if (!open?.holds(seat)) return refused('here.missing');
      open.table.back(seat);
      return { ok: true };
    },
    history: async ({ match, viewer, from }) => {
      const open = this.chairs.get(match)?.open;
      if (!open?.looksThrough(viewer)) return refused('here.missing');
      const frames = open.history(viewer, from);
      return { ok: true, past: frames.length === 0 ? null : toPast(frames, frames.at(-1)?.n ?? 0) };
    },
    record: async ({ match }) => {
      const loaded = await this.load(match);
      if ('ok' in loaded) return loaded;
      if (loaded.match.endedAt === null) return refused('here.running');
      return { ok: true, record: recordOf(loaded.pack, loaded.match, loaded.log) };
    },
    speed: async ({ speed }) => {
      this.speed = speed;
      return { ok: true };
    },
  };

  private async start(start: Start): Promise<Gives<'start'>> {
    const { storage, chance, now } = this.setup;
    const pack = await this.setup.pack(start.game);
    if (pack === null) return refused('here.unknown-game', { game: start.game });
    const made = newHereMatch(pack, start, chance, now());
    if (!made.ok) return made;
    await storage.add(made.match);
    return { ok: true, id: made.match.id };
  }

  private async branch(start: StartBranch): Promise<Gives<'branch'>> {
    const { storage, chance, now } = this.setup;
    if (!storage.lasts) return refused('branch.not-kept');
    const { game } = start.record;
    const pack = await this.setup.pack(game);
    if (pack === null) return refused('here.unknown-game', { game });
    const made = newBranch(pack, start, chance, now());
    if (!made.ok) return made;
    await storage.add(made.match);
    return { ok: true, id: made.match.id };
  }

  private async open(id: string): Promise<Gives<'open'>> {
    const known = this.chairs.get(id);
    if (known !== undefined) {
      known.looks += 1;
      return { ok: true, ...known.open.opened };
    }
    const giveBack = await this.keyOf(id);
    if (giveBack === null) return refused('here.elsewhere');
    const opened = await this.load(id).then((loaded) => ('ok' in loaded ? loaded : this.seat(id, loaded)));
    if ('ok' in opened) {
      giveBack();
      return opened;
    }
    this.chairs.set(id, { open: opened, giveBack, looks: 1 });
    return { ok: true, ...opened.opened };
  }

  /** A finished match may be opened in any number of tabs. */
  private async keyOf(id: string): Promise<(() => void) | null> {
    const found = await this.setup.storage.read(id);
    const over = isHereMatch(found?.match) && found.match.endedAt !== null;
    return over || found === null ? () => {} : this.setup.keys.take(id);
  }

  /** From the storage each time, because another tab may have continued the match. */
  private async load(id: string): Promise<Loaded | Refusal> {
    const found = await this.setup.storage.read(id);
    if (found === null) return refused('here.missing');
    const { match, log } = found;
    if (!isHereMatch(match) || !isLog(log, match)) return refused('here.damaged');
    const pack = await this.setup.pack(match.game);
    if (pack === null || !sameRules(pack, match)) return refused('here.rules-changed');
    return { pack, match, log };
  }

  private seat(id: string, { pack, match, log }: Loaded): OpenTable | Refusal {
    const { clock, now, chance, post, storage } = this.setup;
    const [seed = 0] = new Uint32Array(chance.bytes(4).buffer);
    try {
      const open = new OpenTable(pack, match, log, {
        clock,
        now,
        seed,
        botWait: () => BOT_WAIT[this.speed],
        append: async (entry, progress) => {
          await storage.append(id, entry, progress);
          await this.breathe();
        },
        frame: (viewer, frame) => post({ match: id, viewer, frame }),
        status: (viewer, status) => post({ match: id, viewer, status }),
        gone: (why) => post({ match: id, gone: why }),
      });
      return open.table.status(null).closed === null ? open : refused('here.damaged');
    } catch (error) {
      // The answers are complete, but the rules refuse them: one of the two has changed.
      console.error(error);
      return refused('here.damaged');
    }
  }

  private async close(id: string): Promise<Gives<'close'>> {
    const chair = this.chairs.get(id);
    if (chair === undefined) return { ok: true };
    chair.looks -= 1;
    if (chair.looks > 0) return { ok: true };
    this.chairs.delete(id);
    await chair.open.close(this.setup.clock);
    chair.giveBack();
    return { ok: true };
  }

  private inTurn<X>(id: string, work: () => Promise<X>): Promise<X> {
    const turn = (this.turns.get(id) ?? Promise.resolve()).then(work);
    const over: Promise<void> = turn.then(
      () => {},
      () => {},
    );
    this.turns.set(id, over);
    return turn;
  }

  private async breathe(): Promise<void> {
    const { clock } = this.setup;
    if (clock.now() - this.breathed < BREATHE_EVERY) return;
    await new Promise<void>((later) => clock.after(0, later));
    this.breathed = clock.now();
  }
}
