import { SimulatedClock } from '@tavern/host';
import { expect, test } from 'vitest';
import { playOn } from '../play.ts';
import { NONCE, startMatch, TestServer, until } from '../servers.ts';

const MINUTE = 60_000;

test('after a match nobody waits for ever for somebody who has left: their seat is free after a minute, also after a restart', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const { code, people, tables } = await startMatch(server, 'race', 3, { settings: { rules: { tiles: 5 } } });
  await Promise.all(tables.map((table) => playOn(table)));
  const [mei, ann, ben] = people;
  await until(async () => !((await mei?.enter(code))?.playing ?? true));
  // Ben closes the page, and the server goes down before his minute is over.
  ben?.close();
  await until(async () => (await mei?.enter(code))?.seats.some((seat) => seat.by === 'person' && !seat.here) ?? false);
  await mei?.act(code, { do: 'rematch', nonce: NONCE });
  await server.close();
  await server.open();
  for (const person of [mei, ann]) await until(() => person?.line.connected ?? false);
  expect((await mei?.enter(code))?.seats.filter(({ by }) => by === 'person')).toHaveLength(3);
  await ann?.enter(code);
  await clock.pass(MINUTE);
  await until(async () => (await mei?.enter(code))?.seats.filter(({ by }) => by === 'person').length === 2, 'he is waited for');
  expect(await ann?.act(code, { do: 'rematch', nonce: NONCE })).toMatchObject({ playing: true });
});
