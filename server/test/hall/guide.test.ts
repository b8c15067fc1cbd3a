import { expect, test } from 'vitest';
import { good, startMatch, TestServer, until } from '../servers.ts';

// The guide's contract of rooms and players (sections 1.18 and 1.19 of the rules audit of King of the Mountain).
const GAME = 'king-of-the-mountain';

test('KM-188: a new room has a code of six characters, and the guest who made it is its host and sits there', async () => {
  const server = await TestServer.start();
  const mei = await server.guest('Mei');
  const room = await mei.create(GAME);
  expect(room.code).toMatch(/^[A-Z0-9]{6}$/);
  expect(room).toMatchObject({ game: GAME, host: mei.guest.id });
  expect(room.seats[0]).toMatchObject({ name: 'Mei' });
});

test('KM-189: a code of no room lets nobody in, and says so', async () => {
  const server = await TestServer.start();
  const mei = await server.guest('Mei');
  const { code } = await mei.create(GAME);
  const missing = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  expect(await mei.request('room.enter', { code: missing, sit: true })).toMatchObject({ ok: false, code: 'no-such-room' });
});

test('KM-183, KM-186: a guest without a seat sees the match and can answer for nobody, and nothing changes by it', async () => {
  const server = await TestServer.start();
  const { match, tables } = await startMatch(server, GAME, 2);
  const guest = await server.guest('Odo');
  const watched = await guest.table(match);
  await until(() => watched.newest !== null);
  expect(watched.newest?.packet.question).toBeNull();
  const question = tables[0]?.newest?.packet.question;
  const stray = await guest.ask('table.answer', { match, id: 'stray-1', question: question?.id ?? 0, option: { do: 'roll' } });
  expect(stray).toMatchObject({ ok: false, code: expect.not.stringMatching(/malformed/) });
  expect(tables[0]?.newest?.packet.question?.id).toBe(question?.id);
});

test('KM-186: a player cannot answer in another player’s place', async () => {
  const server = await TestServer.start();
  const { match, people, tables } = await startMatch(server, GAME, 2);
  const [ann, ben] = people;
  const option = { do: 'roll' };
  const id = tables[0]?.newest?.packet.question?.id ?? 0;
  expect(await ann?.ask('table.answer', { match, id: 'first', question: id, option })).toMatchObject({ ok: true });
  // Ann has answered; Ben's die is Ben's alone to throw, whatever Ann sends.
  for (const more of [{}, { seat: 1 }])
    expect(await ann?.ask('table.answer', { match, id: 'second', question: id, option, ...more })).toMatchObject({ ok: false });
  expect(await ben?.ask('table.answer', { match, id: 'third', question: id, option })).toMatchObject({ ok: true });
});

test('KM-187: a player whose connection drops does not stop the table, and finds it as it is on coming back', async () => {
  const server = await TestServer.start();
  const { match, people, tables } = await startMatch(server, GAME, 2);
  const [ann, ben] = people;
  if (ann === undefined || ben === undefined) throw new Error('nobody came');
  ben.close();
  good((await tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  const again = await server.connect(ben.guest);
  const table = await again.table(match);
  await until(() => (table.newest?.packet.question ?? null) !== null);
  expect(table.newest?.packet.question?.kind).toBe('initiative');
  good((await table.choose({ do: 'roll' })) as { ok: boolean });
});
