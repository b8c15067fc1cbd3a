import { expect, test } from 'vitest';
import { type GuestClient, good, NONCE, TestServer, until } from '../servers.ts';

/** What this guest has heard of rooms that they are out of. */
function outOf(guest: GuestClient): readonly object[] {
  const heard: object[] = [];
  guest.on('room.gone', (what) => heard.push(what));
  return heard;
}

async function house(...names: readonly string[]): Promise<readonly [TestServer, ...GuestClient[]]> {
  const server = await TestServer.start();
  return [server, ...(await Promise.all(names.map((name) => server.guest(name))))];
}

test('KM-018, KM-189: a guest who wants a seat in a full room is told so, is not in it, and may watch', async () => {
  const [, mei, ann, late] = await house('Mei', 'Ann', 'Late');
  if (mei === undefined || ann === undefined || late === undefined) throw new Error('nobody came');
  const { code } = await mei.create('race', { seats: 2 });
  await ann.enter(code);
  const refused = await late.request('room.enter', { code, sit: true });
  expect(refused).toMatchObject({ ok: false, code: 'room-full', why: { with: { seats: 2 } } });
  expect((await mei.enter(code)).spectators).toEqual([]);
  expect((await late.enter(code, false)).spectators).toMatchObject([{ name: 'Late' }]);
  // Guests who sit there come in as before.
  expect((await ann.enter(code)).seats).toMatchObject([{ name: 'Mei' }, { name: 'Ann' }]);
});

test('KM-018, KM-189: a guest who wants a seat in a started room is told so, is not in it, and may watch', async () => {
  const [, mei, ann, late] = await house('Mei', 'Ann', 'Late');
  if (mei === undefined || ann === undefined || late === undefined) throw new Error('nobody came');
  const { code } = await mei.create('race', { seats: 4 });
  await ann.enter(code);
  await ann.act(code, { do: 'ready', nonce: NONCE });
  await mei.act(code, { do: 'start', nonce: NONCE });
  expect(await late.request('room.enter', { code, sit: true })).toMatchObject({ ok: false, code: 'started' });
  expect((await mei.enter(code)).spectators).toEqual([]);
  expect((await late.enter(code, false)).spectators).toMatchObject([{ name: 'Late' }]);
});

test('a guest at the door sees who invites, to which game, and who sits there, and is not in the room', async () => {
  const [{ url }, mei, ann] = await house('Mei', 'Ann');
  if (mei === undefined || ann === undefined) throw new Error('nobody came');
  const { code } = await mei.create('race', { seats: 3 });
  const room = { code, game: 'race', host: 'Mei', people: ['Mei'], taken: 1, seats: 3, playing: false };
  expect(await ann.request('room.look', { code: ` ${code.toLowerCase()}` })).toMatchObject({ ok: true, room, seated: false });
  expect(await mei.request('room.look', { code })).toMatchObject({ ok: true, room, seated: true });
  expect((await mei.enter(code)).spectators).toEqual([]);
  // A visitor who is no guest yet asks over HTTP.
  const asked = await fetch(`${url}/api/rooms/${code}`);
  expect(await asked.json()).toMatchObject({ ok: true, room });
  const missing = await fetch(`${url}/api/rooms/${code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'}`);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ ok: false, code: 'no-such-room' });
  expect(await (await fetch(`${url}/api/rooms/O0I1`)).json()).toMatchObject({ ok: false, code: 'not-a-code' });
});

test('a guest who is sent away may come back; one who is sent away for good must be let in again first', async () => {
  const [, mei, ann] = await house('Mei', 'Ann');
  if (mei === undefined || ann === undefined) throw new Error('nobody came');
  const { code } = await mei.create('race');
  const heard = outOf(ann);
  await ann.enter(code);
  const guest = ann.guest.id;
  await mei.act(code, { do: 'kick', guest });
  await until(() => heard.length === 1);
  expect(heard.at(-1)).toEqual({ code, forGood: false });
  expect((await ann.enter(code)).seats[1]).toMatchObject({ name: 'Ann' });

  const { banned } = await mei.act(code, { do: 'kick', guest, forGood: true });
  expect(banned).toEqual([{ guest, name: 'Ann' }]);
  await until(() => heard.length === 2);
  expect(heard.at(-1)).toEqual({ code, forGood: true });
  expect(await ann.request('room.enter', { code, sit: false })).toMatchObject({ ok: false, code: 'banned' });
  expect((await mei.act(code, { do: 'letIn', guest })).banned).toEqual([]);
  expect((await ann.enter(code)).seats[1]).toMatchObject({ name: 'Ann' });
});

test('a guest who was sent away for good is still called by name after the server was started anew', async () => {
  const [server, mei, ann] = await house('Mei', 'Ann');
  if (mei === undefined || ann === undefined) throw new Error('nobody came');
  const { code } = await mei.create('race');
  await ann.enter(code);
  await mei.act(code, { do: 'kick', guest: ann.guest.id, forGood: true });
  ann.close();
  await server.close();
  await server.open();
  await until(() => mei.line.connected);
  const { room } = good(await mei.request('room.enter', { code }));
  expect(room.banned).toEqual([{ guest: ann.guest.id, name: 'Ann' }]);
});
