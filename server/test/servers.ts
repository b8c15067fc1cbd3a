import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@tavern/host';
import { becomeGuest, Client, type NewGuest, type RoomSettings, type RoomView, type TableLink } from '@tavern/wire';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Config, configFrom } from '../config.ts';
import { freePort } from '../free-port.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { type Frames, listenIn } from './wire/frames.ts';

export const NONCE = 'ab'.repeat(16);
/** Limits are for people; tests are faster. */
export const NO_LIMITS = {
  LIMIT_MESSAGES: '100000',
  LIMIT_CONNECTIONS: '100000',
  LIMIT_REQUESTS: '100000',
  LIMIT_GUESTS: '100000',
  LIMIT_ROOMS: '100000',
  LIMIT_CODES: '100000',
  LIMIT_HISTORIES: '100000',
  LIMIT_OPEN: '100000',
  LIMIT_OPEN_ALL: '100000',
  LIMIT_DAILY: '100000',
} as const;

function configOf(environment: { readonly [name: string]: string }): Config {
  const config = configFrom({ PORT: '0', ...environment });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  return config;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server for one test, on loopback, with guests who come and go with it. */
export class TestServer {
  readonly folder: string;
  private running: RunningServer | null = null;
  private readonly environment: { readonly [name: string]: string };
  private readonly clock: Clock | undefined;
  private readonly clients: Client[] = [];
  private logged = '';

  private constructor(environment: { readonly [name: string]: string }, clock?: Clock) {
    this.clock = clock;
    this.folder = environment.DATA_DIR ?? temporaryFolder();
    // There is no site in there: whether one is built makes no difference to tests.
    this.environment = { ...NO_LIMITS, DATA_DIR: this.folder, SITE_DIR: this.folder, ...environment };
  }

  static async start(environment: { readonly [name: string]: string } = {}, store?: Store, clock?: Clock): Promise<TestServer> {
    const server = new TestServer(environment, clock);
    onTestFinished(() => server.stop());
    await server.open(store);
    return server;
  }

  get url(): string {
    if (this.running === null) throw new Error('the server is not running');
    return this.running.url;
  }

  /** Everything it has logged. */
  get log(): string {
    return this.logged;
  }

  /** Once more on the same port, so that clients find it again. */
  async open(store?: Store): Promise<void> {
    const log = pino({ level: 'debug' }, { write: (line: string) => (this.logged += line) });
    if (this.port === '') this.port = String(await freePort());
    const brought = { ...(store === undefined ? {} : { store }), ...(this.clock === undefined ? {} : { clock: this.clock }) };
    this.running = await startServer(configOf({ ...this.environment, PORT: this.port }), log, brought);
  }

  private port = '';

  /** In order, as SIGTERM does it. */
  async close(): Promise<void> {
    await this.running?.close();
    this.running = null;
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.close();
  }

  async newGuest(name = 'Mei'): Promise<NewGuest> {
    const guest = await becomeGuest(this.url, name);
    if (!guest.ok) throw new Error(JSON.stringify(guest));
    return guest;
  }

  async guest(name = 'Mei'): Promise<GuestClient> {
    return this.connect(await this.newGuest(name));
  }

  /** Another connection of the same guest. */
  async connect(guest: NewGuest): Promise<GuestClient> {
    const client = new GuestClient(this.url, guest);
    this.clients.push(client);
    await client.connected();
    return client;
  }
}

/** A client that fails loudly where a test does not expect a refusal. */
export class GuestClient extends Client {
  readonly guest: NewGuest;
  /** Of its first connection. */
  readonly frames: Frames;

  constructor(url: string, guest: NewGuest) {
    const tap = listenIn();
    super(url, guest.secret, { soonest: 50, latest: 100 });
    tap.stop();
    this.frames = tap.frames;
    this.guest = guest;
  }

  /** Whatever it is, and whatever comes of it. */
  ask(name: string, request: unknown): Promise<unknown> {
    return new Promise((heard, lost) => this.line.ask(name, request as object, heard, () => lost(new Error('lost'))));
  }

  async create(game: string, settings: RoomSettings = {}): Promise<RoomView> {
    return good(await this.request('room.create', { game, settings })).room;
  }

  async enter(code: string, sit = true): Promise<RoomView> {
    return good(await this.request('room.enter', { code, sit })).room;
  }

  async act(code: string, act: Parameters<typeof this.request<'room.act'>>[1]['act']): Promise<RoomView> {
    return good(await this.request('room.act', { code, act })).room;
  }
}

/** The reply, which must be no refusal. */
export function good<R extends { readonly ok: boolean }>(reply: R): Extract<R, { ok: true }> {
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply as Extract<R, { ok: true }>;
}

export interface Started {
  readonly match: string;
  readonly code: string;
  readonly people: readonly GuestClient[];
  /** In the order of seats. */
  readonly tables: readonly TableLink[];
}

/** A room of people, and then bots of these levels, in which a match has started; all people are at the table. */
export async function startMatch(
  server: TestServer,
  game: string,
  people: number,
  { bots = [], settings = {} }: { readonly bots?: readonly string[]; readonly settings?: RoomSettings } = {},
): Promise<Started> {
  const guests = await Promise.all(Array.from({ length: people }, (_, index) => server.guest(`Guest ${index + 1}`)));
  const [host] = guests;
  if (host === undefined) throw new Error('somebody must be the host');
  const { code } = await host.create(game, { seats: people + bots.length, ...settings });
  for (const guest of guests.slice(1)) await guest.enter(code);
  for (const [index, level] of bots.entries()) await host.act(code, { do: 'bot', seat: people + index, level });
  for (const guest of guests.slice(1)) await guest.act(code, { do: 'ready', nonce: NONCE });
  const { match } = await host.act(code, { do: 'start', nonce: NONCE });
  if (match === null) throw new Error('the match did not start');
  return { match, code, people: guests, tables: await Promise.all(guests.map((guest) => guest.table(match))) };
}

/** Resolves as soon as this is so; looked at again and again. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'it never happened', ms = 60_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(what);
    await new Promise((later) => setTimeout(later, 5));
  }
}
