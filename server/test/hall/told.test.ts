import type { RoomView } from '@tavern/wire';
import { expect, test } from 'vitest';
import { type GuestClient, NONCE, TestServer, until } from '../servers.ts';

/** How often a guest was told of rooms, and how much text that was. */
function told({ frames }: GuestClient): { readonly times: number; readonly text: number } {
  const rooms = frames.received
    .flatMap((frame) => JSON.parse(frame) as [number | string, object][])
    .filter(([name]) => name === 'room');
  return { times: rooms.length, text: JSON.stringify(rooms).length };
}

test('everybody sees a room as it is, though only what changed is told', async () => {
  const server = await TestServer.start();
  const [mei, ann] = [await server.guest('Mei'), await server.guest('Ann')];
  const seen: RoomView[] = [];
  mei.on('room', (room) => seen.push(room));
  const { code } = await mei.create('race');
  await ann.enter(code);
  await ann.act(code, { do: 'ready', nonce: NONCE });
  const watchers = await Promise.all(Array.from({ length: 5 }, (_, nth) => server.guest(`Watcher ${nth}`)));
  for (const [nth, watcher] of watchers.entries()) {
    await watcher.enter(code, false);
    // Her reply tells of the watcher before the next change does, which must not tell it once more.
    await mei.act(code, { do: 'settings', settings: { speed: nth % 2 === 0 ? '2x' : '1x' } });
  }
  for (const watcher of watchers.slice(0, 3)) await watcher.request('room.leave', { code });
  await ann.request('guest.rename', { nickname: 'Anna' });
  await mei.act(code, { do: 'settings', settings: { rules: { tiles: 7 } } });
  // Asked by another guest: a reply to her would be told to her whole.
  const now = await ann.enter(code);
  await until(() => JSON.stringify(seen.at(-1)) === JSON.stringify(now), 'she never saw it', 5_000);
  expect(seen.at(-1)).toMatchObject({ rules: { tiles: 7 }, seats: [{ name: 'Mei' }, { name: 'Anna', ready: false }, {}, {}] });
  expect(seen.at(-1)?.spectators).toHaveLength(2);
  const twice = seen.filter(({ spectators }) => new Set(spectators.map(({ guest }) => guest)).size < spectators.length);
  expect(twice).toEqual([]);
});

test('a guest who comes into a full room costs those who are there a line, not the whole room once more', async () => {
  const server = await TestServer.start();
  const mei = await server.guest('Mei');
  const { code } = await mei.create('race');
  const others = await Promise.all(Array.from({ length: 40 }, (_, nth) => server.guest(`Guest ${nth}`)));
  const rooms: RoomView[] = [];
  mei.on('room', (room) => rooms.push(room));
  const since = performance.now();
  await Promise.all(others.map((each) => each.enter(code, false)));
  await until(() => rooms.at(-1)?.spectators.length === 40);
  // Forty came at once, and she was not told forty times, unless the machine was long about it.
  expect(told(mei).times).toBeLessThanOrEqual((performance.now() - since) / 50 + 3);
  const before = told(mei).text;
  const late = await server.guest('Late');
  const whole = JSON.stringify(await late.enter(code, false)).length;
  await until(() => rooms.at(-1)?.spectators.length === 41);
  expect(whole).toBeGreaterThan(2_000);
  expect(told(mei).text - before).toBeLessThan(200);
});
