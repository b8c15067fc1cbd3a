import type { Frame } from '@tavern/host';
import { becomeGuest, Client, Disconnected, fromPast, type LineOptions, type Reply, type TableLink } from '@tavern/wire';

const ROLL = { do: 'roll' } as const;
const NONCE = 'ab'.repeat(16);
/** How many of the latest seats are compared with the server's history. */
const LOOKED_BACK = 6;
/** Milliseconds until a client that was refused tries again. */
const REFUSED = 1_000;
const SOON = { soonest: 20, latest: 40 };

/** What one seat of one match sent, was told, and saw. */
export interface PlayerTrack {
  readonly match: string;
  readonly seat: number;
  sent: number;
  /** The frame that each acknowledgement named. */
  readonly acknowledged: number[];
  readonly frames: Map<number, string>;
}

/** Two guests who race against each other for ever, whatever happens to the server, through the client that everybody uses. */
export class Pair {
  readonly seen: PlayerTrack[] = [];
  /** How often a table was taken up again where it had been left. */
  resumed = 0;
  /** How often somebody was told that their answer could not be stored. */
  refused = 0;
  private readonly host: Client;
  private readonly guest: Client;
  private readonly connections = new Map<PlayerTrack, number>();
  private readonly rooms = new Set<string>();
  private stopped = false;
  /** What they are doing, for those who ask why nothing goes on. */
  private doing = 'nothing yet';
  private links: readonly TableLink[] = [];
  /** When the last answer of each seat was acknowledged. */
  readonly countedAt: number[] = [];
  private readonly thinks: number;

  private constructor(host: Client, guest: Client, thinks: number) {
    this.thinks = thinks;
    this.host = host;
    this.guest = guest;
  }

  /** `thinks`: milliseconds that they take for each answer. `again`: how soon they connect again. */
  static async join(url: string, thinks = 0, again: LineOptions = SOON): Promise<Pair> {
    const [host, guest] = await Promise.all([connect(url, again), connect(url, again)]);
    return new Pair(host, guest, thinks);
  }

  async play(): Promise<void> {
    while (!this.stopped) {
      // Where the connection is lost while a match is being arranged, another one is.
      const match = await this.arrange().catch(() => null);
      if (match === null) await new Promise((later) => setTimeout(later, 20));
      else await this.race(match).catch(this.unlessStopped);
    }
  }

  /** Of how many of the two the connection is lost: that is what their pages say. */
  get told(): number {
    return [this.host, this.guest].filter(({ line }) => !line.connected).length;
  }

  /** Why does nothing go on? */
  get stand(): string {
    const lines = [this.host, this.guest].map(({ line }) => (line.connected ? `connected ${line.times} times` : 'not connected'));
    const tables = this.links.map(({ link, newest, newestStatus }) => {
      const asked = newest?.packet.question?.id ?? 'nothing';
      return `link ${link}, frame ${newest?.n}, asked ${asked}, closed ${newestStatus?.closed}`;
    });
    return [this.doing, ...lines, ...tables].join('; ');
  }

  get acknowledged(): number {
    return this.seen.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Of the latest matches, the frames that were seen but are missing or different in the server's history. */
  async torn(): Promise<number> {
    let torn = 0;
    for (const { match, seat, frames } of this.seen.slice(-LOOKED_BACK)) {
      // They play on: frames from now on are not compared.
      const seen = [...frames];
      const kept = await historyOf(seat === 0 ? this.host : this.guest, match);
      for (const [n, events] of seen) if (kept[n] === undefined || (events !== '' && kept[n] !== events)) torn += 1;
    }
    return torn;
  }

  private readonly unlessStopped = (error: unknown): void => {
    if (!this.stopped) throw error;
  };

  stop(): void {
    this.stopped = true;
    this.host.close();
    this.guest.close();
  }

  private async arrange(): Promise<string | null> {
    await this.leaveRooms();
    const settings = { seats: 2, rules: { tiles: 100 } };
    const made = await this.host.request('room.create', { game: 'race', settings });
    this.doing = made.ok ? 'going to a room' : `refused a room: ${made.code}`;
    if (!made.ok) return null;
    const { code } = made.room;
    this.rooms.add(code);
    await this.guest.request('room.enter', { code, sit: true });
    await this.guest.request('room.act', { code, act: { do: 'ready', nonce: NONCE } });
    const started = await this.host.request('room.act', { code, act: { do: 'start', nonce: NONCE } });
    await this.leaveRooms();
    return started.ok ? started.room.match : null;
  }

  /** Also those that a lost connection kept them from leaving: nobody may be in many at once. */
  private async leaveRooms(): Promise<void> {
    for (const old of this.rooms) {
      for (const client of [this.host, this.guest]) await client.request('room.leave', { code: old });
      this.rooms.delete(old);
    }
  }

  private async race(match: string): Promise<void> {
    this.doing = `going to ${match}`;
    this.links = await Promise.all([this.host, this.guest].map((client) => this.untilThere(client, match)));
    this.doing = `racing in ${match}`;
    await Promise.all(
      this.links.map((link, seat) => this.sit(link, { match, seat, sent: 0, acknowledged: [], frames: new Map() })),
    );
    for (const client of [this.host, this.guest]) client.leaveTable(match);
  }

  /** The table as soon as the server is there. */
  private async untilThere(client: Client, match: string): Promise<TableLink> {
    for (;;) {
      try {
        return await client.table(match);
      } catch (error) {
        client.leaveTable(match);
        if (this.stopped) throw error;
        await new Promise((later) => setTimeout(later, 20));
      }
    }
  }

  private sit(link: TableLink, seen: PlayerTrack): Promise<void> {
    this.seen.push(seen);
    return new Promise((over) => {
      const next = (_viewer: unknown, frame: Frame, whole: boolean): void => {
        seen.frames.set(frame.n, whole ? '' : JSON.stringify(frame.events));
        if (frame.packet.over !== null || this.stopped) return over();
        if (frame.packet.question === null) return;
        seen.sent += 1;
        void this.answer(link, seen);
      };
      link.listen({ frame: next, status: (_viewer, { seats }) => this.back(seen, seats[seen.seat]?.here === true) });
      if (link.newest !== null) next(link.seat, link.newest, true);
    });
  }

  private async answer(link: TableLink, seen: PlayerTrack): Promise<void> {
    if (this.thinks > 0) await new Promise((later) => setTimeout(later, this.thinks));
    const asked = link.newest?.n;
    const reply = await link.choose(ROLL);
    if (!reply.ok) {
      this.doing = `refused in ${seen.match}: ${reply.code}`;
      return reply.code === 'not-stored' ? this.again(link, seen, asked) : undefined;
    }
    this.doing = `racing in ${seen.match}`;
    seen.acknowledged.push(reply.frame);
    this.countedAt[seen.seat] = performance.now();
  }

  /** A person who is told that nothing was stored presses again, unless something else has happened meanwhile. */
  private async again(link: TableLink, seen: PlayerTrack, asked: number | undefined): Promise<void> {
    this.refused += 1;
    await new Promise((later) => setTimeout(later, REFUSED));
    if (!this.stopped && link.newest?.n === asked) await this.answer(link, seen);
  }

  /** Every connection that is lost and taken up again counts once. */
  private back(seen: PlayerTrack, here: boolean): void {
    const { connected: there, times: connected } = (seen.seat === 0 ? this.host : this.guest).line;
    if (!here || !there || this.connections.get(seen) === connected) return;
    if (this.connections.has(seen)) this.resumed += 1;
    this.connections.set(seen, connected);
  }
}

async function connect(url: string, again: LineOptions): Promise<Client> {
  const guest = await becomeGuest(url, 'Racer');
  if (!guest.ok) throw new Error(guest.code);
  const client = new Client(url, guest.secret, again);
  // As a page does: a server that cannot read its store may be able to in a moment.
  client.line.on('refused', () => setTimeout(() => client.line.connect(), again.latest ?? REFUSED));
  await client.connected();
  return client;
}

/** The events of every frame, page by page. None: the server has no history of it. */
async function historyOf(client: Client, match: string): Promise<readonly string[]> {
  const kept: string[] = [];
  for (;;) {
    const page = await pageOf(client, match, kept.length);
    if (!page.ok) return [];
    kept.push(...fromPast(page).map(({ events }) => JSON.stringify(events)));
    if (kept.length > page.newest) return kept;
  }
}

/** On a busy machine one of the two may still be on the way back after the last restart. */
async function pageOf(client: Client, match: string, from: number): Promise<Reply<'table.history'>> {
  for (;;) {
    await client.connected();
    try {
      return await client.request('table.history', { match, from });
    } catch (error) {
      if (!(error instanceof Disconnected)) throw error;
    }
  }
}
