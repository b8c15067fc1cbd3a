import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SimulatedClock } from '@tavern/host';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { RawSocket } from '../hostile/raw-socket.ts';
import { playOn } from '../play.ts';
import { type GuestClient, good, TestServer, temporaryFolder, until } from '../servers.ts';
import { Tap } from './tap.ts';

const NONCES = ['a1'.repeat(16), 'b2'.repeat(16), 'c3'.repeat(16)] as const;
const WRONG = 'w'.repeat(32);
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What clients of any kind in this process ask for. */
const CHANNELS = ['http.client.request.start', 'undici:request:create'] as const;
function addressesIn(message: unknown): readonly string[] {
  const { request } = message as { readonly request: { readonly path: string } };
  return [request.path];
}

interface Evening {
  readonly clock: SimulatedClock;
  readonly server: TestServer;
  readonly store: Store;
  readonly guests: readonly GuestClient[];
  readonly taps: readonly Tap[];
  readonly code: string;
  readonly match: string;
  /** Of the match that is played, and of the one after it. */
  readonly dice: readonly string[];
}

/** Three sit down; a fourth watches. Every packet is kept. */
async function evening(): Promise<Evening> {
  const store = await openStore({ folder: temporaryFolder() });
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, store, clock);
  const guests = await Promise.all(['Mei', 'Ann', 'Bob', 'Watcher'].map((name) => server.guest(name)));
  const taps = guests.map((guest) => new Tap(guest));
  const [mei, ann, bob, watcher] = guests;
  if (mei === undefined || ann === undefined || bob === undefined || watcher === undefined) throw new Error('nobody came');
  const { code } = await mei.create('king-of-the-mountain', { seats: 3, public: true });
  const first = (await store.rooms.byCode(code))?.secret ?? '';
  for (const each of [ann, bob]) await each.enter(code);
  await watcher.enter(code, false);
  await ann.act(code, { do: 'ready', nonce: NONCES[1] });
  await bob.act(code, { do: 'ready', nonce: NONCES[2] });
  const { match } = await mei.act(code, { do: 'start', nonce: NONCES[0] });
  if (match === null) throw new Error('it did not start');
  const next = (await store.rooms.byCode(code))?.secret ?? '';
  return { clock, server, store, guests, taps, code, match, dice: [first, next] };
}

/** What people do wrong in an evening, by accident or not. */
async function trouble({ server, guests, code, match }: Evening): Promise<void> {
  const [mei, ann] = guests;
  if (mei === undefined || ann === undefined) throw new Error('nobody came');
  await expect(server.connect({ ...mei.guest, secret: WRONG })).rejects.toMatchObject({ refusal: { code: 'unknown-guest' } });
  good(await mei.request('room.say', { code, text: 'good luck' }));
  await ann.request('room.act', { code, act: { do: 'start', nonce: NONCES[1] } });
  await ann.request('guest.rename', { nickname: '\u0000' });
  await mei.ask('table.answer', { match, secret: mei.guest.secret });
  await mei.ask('guest.rename', { nickname: [mei.guest.secret] });
  await mei.ask('no.such.request', { secret: mei.guest.secret });
  await fetch(`${server.url}/api/guests`, { method: 'POST', body: JSON.stringify({ secret: ann.guest.secret }) });
  for (const path of ['/api/rooms', '/health', `/api/matches/${match}/record`, '/nothing']) await fetch(server.url + path);
}

test('what is secret is in no log, in no message to others and in no address, from the first seat taken to the last frame', async () => {
  const addresses: string[] = [];
  const note = (message: unknown): void => void addresses.push(...addressesIn(message));
  for (const channel of CHANNELS) subscribe(channel, note);
  onTestFinished(() => CHANNELS.forEach((channel) => unsubscribe(channel, note)));
  const all = await evening();
  const { clock, server, store, guests, taps, match, dice } = all;
  const tables = await Promise.all(guests.map((guest) => guest.table(match)));
  await trouble(all);
  // A good part of it, and then all but one give up. Windows take their time, which passes at once.
  const played = Promise.all(tables.slice(0, 3).map((table) => playOn(table)));
  const soon = (is: () => boolean): Promise<void> =>
    until(async () => {
      await clock.pass(1_000);
      return is();
    });
  await soon(() => (tables[0]?.newest?.n ?? 0) > 40);
  for (const table of tables.slice(1, 3)) good(await table.concede());
  await soon(() => tables.every(({ newest }) => newest?.packet.over !== null));
  await played;
  // The log may know a match's dice when everybody may; it never does.
  await until(async () => (await fetch(`${server.url}/api/matches/${match}/record`)).status === 200);

  const bearers = [...guests.map(({ guest }) => guest.secret), WRONG];
  const kept = [...bearers, ...bearers.map(hashOf), ...dice, ...NONCES];
  for (const secret of kept) expect(server.log).not.toContain(secret);
  expect(server.log).not.toContain('"level":50');
  for (const [index, { received, sent }] of taps.entries()) {
    const heard = received.join('\n');
    expect(heard.length).toBeGreaterThan(1_000);
    for (const secret of kept) expect(heard, `of what guest ${index} heard`).not.toContain(secret);
    // Ann's nonce is Ann's to send; nobody sends what is not theirs to know.
    for (const [owner, nonce] of NONCES.entries()) if (owner !== index) expect(sent.join('\n')).not.toContain(nonce);
  }
  for (const address of addresses) for (const secret of kept) expect(address).not.toContain(secret);
  expect(addresses.length).toBeGreaterThan(5);

  // When it is over the dice are everybody's, and the next ones still nobody's.
  const record = await (await fetch(`${server.url}/api/matches/${match}/record`)).text();
  expect(record).toContain(dice[0]);
  expect(record).not.toContain(dice[1]);
  for (const secret of [...bearers, ...bearers.map(hashOf)]) expect(record).not.toContain(secret);
  expect((await store.matches.byId(match))?.secret).toBe(dice[0]);
});

test('no address takes a secret: what stands in one is not looked at', async () => {
  const server = await TestServer.start();
  const { secret } = await server.newGuest();
  const raw = await RawSocket.opened(server.url, `?secret=${secret}&protocol=2`);
  raw.send('[0,"hello",{"protocol":2}]');
  expect(await raw.hears(0)).toMatchObject({ ok: false, code: 'malformed' });
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) await fetch(`${server.url}/api/guests?secret=${secret}`, { method });
  expect(server.log).not.toContain(secret);
});
