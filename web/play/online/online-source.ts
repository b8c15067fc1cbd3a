import { type Flat, Listeners, type MatchRecord, type Refusal, type Seat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { type Answered, type Client, type LinkState, type SourceListener, type TableLink, TableRequests } from '@tavern/wire';
import { botsAmong, type NameOf, namesFromServer } from '../../model/bot-names.ts';
import { refused } from '../../model/refused.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { JUST_ENDED, serverRecord } from './server-record.ts';
import { linkOf, type Session } from './session.ts';

export interface Watched {
  readonly session: Session;
  readonly match: string;
  /** The game that is played, as its room knows it. */
  readonly game: string;
  readonly nameOf: NameOf;
  /** What the room's bots are called: who looks at a match that is over is not told which seats were theirs. */
  readonly bots?: readonly string[];
  /** As the room has it. */
  readonly seed?: string | null;
  /** The day of a scored run. */
  readonly daily?: string;
}

/** A seat at a table on the server, or a look at it. */
export async function openOnline(watched: Watched): Promise<{ readonly ok: true; readonly source: ShownTable } | Refusal> {
  const table = new OnlineSource(watched);
  const refusal = await table.open();
  if (refusal === null) return { ok: true, source: table };
  table.leave();
  return refusal;
}

/** How many screens look at one table over one connection: the last one closes it. */
const looks = new WeakMap<Client, Map<string, number>>();

function count(client: Client, match: string, more: 1 | -1): number {
  const counts = looks.get(client) ?? new Map<string, number>();
  looks.set(client, counts);
  const now = (counts.get(match) ?? 0) + more;
  counts.set(match, now);
  return now;
}

const TRIES = 5;
/** One table on the server, over any number of connections and guests. */
class OnlineSource extends TableRequests implements ShownTable {
  readonly game: string;
  readonly where = 'online';
  readonly seed: string | null;
  readonly daily: string | null;
  private readonly watched: Watched;
  private readonly session: Session;
  private readonly listeners = new Listeners<SourceListener>();
  private readonly stops: (() => void)[];
  private client: Client | null = null;
  private table: TableLink | null = null;
  private stopTable: () => void = () => {};
  private left = false;

  constructor(watched: Watched) {
    // What is asked of the table waits for the connection.
    super(watched.match, (name, request) => watched.session.request(name, request));
    this.watched = watched;
    this.game = watched.game;
    this.seed = watched.seed ?? null;
    this.daily = watched.daily ?? null;
    this.session = watched.session;
    let before = this.link;
    this.stops = [
      this.session.listen(() => {
        if (this.link === before) return;
        before = this.link;
        this.listeners.tell((listener) => listener.link?.(this.link));
      }),
      // The same guest's table goes on by itself; another guest sits down anew.
      this.session.arrived((client) => {
        if (this.client !== null && client !== this.client) void this.sitAnew(client);
      }),
    ];
  }

  get link(): LinkState {
    return linkOf(this.session);
  }

  get own(): readonly Seat[] {
    return this.table?.own ?? [];
  }

  get names(): readonly string[] {
    return namesFromServer(this.table?.names ?? [], this.isBot, this.watched.nameOf);
  }

  get bots(): ShownTable['bots'] {
    return botsAmong(this.table?.names ?? [], this.isBot);
  }

  private readonly isBot = (at: number): boolean => {
    const { names = [], newestStatus = null } = this.table ?? {};
    const chair = newestStatus?.seats[at];
    return chair === undefined ? (this.watched.bots ?? []).includes(names[at] ?? '') : chair.by === 'bot';
  };

  /** null: it is open. */
  async open(): Promise<Refusal | null> {
    for (let tries = 1; ; tries++) {
      const joined = await this.session.joined();
      if (!joined.ok) return joined;
      const refusal = await this.attach(joined.client);
      if (refusal === null || refusal.code !== 'link.lost' || tries >= TRIES) return refusal;
    }
  }

  frame(viewer: Seat | null): Frame | null {
    return this.table?.frame(viewer) ?? null;
  }

  status(viewer: Seat | null): Status | null {
    return this.table?.status(viewer) ?? null;
  }

  readonly listen = this.listeners.listen;

  async answer(seat: Seat, question: number, option: Flat): Promise<Answered> {
    return this.table?.answer(seat, question, option) ?? refused('link.lost');
  }

  async concede(seat: Seat): Promise<Answered> {
    return this.table?.concede(seat) ?? refused('link.lost');
  }

  record(): Promise<MatchRecord | Refusal> {
    return serverRecord(this.session.url, this.match, JUST_ENDED);
  }

  leave(): void {
    if (this.left) return;
    this.left = true;
    for (const stop of this.stops) stop();
    this.listeners.clear();
    this.detach();
  }

  private async sitAnew(client: Client): Promise<void> {
    const refusal = await this.attach(client);
    if (refusal !== null && refusal.code !== 'link.lost') this.listeners.tell((listener) => listener.gone?.(refusal.why));
  }

  private async attach(client: Client): Promise<Refusal | null> {
    this.detach();
    if (this.left) return refused('link.lost');
    this.client = client;
    count(client, this.match, 1);
    try {
      const table = await client.table(this.match);
      if (this.client !== client) return null;
      this.table = table;
      this.stopTable = table.listen({
        frame: (viewer, frame, whole) => this.listeners.tell((listener) => listener.frame?.(viewer, frame, whole)),
        status: (viewer, status) => this.listeners.tell((listener) => listener.status?.(viewer, status)),
        gone: (why) => this.listeners.tell((listener) => listener.gone?.(why)),
      });
      const { seat, newest } = table;
      if (newest !== null) this.listeners.tell((listener) => listener.frame?.(seat, newest, true));
      return null;
    } catch (error) {
      return (error as { readonly refusal?: Refusal }).refusal ?? refused('link.lost');
    }
  }

  private detach(): void {
    this.stopTable();
    const { client } = this;
    this.client = null;
    if (client !== null && count(client, this.match, -1) === 0) client.leaveTable(this.match);
  }
}
