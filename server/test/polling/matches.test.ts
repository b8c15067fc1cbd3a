import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { fromPast } from '@tavern/wire';
import type { TableState } from '@tavern/wire/http';
import { expect, test } from 'vitest';
import { playOn, recordOf } from '../play.ts';
import { good, NONCE, TestServer } from '../servers.ts';
import { HttpGuest } from './api.ts';
import { playByHttp, type SeenRoom, startByHttp } from './players.ts';

async function verdictOn(url: string, match: string, game: string): Promise<unknown> {
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error(`no ${game}`);
  return verify(pack.game, await recordOf(url, match));
}

test('two programs play a whole Skirmish by plain HTTP, each frame told once and in order, and the record verifies', async () => {
  const { url } = await TestServer.start();
  const guests = await Promise.all([HttpGuest.arrive(url, 'Mei'), HttpGuest.arrive(url, 'Ann')]);
  const { match } = await startByHttp(guests, 'skirmish');
  const played = await Promise.all(guests.map((guest) => playByHttp(guest, match)));
  for (const [seat, { state, frames }] of played.entries()) {
    expect(state).toMatchObject({ ok: true, seat, names: ['Mei', 'Ann'], question: null });
    expect(frames.map(({ frame }) => frame)).toEqual(frames.map((_, index) => index));
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.flatMap(({ events }) => events).some(({ line }) => line?.includes('Mei'))).toBe(true);
  }
  expect(played[0]?.state.packet.over).toEqual(played[1]?.state.packet.over);
  expect(await verdictOn(url, match, 'skirmish')).toMatchObject({ ok: true });
});

test('a program by HTTP and a person on the line play each other: both see the same, and each frame as the line has it', async () => {
  const server = await TestServer.start();
  const [mei, ann] = [await server.guest('Mei'), await HttpGuest.arrive(server.url, 'Ann')];
  const { code } = await mei.create('skirmish', { seats: 2 });
  await ann.post(`rooms/${code}/acts`, { do: 'enter', sit: true });
  await ann.post(`rooms/${code}/acts`, { do: 'say', text: 'Good luck!' });
  await ann.post(`rooms/${code}/acts`, { do: 'ready', nonce: NONCE });
  const { match } = await mei.act(code, { do: 'start', nonce: NONCE });
  if (match === null) throw new Error('it did not start');
  const table = await mei.table(match);
  const [{ state, frames }] = await Promise.all([playByHttp(ann, match), playOn(table)]);
  expect(state.packet.over).toEqual(table.newest?.packet.over);
  // The same guest on the line sees the very same.
  const again = await server.connect({ id: '', nickname: 'Ann', secret: ann.secret });
  const past = fromPast(good(await again.request('table.history', { match, from: 0 })));
  expect(frames.slice(0, past.length).map(({ frame, events }) => [frame, events.map(({ event }) => event)])).toEqual(
    past.map(({ n, events }) => [n, events]),
  );
  expect(await verdictOn(server.url, match, 'skirmish')).toMatchObject({ ok: true });
  const seen = await ann.get<{ inside: SeenRoom; chat: readonly { text: string }[] }>(`rooms/${code}`);
  expect(seen.chat.map(({ text }) => text)).toEqual(['Good luck!']);
});

test('an answer is stored once however often it is sent, and its id is for no other', async () => {
  const { url } = await TestServer.start();
  const guests = await Promise.all([HttpGuest.arrive(url), HttpGuest.arrive(url)]);
  const { match } = await startByHttp(guests, 'race');
  const [mei, ann] = guests;
  const before = await mei.get<TableState>(`matches/${match}`);
  const body = { id: 'once', question: before.question?.id, option: { do: 'roll' } };
  const replies = await Promise.all(Array.from({ length: 5 }, () => mei.post<object>(`matches/${match}/answers`, body)));
  for (const reply of replies) expect(reply).toEqual({ ok: true, frame: 1 });
  expect((await mei.get<TableState>(`matches/${match}`)).frame).toBe(1);
  const other = await mei.send('POST', `/api/matches/${match}/answers`, { ...body, option: { do: 'concede' } });
  expect([other.status, other.json()]).toMatchObject([409, { code: 'id-reused' }]);
  // After the end, too.
  await ann.post(`matches/${match}/answers`, { id: 'enough', question: 0, option: { do: 'concede' } });
  await recordOf(url, match);
  expect(await mei.post(`matches/${match}/answers`, body)).toEqual({ ok: true, frame: 1 });
  const late = await mei.send('POST', `/api/matches/${match}/answers`, { ...body, id: 'late' });
  expect([late.status, late.json()]).toMatchObject([409, { code: 'match-over' }]);
});

test('a table is told in the language that is asked for', async () => {
  const { url } = await TestServer.start();
  const mei = await HttpGuest.arrive(url);
  const { match } = await startByHttp([mei], 'king-of-the-mountain', { bots: ['normal'] });
  const [english, chinese] = [
    await mei.get<TableState>(`matches/${match}?language=en`),
    await mei.get<TableState>(`matches/${match}?language=zh-Hant`),
  ];
  const spoken = ({ table, question }: TableState): string => [...table, question?.says].join('\n');
  expect(spoken(english)).not.toMatch(/\p{Script=Han}|\[[a-z]/u);
  expect(spoken(chinese)).toMatch(/\p{Script=Han}/u);
  expect(spoken(chinese)).not.toMatch(/\[[a-z]/u);
  expect(chinese.packet).toEqual(english.packet);
});
