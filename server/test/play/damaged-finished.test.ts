import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { refusalFaults } from '../hostile/words.ts';
import { playOn, recordOf } from '../play.ts';
import { type GuestClient, good, startMatch, TestServer, until } from '../servers.ts';

/** Whatever may happen to what is kept of a finished match, and the table that is named for it. All of it can still be read. */
const DAMAGE: readonly (readonly [table: string, sql: string])[] = [
  ['answers', 'update answers set option = \'{"do":"concede"}\' where match = $match and seq = 2'],
  ['answers', "update answers set option = 'oops' where match = $match and seq = 2"],
  ['answers', 'update answers set seat = 1 - seat where match = $match and seq = 1'],
  ['answers', 'update answers set at = at + 1 where match = $match and seq = 2'],
  ['answers', "update answers set given_by = 'bot' where match = $match and seq = 2"],
  ['answers', 'update answers set frame = frame + 1 where match = $match and seq = 2'],
  ['answers', 'delete from answers where match = $match and seq = 1'],
  ['answers', 'delete from answers where match = $match and seq = (select max(seq) from answers where match = $match)'],
  ['answers', 'delete from answers where match = $match'],
  ['matches', "update matches set secret = '00' || substr(secret, 3) where id = $match and substr(secret, 1, 2) <> '00'"],
  ['matches', 'update matches set rules = \'{"tiles":50}\' where id = $match'],
  ['matches', "update matches set nonces = '[]' where id = $match"],
  ['matches', "update matches set seats = replace(seats, 'Guest 1', 'Guest 2') where id = $match"],
  ['matches', 'update matches set started_at = started_at + 1 where id = $match'],
  ['matches', 'update matches set ended_at = ended_at + 1 where id = $match'],
  ['matches', "update matches set ended_why = 'abandoned' where id = $match"],
  ['matches', "update matches set verdict = replace(verdict, 'true', 'false') where id = $match"],
  ['matches', "update matches set verdict = 'oops' where id = $match"],
  ['matches', "update matches set seal = replace(seal, 'results', 'result') where id = $match"],
  ['matches', "update matches set seal = replace(seal, substr(seal, 90, 4), 'beef') where id = $match"],
  ['results', 'update results set rank = 3 - rank where match = $match'],
  ['results', 'update results set won = 1 - won where match = $match'],
  ['results', "update results set name = 'Eve' where match = $match and seat = 0"],
  ['results', 'delete from results where match = $match and seat = 1'],
];

/** One host plays against bots that give up: as short as a match can be. */
async function finished(server: TestServer): Promise<{ readonly match: string; readonly host: GuestClient }> {
  const { tables, people, match } = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 5 } } });
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  await Promise.all(tables.map((table) => playOn(table)));
  await recordOf(server.url, match);
  return { match, host };
}

test('whatever is damaged of a finished match is found and named, and nobody is shown what is not true', async () => {
  const server = await TestServer.start();
  const hurt: { readonly match: string; readonly host: GuestClient }[] = [];
  for (const _ of DAMAGE) hurt.push(await finished(server));
  const sound = await finished(server);
  await server.close();
  const database = new DatabaseSync(join(server.folder, 'tavern.db'));
  for (const [nth, [, sql]] of DAMAGE.entries()) {
    const { changes } = database.prepare(sql).run({ match: hurt[nth]?.match ?? '' });
    expect(changes, sql).toBeGreaterThan(0);
  }
  database.close();
  await server.open();

  for (const [nth, [table, sql]] of DAMAGE.entries()) {
    const { match, host } = hurt[nth] ?? sound;
    await until(() => host.line.connected);
    const refused = await host.request('table.watch', { match });
    expect(refused, sql).toMatchObject({ ok: false, code: expect.stringMatching(/^match-(damaged|ended)$/) as unknown });
    expect(refusalFaults(refused)).toEqual([]);
    expect((await host.request('table.history', { match, from: 0 })).ok, sql).toBe(false);
    expect((await fetch(`${server.url}/api/matches/${match}/record`)).status, sql).toBe(410);
    const named = server.log.split('\n').find((line) => line.includes(match) && line.includes('damaged row in'));
    expect(named, sql).toContain(`"table":"${table}"`);
  }
  await until(() => sound.host.line.connected);
  expect(await sound.host.request('table.watch', { match: sound.match })).toMatchObject({ ok: true });
  expect((await fetch(`${server.url}/api/matches/${sound.match}/record`)).status).toBe(200);
});

test('frames that are damaged or dropped are made again from the answers, and are the same', async () => {
  const server = await TestServer.start();
  const { match, host } = await finished(server);
  await server.close();
  await server.open();
  const past = async () => {
    await until(() => host.line.connected);
    return good(await host.request('table.history', { match, from: 0 }));
  };
  const before = await past();
  expect(before.frames.length).toBeGreaterThan(1);
  for (const sql of ["update frames set frames = replace(frames, 'die', 'dice')", 'delete from frames']) {
    await server.close();
    const database = new DatabaseSync(join(server.folder, 'tavern.db'));
    database.exec(sql);
    database.close();
    await server.open();
    expect(await past()).toEqual(before);
  }
  expect(server.log).toContain('damaged row in frames');
});
