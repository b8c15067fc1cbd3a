import { expect, test } from 'vitest';
import { TestServer } from '../servers.ts';
import { HttpGuest } from './api.ts';
import type { SeenRoom } from './players.ts';

test('requests count against the limit of their address, of all guests together: 429 with words, and when to try again', async () => {
  const { url } = await TestServer.start({ LIMIT_REQUESTS: '12' });
  const [mei, ann] = [await HttpGuest.arrive(url), await HttpGuest.arrive(url)];
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await (i % 2 === 0 ? mei : ann).send('GET', '/api/matches/0000000000000000')).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
  const refused = await mei.send('POST', '/api/rooms', { game: 'race' });
  expect([refused.status, refused.json()]).toMatchObject([429, { code: 'too-fast' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('one guest has a limit of their own, from however many addresses; others are not in their way', async () => {
  const { url } = await TestServer.start({ LIMIT_MESSAGES: '1' });
  const [mei, ann] = [await HttpGuest.arrive(url), await HttpGuest.arrive(url)];
  const { room } = await mei.post<{ room: SeenRoom }>('rooms', { game: 'race' });
  const all = await Promise.all(Array.from({ length: 8 }, () => mei.send('GET', `/api/rooms/${room.code}`)));
  const late = all.filter(({ status }) => status === 429);
  expect(late.length).toBeGreaterThanOrEqual(5);
  expect(late[0]?.json()).toMatchObject({ code: 'too-fast' });
  expect((await ann.send('GET', `/api/rooms/${room.code}`)).status).toBe(200);
});

test('a guest who leaves many requests open is refused more of them', async () => {
  const { url } = await TestServer.start();
  const [mei, ann] = [await HttpGuest.arrive(url), await HttpGuest.arrive(url)];
  const { room } = await mei.post<{ room: SeenRoom }>('rooms', { game: 'race', settings: { seats: 2 } });
  const path = `/api/rooms/${room.code}?since=${room.version}&wait=25`;
  const all = Array.from({ length: 20 }, () => mei.send('GET', path));
  const refused = await Promise.race(all);
  expect([refused.status, refused.json()]).toMatchObject([429, { code: 'too-fast' }]);
  // What waits is answered as ever.
  await ann.post(`rooms/${room.code}/acts`, { do: 'enter', sit: true });
  const statuses = (await Promise.all(all)).map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array.from({ length: 16 }, () => 200), ...Array.from({ length: 4 }, () => 429)]);
});
