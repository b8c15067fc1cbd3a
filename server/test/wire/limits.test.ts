import { SimulatedClock } from '@tavern/host';
import { describe, expect, test } from 'vitest';
import { LookBudget } from '../../wire/look-budget.ts';
import { RawSocket } from '../hostile/raw-socket.ts';
import { refusalFaults } from '../hostile/words.ts';
import { roll } from '../play.ts';
import { type GuestClient, good, NONCE, type Started, startMatch, TestServer, until } from '../servers.ts';
import { upgradeStatus } from './upgrade.ts';

const codesOf = (replies: readonly { readonly ok: boolean }[]): readonly string[] =>
  replies.map((reply) => (reply.ok ? 'done' : (reply as unknown as { code: string }).code));

const many = <X>(times: number, what: (nth: number) => Promise<X>): Promise<X[]> =>
  Promise.all(Array.from({ length: times }, (_, nth) => what(nth)));

describe('messages of one connection', () => {
  test('three seconds’ worth at once, then each is refused until time has passed', async () => {
    const server = await TestServer.start({ LIMIT_MESSAGES: '10' });
    const guest = await server.guest();
    const since = performance.now();
    const replies = await many(110, () => guest.request('rooms.list', {}));
    const seconds = (performance.now() - since) / 1_000;
    const done = codesOf(replies).filter((code) => code === 'done').length;
    expect(done).toBeGreaterThanOrEqual(30);
    // Ten more for every second that it took: a slow machine may be long about it.
    expect(done).toBeLessThanOrEqual(30 + Math.ceil(10 * seconds));
    const refused = replies.filter(({ ok }) => !ok);
    expect(new Set(codesOf(refused))).toEqual(new Set(['too-fast']));
    expect(refused.flatMap(refusalFaults)).toEqual([]);
    await until(async () => (await guest.request('rooms.list', {})).ok, 'never again');
    expect(await (await server.guest()).request('rooms.list', {})).toMatchObject({ ok: true });
  });

  test('a connection that does not stop is closed', async () => {
    const server = await TestServer.start({ LIMIT_MESSAGES: '10' });
    const guest = await server.guest();
    const other = await server.guest();
    let closed = false;
    guest.line.on('lost', () => {
      closed = true;
    });
    // Thirty are read and a hundred are refused; nothing else would close it so soon.
    for (let nth = 0; nth < 140; nth++) void guest.ask('rooms.list', {}).catch(() => {});
    await until(() => closed);
    expect(await other.request('rooms.list', {})).toMatchObject({ ok: true });
  });

  test.each([
    ['unknown requests', '[1,"x",{}]'],
    ['what cannot be read', '{'],
    ['nothing', ''],
  ])('nor who floods with %s', async (_what, packet) => {
    const server = await TestServer.start({ LIMIT_MESSAGES: '10' });
    const raw = await RawSocket.connected(server.url, (await server.newGuest()).secret);
    raw.send(...Array.from({ length: 1_000 }, () => packet));
    await until(() => raw.closed, 'it listens still');
  });

  test('a message of 8 KB is read, a larger one closes the connection', async () => {
    const server = await TestServer.start();
    const { secret } = await server.newGuest();
    const sized = (bytes: number): string => {
      const frame = ['[1,"room.say",{"code":"', '"}]'] as const;
      return frame.join('x'.repeat(bytes - frame.join('').length));
    };
    const small = await RawSocket.connected(server.url, secret);
    expect(await small.saidTo([sized(8_192)])).toMatchObject([[1, { code: 'malformed' }]]);
    const large = await RawSocket.connected(server.url, secret);
    expect(await large.saidTo([sized(8_193)])).toBe('closed');
  });
});

describe('connections from one address', () => {
  test('are limited a minute; then there are none', async () => {
    const server = await TestServer.start({ LIMIT_CONNECTIONS: '5' });
    const first = await many(5, () => upgradeStatus(server.url));
    expect(first).toEqual([101, 101, 101, 101, 101]);
    expect(await upgradeStatus(server.url)).toBe(429);
    expect(await upgradeStatus(server.url, {}, '/line?x=1')).toBe(429);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  test('the address is the caller’s own: what it says about others is not believed', async () => {
    const server = await TestServer.start({ LIMIT_CONNECTIONS: '3' });
    const statuses = await many(6, (nth) => upgradeStatus(server.url, { 'x-forwarded-for': `10.0.0.${nth}` }));
    expect(statuses.filter((status) => status === 101)).toHaveLength(3);
  });

  test('behind a proxy to be trusted it is the one that the proxy saw, whatever the caller put before it', async () => {
    const server = await TestServer.start({ LIMIT_CONNECTIONS: '3', TRUST_PROXY: 'true' });
    const from = (seen: string) => many(6, (nth) => upgradeStatus(server.url, { 'x-forwarded-for': `9.9.9.${nth}, ${seen}` }));
    expect((await from('10.0.0.1')).filter((status) => status === 101)).toHaveLength(3);
    expect((await from('10.0.0.2')).filter((status) => status === 101)).toHaveLength(3);
  });
});

describe('chat', () => {
  const say = (guest: GuestClient, code: string, text: string) => guest.request('room.say', { code, text });

  test('five lines in ten seconds, for each guest, however many connections they have', async () => {
    const server = await TestServer.start();
    const mei = await server.guest('Mei');
    const again = await server.connect(mei.guest);
    const ann = await server.guest('Ann');
    const { code } = await mei.create('race');
    for (const each of [again, ann]) await each.enter(code);
    const replies = [
      ...(await many(4, (nth) => say(mei, code, `line ${nth}`))),
      ...(await many(4, (nth) => say(again, code, `more ${nth}`))),
    ];
    expect(codesOf(replies).toSorted()).toEqual([...Array<string>(3).fill('chat-too-fast'), ...Array<string>(5).fill('done')]);
    expect(replies.filter(({ ok }) => !ok).flatMap(refusalFaults)).toEqual([]);
    expect(await say(ann, code, 'and I?')).toMatchObject({ ok: true });
    // What was refused was said to nobody.
    const { chat } = good(await ann.request('room.enter', { code }));
    expect(chat).toHaveLength(6);
  });

  test('three hundred characters, as people count them', async () => {
    const server = await TestServer.start();
    const mei = await server.guest('Mei');
    const { code } = await mei.create('race');
    expect(await say(mei, code, '王'.repeat(300))).toMatchObject({ ok: true });
    expect(await say(mei, code, '🎲'.repeat(300))).toMatchObject({ ok: true });
    expect(await say(mei, code, 'x'.repeat(301))).toMatchObject({ ok: false, code: 'chat-too-long' });
    expect(await say(mei, code, `${' '.repeat(200)}x${' '.repeat(200)}`)).toMatchObject({ ok: true });
  });
});

test('a connection looks at twenty tables, also when it asks for all of them at once', async () => {
  const server = await TestServer.start();
  const watcher = await server.guest();
  const matches = await many(24, async () => {
    const [mei, ann] = [await server.guest(), await server.guest()];
    const { code } = await mei.create('race', { seats: 2 });
    await ann.enter(code);
    await ann.act(code, { do: 'ready', nonce: NONCE });
    return (await mei.act(code, { do: 'start', nonce: NONCE })).match ?? '';
  });
  const watch = (match: string) => watcher.request('table.watch', { match });
  const replies = await Promise.all(matches.map(watch));
  const [refused] = codesOf(replies).flatMap((code, index) => (code === 'done' ? [] : [matches[index] ?? '']));
  expect(codesOf(replies).filter((code) => code === 'done')).toHaveLength(20);
  expect(new Set(codesOf(replies))).toEqual(new Set(['done', 'too-many-tables']));
  expect(replies.filter(({ ok }) => !ok).flatMap(refusalFaults)).toEqual([]);

  const [seen] = codesOf(replies).flatMap((code, index) => (code === 'done' ? [matches[index] ?? ''] : []));
  expect(await watch(seen ?? '')).toMatchObject({ ok: true });
  expect(await watcher.request('table.leave', { match: seen ?? '' })).toMatchObject({ ok: true });
  expect(await watch(refused ?? '')).toMatchObject({ ok: true });
});

test('a connection is in twenty rooms at once, and a guest makes ten a minute', async () => {
  const server = await TestServer.start({ LIMIT_ROOMS: '10' });
  const [mei, ...hosts] = await many(4, () => server.guest());
  if (mei === undefined) throw new Error('nobody came');
  const made = await many(12, () => mei.request('room.create', { game: 'race' }));
  expect(codesOf(made).toSorted()).toEqual([...Array<string>(10).fill('done'), 'too-fast', 'too-fast']);

  for (const host of hosts) await many(5, async () => mei.request('room.enter', { code: (await host.create('race')).code }));
  const one = hosts[0];
  if (one === undefined) throw new Error('nobody came');
  const { code } = await one.create('race');
  const refused = await mei.request('room.enter', { code });
  expect(refused).toMatchObject({ ok: false, code: 'too-many-rooms' });
  const mine = made.find(({ ok }) => ok);
  if (mine?.ok !== true) throw new Error('no room was made');
  await mei.request('room.leave', { code: mine.room.code });
  expect(await mei.request('room.enter', { code })).toMatchObject({ ok: true });
});

describe('looking back', () => {
  /** Time stands still, so nothing comes back by itself. */
  const race = async (looks: string): Promise<{ readonly server: TestServer } & Started> => {
    const server = await TestServer.start({ LIMIT_HISTORIES: looks }, undefined, new SimulatedClock());
    const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
    await roll(started, 30);
    return { server, ...started };
  };

  test('is paid for by what it costs, not by how often it is asked for: a page that is at hand costs next to nothing', async () => {
    const { people, match, tables } = await race('200');
    const [mei] = people;
    if (mei === undefined) throw new Error('nobody came');
    const look = (from: number) => mei.request('table.history', { match, from });
    // 31 frames made, and then the same ones twenty times for four each: 111 of 200.
    expect(codesOf([await look(0)])).toEqual(['done']);
    for (let times = 0; times < 20; times++) expect(codesOf([await look(0)])).toEqual(['done']);
    // Each of these is another page, and has to be made.
    const others: string[] = [];
    for (let from = 1; from < 8; from++) others.push(...codesOf([await look(from)]));
    expect(others).toContain('too-fast');
    expect(await tables[0]?.choose({ do: 'roll' })).toMatchObject({ ok: true });
  });

  test('is paid for before it is known what it costs: many at once do not slip through', async () => {
    const { people, match } = await race('100');
    const looks = await many(20, (nth) => (people[0] as GuestClient).request('table.history', { match, from: nth }));
    expect(codesOf(looks).filter((each) => each === 'done')).toHaveLength(2);
  });

  test('has one budget for all connections of a guest', async () => {
    const { server, people, match } = await race('100');
    const [mei] = people;
    if (mei === undefined) throw new Error('nobody came');
    const again = await server.connect(mei.guest);
    const look = (guest: GuestClient, from: number) => guest.request('table.history', { match, from });
    const [one, two] = await Promise.all([many(2, (nth) => look(mei, nth)), many(2, (nth) => look(again, 2 + nth))]);
    expect(codesOf([...one, ...two]).filter((each) => each === 'done')).toHaveLength(2);
    expect(codesOf([await look(people[1] as GuestClient, 0)])).toEqual(['done']);
  });

  test('has one budget for all guests of an address, five times as large', () => {
    const budget = new LookBudget(100, () => 0);
    const takes = (guest: string, address: string): boolean => budget.take({ guest: { id: guest }, address }, 100);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((guest) => takes(guest, 'here'))).toEqual([true, true, true, true, true, false]);
    expect(takes('f', 'there')).toBe(true);
    // What it did not cost comes back, and no more than that.
    budget.owe({ guest: { id: 'a' }, address: 'here' }, -1_000);
    expect([takes('a', 'here'), takes('a', 'here')]).toEqual([true, false]);
  });
});

test('codes of no room are tried thirty times a minute, however many connections and guests; then no room is found at all', async () => {
  const server = await TestServer.start({ LIMIT_CODES: '30' });
  const [mei, host] = [await server.guest('Mei'), await server.guest('Host')];
  const { code } = await host.create('race');
  const wrong = await many(20, () => mei.request('room.look', { code: 'ZZZZZZ' }));
  expect(new Set(codesOf(wrong))).toEqual(new Set(['no-such-room']));
  const other = await server.guest('Other');
  const more = await many(60, () => other.request('room.enter', { code: 'YYYYYY' }));
  expect(more.every(({ ok }) => !ok)).toBe(true);
  expect(await other.request('room.enter', { code })).toMatchObject({ ok: false, code: 'too-many-codes' });
  expect((await fetch(`${server.url}/api/rooms/${code}`)).status).toBe(429);
  expect(more.filter(({ ok }) => !ok).flatMap(refusalFaults)).toEqual([]);
  // Those who are in a room are not disturbed.
  expect(await host.request('room.say', { code, text: 'here I am' })).toMatchObject({ ok: true });
});

test('with the limits as they are a whole race can be played', async () => {
  const usual = { LIMIT_MESSAGES: '20', LIMIT_CONNECTIONS: '120', LIMIT_REQUESTS: '300', LIMIT_GUESTS: '30' };
  const server = await TestServer.start(usual);
  const { tables } = await startMatch(server, 'race', 2);
  for (let turn = 0; tables[0]?.newest?.packet.over === null; turn++) {
    const table = tables[turn % 2];
    await until(() => table?.newest?.packet.question !== null || table.newest.packet.over !== null);
    if (table?.newest?.packet.question !== null) good((await table?.choose({ do: 'roll' })) as { ok: boolean });
  }
  expect(tables[0]?.newest?.packet.over).not.toBeNull();
});
