import { Listeners, type Refusal, type Say } from '@tavern/engine';
import type { Client, LinkState, NewGuest, News, Reply, Request, RequestName } from '@tavern/wire';
import { refused } from '../../model/refused.ts';
import { type Guest, type GuestStorage, guestAt, keepGuest } from './guest.ts';

export interface SessionState {
  /** `idle`: nothing needed the server yet. `refused`: the server refuses this page; `why` has the reason. */
  readonly link: 'idle' | 'joining' | 'there' | 'lost' | 'refused';
  readonly why: Say | null;
  /** The server has said that it shuts down and will be back. */
  readonly goodbye: Say | null;
  readonly me: Pick<Guest, 'id' | 'nickname'> | null;
}

/** The code that talks to servers, loaded when it is first needed. */
export interface Speaker {
  becomeGuest(url: string, nickname: string): Promise<({ readonly ok: true } & NewGuest) | Refusal>;
  connect(url: string, secret: string): Client;
}

export interface SessionSetup {
  readonly guests: GuestStorage;
  nickname(): string;
  speaker(): Promise<Speaker>;
  /** How long a request waits for the connection, and then for its reply, in milliseconds. */
  readonly patience?: number;
  /** After this many milliseconds, a server that cannot be reached or closed the connection is tried again. */
  readonly again?: number;
}

type Joined = { readonly ok: true; readonly client: Client };
type Heard<E extends keyof News> = (what: News[E]) => void;

/** Requests that may be sent again when it is unknown whether the first one counted. */
const REPEATABLE: ReadonlySet<RequestName> = new Set([
  'guest.rename',
  'rooms.list',
  'rooms.mine',
  'room.look',
  'room.enter',
  'room.leave',
  'table.claim',
  'table.back',
  'table.history',
  'daily.start',
  'daily.table',
] as const);

/** A server that forgets a guest it has just made is broken. */
const RENEWALS = 2;

/** A guest's identity on one server, and the one connection to it. Nothing here throws or rejects; failures are refusals. */
export class Session {
  readonly url: string;
  private readonly setup: SessionSetup;
  private readonly patience: number;
  private readonly again: number;
  private renewed = 0;
  private guest: Guest | null;
  private client: Client | null = null;
  private joining: Promise<Joined | Refusal> | null = null;
  private known: SessionState;
  private closed = false;
  private readonly listeners = new Listeners<() => void>();
  private readonly arrivals = new Listeners<(client: Client) => void>();
  private readonly heard = new Map<keyof News, Listeners<Heard<keyof News>>>();

  constructor(url: string, setup: SessionSetup) {
    this.url = url;
    this.setup = setup;
    this.patience = setup.patience ?? 10_000;
    this.again = setup.again ?? 1_500;
    this.guest = guestAt(url, setup.guests);
    this.known = { link: 'idle', why: null, goodbye: null, me: this.me };
  }

  readonly state = (): SessionState => this.known;

  readonly listen = this.listeners.listen;

  /** Called for each connection, including the first. After a loss the client may be another one: that of a new guest. */
  readonly arrived = this.arrivals.listen;

  /** Listens to the server's broadcasts, over all connections. */
  hear<E extends keyof News>(event: E, heard: Heard<E>): () => void {
    const all = this.heard.get(event) ?? new Listeners();
    this.heard.set(event, all);
    return all.listen(heard as Heard<keyof News>);
  }

  /** Waits for the connection, and becomes a guest first if necessary. */
  async request<N extends RequestName>(name: N, request: Request<N>): Promise<Reply<N>> {
    const until = Date.now() + this.patience;
    for (;;) {
      const joined = await this.joined(until - Date.now());
      if (!joined.ok) return joined;
      const reply = await within(
        joined.client.request(name, request).catch(() => null),
        this.patience,
      );
      if (reply !== null) return reply;
      if (!REPEATABLE.has(name) || Date.now() >= until) return refused('link.lost');
    }
  }

  /** A connection, or why there is none within this time. */
  async joined(patience = this.patience): Promise<Joined | Refusal> {
    const until = Date.now() + patience;
    for (;;) {
      const left = until - Date.now();
      if (this.closed || left <= 0) return refused('link.lost');
      this.joining ??= this.join();
      const joined = await within(this.joining, left);
      if (joined === null) return refused('link.lost');
      if (joined.ok && (await this.connection(joined.client, until - Date.now()))) return joined;
      const { link, why } = this.known;
      if (link === 'refused' && why !== null) return { ok: false, code: 'link.refused', why };
      if (!joined.ok && joined.code !== 'link.lost') return joined;
      await new Promise((later) => setTimeout(later, Math.min(this.again, left)));
    }
  }

  async rename(nickname: string): Promise<{ readonly ok: true } | Refusal> {
    if (this.guest === null || this.guest.nickname === nickname) return { ok: true };
    const reply = await this.request('guest.rename', { nickname });
    if (!reply.ok) return reply;
    if (this.guest !== null) this.become({ ...this.guest, nickname: reply.nickname });
    return { ok: true };
  }

  /** The machine says that it has no network: no need to wait until the silence tells. */
  cut(): void {
    this.client?.line.cut();
  }

  /** The machine is online again, or the page is looked at again: no need to wait for the next try. */
  nudge(): void {
    if (this.known.link === 'lost') this.client?.line.connect();
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.tell({ link: 'lost' });
  }

  private get me(): SessionState['me'] {
    return this.guest === null ? null : { id: this.guest.id, nickname: this.guest.nickname };
  }

  private async join(): Promise<Joined | Refusal> {
    this.tell({ link: this.renewed > 0 ? 'lost' : 'joining', why: null });
    const joined = await this.attempt();
    if (!joined.ok) this.joining = null;
    return joined;
  }

  private async attempt(): Promise<Joined | Refusal> {
    try {
      if (!URL.canParse(this.url)) throw new SyntaxError('no address');
      const speaker = await this.setup.speaker();
      const guest = this.guest ?? (await this.newGuest(speaker));
      if ('ok' in guest) {
        this.tell({ link: 'idle' });
        return guest;
      }
      return { ok: true, client: this.connect(speaker, guest) };
    } catch (error) {
      // Something answers, but not in the server's protocol: it is not our server.
      const code = error instanceof SyntaxError ? 'link.none' : 'link.lost';
      this.tell({ link: 'lost' });
      return refused(code);
    }
  }

  private async newGuest(speaker: Speaker): Promise<Guest | Refusal> {
    const kept = guestAt(this.url, this.setup.guests);
    if (kept !== null) return this.become(kept);
    const nickname = this.setup.nickname().trim();
    if (nickname === '') return refused('link.nickname');
    const made = await speaker.becomeGuest(this.url, nickname);
    return made.ok ? this.become(made) : made;
  }

  private become({ id, nickname, secret }: Guest): Guest {
    const guest = { id, nickname, secret };
    keepGuest(this.url, guest, this.setup.guests);
    this.guest = guest;
    this.tell({ me: this.me });
    return guest;
  }

  private connect(speaker: Speaker, { secret }: Guest): Client {
    const client = speaker.connect(this.url, secret);
    this.client = client;
    const { line } = client;
    line.on('connected', () => {
      this.renewed = 0;
      this.tell({ link: 'there', why: null, goodbye: null });
      this.arrivals.tell((here) => here(client));
      const nickname = this.setup.nickname().trim();
      if (nickname !== '') void this.rename(nickname);
    });
    line.on('lost', () => this.tell({ link: 'lost' }));
    line.on('failed', () => this.tell({ link: 'lost' }));
    line.on('refused', (refusal) => this.turnedAway(client, refusal));
    for (const event of ['room', 'chat', 'room.gone', 'goodbye', 'refused'] as const)
      client.on(event, (what) => this.heard.get(event)?.tell((heard) => heard(what)));
    client.on('goodbye', ({ why }) => this.tell({ goodbye: why }));
    return client;
  }

  /** Only needed where the server has refused the guest: otherwise the line connects again by itself. */
  private tryAgain(client: Client): void {
    setTimeout(() => {
      if (this.client === client && !this.closed) client.line.connect();
    }, this.again);
  }

  private turnedAway(client: Client, { code, why }: Refusal): void {
    if (code === 'unknown-guest' && this.renewed < RENEWALS) return this.anew();
    if (code === 'server-error') {
      this.tell({ link: 'lost' });
      return this.tryAgain(client);
    }
    return this.tell({ link: 'refused', why });
  }

  /** The server has forgotten this guest: a new one takes the same name. Another tab may have done so already. */
  private anew(): void {
    const { guest } = this;
    this.renewed += 1;
    this.drop();
    const kept = guestAt(this.url, this.setup.guests);
    if (kept?.secret === guest?.secret) keepGuest(this.url, null, this.setup.guests);
    this.guest = null;
    this.tell({ link: 'lost', me: null });
    void this.joined();
  }

  private drop(): void {
    this.client?.close();
    this.client?.line.forget();
    this.client = null;
    this.joining = null;
  }

  /** Whether it connects within this time. Not if the server refuses it, or another client has replaced it. */
  private connection(client: Client, patience: number): Promise<boolean> {
    if (client.line.connected) return Promise.resolve(true);
    return new Promise((known) => {
      const done = (there: boolean): void => {
        clearTimeout(timer);
        stop();
        known(there);
      };
      const timer = setTimeout(() => done(false), Math.max(0, patience));
      const stop = this.listen(() => {
        if (this.client !== client || this.known.link === 'refused') done(false);
        else if (this.known.link === 'there') done(true);
      });
    });
  }

  private tell(news: Partial<SessionState>): void {
    this.known = { ...this.known, ...news };
    this.listeners.tell((changed) => changed());
  }
}

/** The link state that rooms and tables use. */
export function linkOf(session: Session): LinkState {
  const { link } = session.state();
  return link === 'there' || link === 'refused' ? link : 'lost';
}

/** null: not within this time. */
function within<X>(work: Promise<X>, ms: number): Promise<X | null> {
  return new Promise((known) => {
    const timer = setTimeout(() => known(null), Math.max(0, ms));
    void work.then((value) => {
      clearTimeout(timer);
      known(value);
    });
  });
}
