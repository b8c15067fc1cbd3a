import { SimulatedClock } from '@tavern/host';
import type { TableState } from '@tavern/wire/http';
import { expect, test } from 'vitest';
import { good, NONCE, TestServer, until } from '../servers.ts';
import { HttpGuest } from './api.ts';
import { type SeenRoom, startByHttp } from './players.ts';

const TOKEN = 'a-token-of-24-characters';

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

interface Evening {
  readonly url: string;
  readonly clock: SimulatedClock;
  readonly guests: readonly [HttpGuest, HttpGuest];
  readonly match: string;
  /** Who is there, as a spectator on the line sees it. */
  readonly here: () => readonly boolean[];
}

async function evening(): Promise<Evening> {
  const clock = new SimulatedClock();
  await clock.pass(1_000_000);
  const server = await TestServer.start({ METRICS_TOKEN: TOKEN }, undefined, clock);
  const guests = [await HttpGuest.arrive(server.url, 'Mei'), await HttpGuest.arrive(server.url, 'Ann')] as const;
  const { match } = await startByHttp(guests, 'race', { settings: { pace: 'unhurried' } });
  for (const guest of guests) await guest.get(`matches/${match}`);
  const table = await (await server.guest('Watcher')).table(match);
  const here = (): readonly boolean[] => table.newestStatus?.seats.map((seat) => seat.here) ?? [];
  await until(() => here().every(Boolean) && here().length === 2);
  return { url: server.url, clock, guests, match, here };
}

test('who has asked for something within the last 20 s is there, and nobody after that; what was theirs is forgotten', async () => {
  const { url, clock, guests, match, here } = await evening();
  const [mei] = guests;
  expect(await metric(url, 'tavern_pollers')).toBe(2);
  await clock.pass(15_000);
  await mei.get(`matches/${match}`);
  await clock.pass(10_000);
  await until(() => here()[1] === false, 'Ann is still there');
  expect(here()).toEqual([true, false]);
  expect(await metric(url, 'tavern_pollers')).toBe(1);
  await clock.pass(15_000);
  await until(() => here()[0] === false, 'Mei is still there');
  expect(await metric(url, 'tavern_pollers')).toBe(0);
  // Asking is all that it takes to be back.
  expect((await mei.get<TableState>(`matches/${match}`)).status?.seats.map((seat) => seat.here)).toEqual([true, false]);
});

test('a long poll, or a stream, that is open for long counts as being there; one that is cut does not', async () => {
  const { url, clock, guests, match, here } = await evening();
  const [mei, ann] = guests;
  const cut = new AbortController();
  const stream = await fetch(`${url}/api/matches/${match}/events`, {
    headers: { authorization: `Bearer ${ann.secret}` },
    signal: cut.signal,
  });
  const reader = stream.body?.getReader();
  await reader?.read();
  const waited = mei.get<TableState>(`matches/${match}?since=0&wait=25`);
  let told = false;
  void waited.then(() => {
    told = true;
  });
  // It has arrived by the time that a later one is answered.
  await mei.get(`matches/${match}`);
  await clock.pass(24_000);
  expect([told, ...here()]).toEqual([false, true, true]);
  await clock.pass(1_000);
  expect((await waited).frames).toEqual([]);
  await clock.pass(25_000);
  await until(() => here()[0] === false, 'Mei is still there');
  expect(here()).toEqual([false, true]);
  cut.abort();
  await until(async () => {
    await clock.pass(1_000);
    return here()[1] === false;
  }, 'Ann is still there');
});

test('who goes on at another table is away from the first one after 20 s, and stays where a stream of theirs is open', async () => {
  const { url, clock, guests, match, here } = await evening();
  const [mei, ann] = guests;
  const cut = new AbortController();
  const stream = await fetch(`${url}/api/matches/${match}/events`, {
    headers: { authorization: `Bearer ${ann.secret}` },
    signal: cut.signal,
  });
  await stream.body?.getReader().read();
  const { match: next } = await startByHttp(guests, 'race', { settings: { pace: 'unhurried' } });
  for (let seconds = 0; seconds < 30; seconds += 10) {
    await clock.pass(10_000);
    for (const guest of [mei, ann]) await guest.get(`matches/${next}`);
  }
  await until(() => here()[0] === false, 'Mei is still at the first table');
  expect(here()).toEqual([false, true]);
  expect(await metric(url, 'tavern_pollers')).toBe(2);
  cut.abort();
  // Asking is all that it takes to be back.
  await mei.get(`matches/${match}`);
  await until(() => here()[0] === true, 'Mei is not back');
});

test('a long poll is answered at once when there is something to see, and a room’s when it has changed', async () => {
  // Time stands still: a poll is answered by what has changed, or never.
  const { url } = await TestServer.start({}, undefined, new SimulatedClock());
  const [mei, ann] = [await HttpGuest.arrive(url, 'Mei'), await HttpGuest.arrive(url, 'Ann')];
  const { room } = await mei.post<{ room: SeenRoom }>('rooms', { game: 'race', settings: { seats: 2 } });
  const waiting = mei.get<{ inside: SeenRoom }>(`rooms/${room.code}?since=${room.version}&wait=25`);
  await ann.post(`rooms/${room.code}/acts`, { do: 'enter', sit: true });
  const { inside } = await waiting;
  expect(inside.seats.map(({ by }) => by)).toEqual(['person', 'person']);
  await ann.post(`rooms/${room.code}/acts`, { do: 'ready', nonce: NONCE });
  const started = await mei.post<{ room: SeenRoom }>(`rooms/${room.code}/acts`, { do: 'start', nonce: NONCE });
  const match = started.room.match ?? '';
  const rolled = ann.get<TableState>(`matches/${match}?since=0&wait=25`);
  await mei.post(`matches/${match}/answers`, { id: 'a', question: 1, option: { do: 'roll' } });
  expect((await rolled).frames.map(({ frame }) => frame)).toEqual([1]);
});

test('who leaves a room, is sent away or is banned from it is out of it by HTTP, too', async () => {
  const server = await TestServer.start();
  const host = await server.guest('Host');
  const { code } = await host.create('race', { seats: 3 });
  const mei = await HttpGuest.arrive(server.url, 'Mei');
  const acts = `rooms/${code}/acts`;
  const { room } = await mei.post<{ room: SeenRoom & { seats: readonly { guest?: string }[] } }>(acts, {
    do: 'enter',
    sit: true,
  });
  await mei.post(acts, { do: 'leave' });
  expect((await mei.get<{ inside: SeenRoom | null }>(`rooms/${code}`)).inside).toBeNull();
  const refused = await mei.send('POST', `/api/${acts}`, { do: 'say', text: 'hello' });
  expect([refused.status, refused.json()]).toMatchObject([409, { code: 'not-in-room' }]);
  await mei.post(acts, { do: 'enter' });
  good(await host.request('room.act', { code, act: { do: 'kick', guest: room.seats[1]?.guest ?? '', forGood: true } }));
  for (const answer of [await mei.send('POST', `/api/${acts}`, { do: 'enter' }), await mei.send('GET', `/api/rooms/${code}`)])
    expect([answer.status, answer.json()]).toMatchObject([403, { code: 'banned' }]);
});
