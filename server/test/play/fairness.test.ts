import { personAtSeat } from '@tavern/bots';
import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { playOn, recordOf } from '../play.ts';
import { NONCE, startMatch, TestServer, until } from '../servers.ts';

test('the dice are committed to before anybody sits down, everybody adds to them, and they are revealed at the end', async () => {
  const server = await TestServer.start();
  const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Ann')]);
  const { code, commit } = await mei.create('race', { seats: 3, speed: 'off' });
  await ann.enter(code);
  await mei.act(code, { do: 'bot', seat: 2, level: 'random' });
  const own = { mei: 'a1'.repeat(16), ann: 'b2'.repeat(20) };
  const ready = await ann.act(code, { do: 'ready', nonce: own.ann });
  expect(ready.commit).toBe(commit);
  const { match, commit: next } = await mei.act(code, { do: 'start', nonce: own.mei });
  if (match === null) throw new Error('it did not start');
  expect(next).not.toBe(commit);

  const running = await fetch(`${server.url}/api/matches/${match}/record`);
  expect(running.status).toBe(409);
  expect(await running.json()).toMatchObject({ ok: false, code: 'match-runs' });

  await Promise.all([mei, ann].map(async (each) => playOn(await each.table(match))));
  const record = await recordOf(server.url, match);
  expect(record.commit).toBe(commit);
  expect(record.nonces.slice(0, 2)).toEqual([own.mei, own.ann]);
  expect(record.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Mei', undefined],
    ['Ann', undefined],
    [`random ${personAtSeat(code, 2).id}`, true],
  ]);
  const { game } = (await entryOf('race')?.load()) ?? {};
  if (game === undefined) throw new Error('no race');
  expect(verify(game, record)).toMatchObject({ ok: true, answers: record.answers.length });
  expect(verify(game, { ...record, nonces: [NONCE, ...record.nonces.slice(1)] }).ok).toBe(false);
});

test('the room goes on: its seats stay, and when everybody wants a rematch it starts by itself with new dice', async () => {
  const server = await TestServer.start();
  const { people, tables, match, code } = await startMatch(server, 'race', 2);
  await Promise.all(tables.map((table) => playOn(table)));
  await recordOf(server.url, match);
  const [mei, ann] = people;
  await until(async () => (await mei?.enter(code))?.playing === false);
  const waiting = await ann?.act(code, { do: 'rematch', nonce: NONCE });
  expect(waiting?.playing).toBe(false);
  const again = await mei?.act(code, { do: 'rematch', nonce: NONCE });
  expect(again).toMatchObject({ playing: true });
  expect(again?.match).not.toBe(match);
});
