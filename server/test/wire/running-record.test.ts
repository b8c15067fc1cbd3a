import { requests } from '@tavern/wire';
import { expect, test } from 'vitest';
import { ask } from '../http/ask.ts';
import { ROLL, recordOf } from '../play.ts';
import { good, startMatch, TestServer, until } from '../servers.ts';

// A record has everybody's secrets and the dice: a replay of a running match would be a look into all hands.
test('nobody is given the record of a running match over HTTP, at any of its answers, not even a player', async () => {
  const server = await TestServer.start();
  const { match, people, tables } = await startMatch(server, 'race', 2);
  const path = `/api/matches/${match}/record`;
  for (let answers = 0; answers < 6; answers++) {
    for (const who of [null, ...people])
      for (const method of ['GET', 'HEAD', 'POST']) {
        const headers: { [name: string]: string } = who === null ? {} : { authorization: `Bearer ${who.guest.secret}` };
        const refused = await ask(server.url, path, { method, headers });
        expect([answers, method, refused.status]).toEqual([answers, method, method === 'POST' ? 404 : 409]);
        expect(refused.text).not.toMatch(/"(secret|answers|hashes|nonces)"/);
      }
    const turn = tables[answers % 2];
    await until(() => turn?.newest?.packet.question !== null);
    good((await turn?.choose(ROLL)) as { ok: boolean });
  }
  good((await tables[0]?.concede()) as { ok: boolean });
  expect((await recordOf(server.url, match)).answers.length).toBe(7);
});

test('there is no way to it over the wire: no request speaks of records, and none takes another’s seat', async () => {
  expect(Object.keys(requests).filter((name) => /record|replay|secret|log/.test(name))).toEqual([]);
  const server = await TestServer.start();
  const { match, people } = await startMatch(server, 'skirmish', 2);
  const [ann] = people;
  if (ann === undefined) throw new Error('nobody came');
  for (const name of ['record', 'table.record', 'match.record', 'table.replay', 'replay', 'table.log'])
    expect(await ann.ask(name, { match })).toMatchObject({ ok: false });
  for (const stray of [{ seat: 1 }, { viewer: 1 }, { eyes: 1 }, { upTo: 0 }, { record: true }]) {
    expect(await ann.ask('table.watch', { match, ...stray })).toMatchObject({ ok: false, code: 'malformed' });
    expect(await ann.ask('table.history', { match, from: 0, ...stray })).toMatchObject({ ok: false, code: 'malformed' });
  }
});
