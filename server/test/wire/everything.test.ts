import { expect, test } from 'vitest';
import { good, startMatch, TestServer } from '../servers.ts';

test('nobody can ask a running match for everything: a request has no place for whose eyes, and a seat is no word', async () => {
  const server = await TestServer.start();
  const { match, people } = await startMatch(server, 'skirmish', 2);
  const ann = people[0];
  if (ann === undefined) throw new Error('nobody came');
  const ask = (name: string, request: object) => ann.request(name as 'table.watch', request as { match: string });
  for (const stray of [{ eyes: 'all' }, { viewer: 'all' }, { seat: 'all' }]) {
    expect(await ask('table.watch', { match, ...stray })).toMatchObject({ ok: false, code: 'malformed' });
    expect(await ask('table.history', { match, from: 0, ...stray })).toMatchObject({ ok: false, code: 'malformed' });
  }
  const { update } = good(await ann.request('table.watch', { match }));
  expect(JSON.stringify(update)).toContain('"hand":null');
});
