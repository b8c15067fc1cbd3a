import { expect, test } from 'vitest';
import { good, startMatch, TestServer } from '../servers.ts';

const ROLL = { do: 'roll' } as const;

test('a repeat of an answer gets the first one’s acknowledgement and changes nothing, after a restart too', async () => {
  const server = await TestServer.start();
  const { people, match, tables } = await startMatch(server, 'race', 2);
  const [mei] = people;
  if (mei === undefined) throw new Error('nobody there');
  const request = { match, id: 'mine-1', question: 1, option: ROLL };
  const first = good(await mei.request('table.answer', request));
  const again = good(await mei.request('table.answer', request));
  expect(first.frame).toBe(1);
  expect(again.frame).toBe(1);

  await server.close();
  await server.open();
  const back = await server.connect(mei.guest);
  await back.table(match);
  const later = good(await back.request('table.answer', request));
  expect(later.frame).toBe(1);
  expect((await back.table(match)).newest?.n).toBe(1);
  expect(tables[0]?.newest?.n).toBe(1);
});

test('two at once under one id are one answer', async () => {
  const server = await TestServer.start();
  const { people, match, tables } = await startMatch(server, 'race', 2);
  const request = { match, id: 'twice', question: 1, option: ROLL };
  const [mei] = people;
  if (mei === undefined) throw new Error('nobody there');
  const replies = await Promise.all([1, 2, 3].map(() => mei.request('table.answer', request)));
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(tables[0]?.newest?.n).toBe(1);
});

test('another answer under an id that was used is refused and named', async () => {
  const server = await TestServer.start();
  const { people, match, tables } = await startMatch(server, 'race', 2);
  good((await people[0]?.request('table.answer', { match, id: 'a', question: 1, option: ROLL })) as { ok: boolean });
  const other = await people[0]?.request('table.answer', { match, id: 'a', question: 0, option: { do: 'concede' } });
  expect(other).toMatchObject({ ok: false, code: 'id-reused', field: 'id' });
  expect(tables[0]?.newest?.packet.over).toBeNull();
});

test('ids are each seat’s own, and a refused one may be used again', async () => {
  const server = await TestServer.start();
  const { people, match } = await startMatch(server, 'race', 2);
  const [one, two] = people;
  const early = await two?.request('table.answer', { match, id: 'a', question: 1, option: ROLL });
  expect(early).toMatchObject({ ok: false });
  good((await one?.request('table.answer', { match, id: 'a', question: 1, option: ROLL })) as { ok: boolean });
  good((await two?.request('table.answer', { match, id: 'a', question: 1, option: ROLL })) as { ok: boolean });
});
