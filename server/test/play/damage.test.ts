import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { ROLL, roll } from '../play.ts';
import { type Started, startMatch, TestServer, until } from '../servers.ts';

const LONG = { settings: { rules: { tiles: 100 } } };

/** Two matches, of which the first is tampered with while the server is down. */
async function tampered(sql: string): Promise<{ server: TestServer; hurt: Started; sound: Started }> {
  const server = await TestServer.start();
  const hurt = await startMatch(server, 'race', 2, LONG);
  const sound = await startMatch(server, 'race', 2, LONG);
  for (const started of [hurt, sound]) await roll(started, 6);
  await server.close();
  const database = new DatabaseSync(join(server.folder, 'tavern.db'));
  const { changes } = database.prepare(sql).run({ match: hurt.match });
  expect(changes).toBeGreaterThan(0);
  database.close();
  await server.open();
  return { server, hurt, sound };
}

describe('a match whose log was damaged', () => {
  test.each([
    ['an answer was changed', 'update answers set option = \'{"do":"concede"}\' where match = $match and seq = 3'],
    ['an answer is not JSON', "update answers set option = 'oops' where match = $match and seq = 3"],
    ['an answer is missing', 'delete from answers where match = $match and seq = 2'],
    ['an answer’s seat was changed', 'update answers set seat = 1 - seat where match = $match and seq = 4'],
    ['the time of an answer was changed', 'update answers set at = at + 1 where match = $match and seq = 4'],
    [
      'the dice were changed',
      "update matches set secret = '00' || substr(secret, 3) where id = $match and substr(secret, 1, 2) <> '00'",
    ],
    ['the match itself is not JSON', "update matches set seats = 'oops' where id = $match"],
    ['the house rules were changed', 'update matches set rules = \'{"tiles":50}\' where id = $match'],
  ])('%s: it is set aside with a clear message, and the others play on', async (_, sql) => {
    const { server, hurt, sound } = await tampered(sql);
    await until(() => [...hurt.people, ...sound.people].every(({ line }) => line.connected));
    const refused = await hurt.people[0]?.request('table.watch', { match: hurt.match });
    expect(refused).toMatchObject({ ok: false, code: 'match-ended', why: { with: { why: { key: 'ended.damaged' } } } });
    expect(server.log).toContain('damaged');

    await until(() => sound.tables[0]?.newest?.packet.question !== null);
    expect(await sound.tables[0]?.choose(ROLL)).toMatchObject({ ok: true });
    // Its room is free for another match.
    const room = await hurt.people[0]?.enter(hurt.code);
    await until(async () => (await hurt.people[0]?.enter(hurt.code))?.playing === false);
    expect(room?.code).toBe(hurt.code);
  });

  test.each([
    ['of another place', 'update snapshots set snapshot = replace(snapshot, \'"seq":6\', \'"seq":5\') where match = $match'],
    ['that is not JSON', "update snapshots set snapshot = 'oops' where match = $match"],
  ])('a damaged snapshot (%s) harms nothing: the answers say it all', async (_, sql) => {
    const { hurt } = await tampered(sql);
    await until(() => hurt.people.every(({ line }) => line.connected));
    await until(() => hurt.tables.every(({ newestStatus }) => newestStatus?.seats.every(({ here }) => here) === true));
    expect(hurt.tables[0]?.newest?.n).toBe(6);
    expect(await hurt.tables[0]?.choose(ROLL)).toMatchObject({ ok: true });
  });

  test('a snapshot of another place in the log is not taken for this one', async () => {
    const { hurt } = await tampered(
      "update snapshots set chain = replace(chain, substr(chain, 1, 1), 'x'), frames = '[1,1,1]' where match = $match",
    );
    await until(() => hurt.tables.every(({ newestStatus }) => newestStatus?.seats.every(({ here }) => here) === true));
    expect(await hurt.tables[0]?.choose(ROLL)).toMatchObject({ ok: true, frame: 7 });
  });
});
