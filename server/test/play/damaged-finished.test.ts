import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sealed } from '../../play/seal.ts';
import { insertMatch } from '../../store/matches.ts';
import { migrate } from '../../store/migrations.ts';
import { storeOn } from '../../store/open-store.ts';
import type { Database } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { refusalFaults } from '../hostile/words.ts';
import { playOn, recordOf } from '../play.ts';
import { good, startMatch, TestServer, temporaryFolder, until } from '../servers.ts';
import { played } from '../store/played.ts';

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
  ['matches', "update matches set seats = replace(seats, 'Mei', 'Eve') where id = $match"],
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

/** Played by nobody, and stored as the server would. */
async function stored(database: Database): Promise<string> {
  const race = await played(10, 100);
  const { row, log, match } = race;
  const { matches } = storeOn(database);
  await database.run([insertMatch(row)]);
  for (const answer of log) await matches.append([answer]);
  const results = row.seats.map(({ guest, name }, nth) => ({ seat: nth, guest, name, rank: nth + 1, won: nth === 0 }));
  const verdict = { ok: true, hash: match.hash(), answers: log.length, hashes: {} };
  const finish = { ended: { at: row.startedAt + 60_000, why: 'over', verdict }, results, frames: [] } as const;
  await matches.finish(row.id, sealed(row, log.at(-1)?.chain, finish));
  return row.id;
}

test('whatever is damaged of a finished match is found and named, and nobody is shown what is not true', async () => {
  const folder = temporaryFolder();
  const database = await openSqlite(folder);
  await migrate(database);
  const hurt: string[] = [];
  for (const _ of DAMAGE) hurt.push(await stored(database));
  const sound = await stored(database);
  await database.close();
  const file = new DatabaseSync(join(folder, 'tavern.db'));
  for (const [nth, [, sql]] of DAMAGE.entries()) {
    const { changes } = file.prepare(sql).run({ match: hurt[nth] ?? '' });
    expect(changes, sql).toBeGreaterThan(0);
  }
  file.close();

  const server = await TestServer.start({ DATA_DIR: folder });
  const watcher = await server.guest();
  for (const [nth, [table, sql]] of DAMAGE.entries()) {
    const match = hurt[nth] ?? '';
    const refused = await watcher.request('table.watch', { match });
    expect(refused, sql).toMatchObject({ ok: false, code: expect.stringMatching(/^match-(damaged|ended)$/) as unknown });
    expect(refusalFaults(refused)).toEqual([]);
    expect((await watcher.request('table.history', { match, from: 0 })).ok, sql).toBe(false);
    expect((await fetch(`${server.url}/api/matches/${match}/record`)).status, sql).toBe(410);
    const named = server.log.split('\n').find((line) => line.includes(match) && line.includes('damaged row in'));
    expect(named, sql).toContain(`"table":"${table}"`);
  }
  expect(await watcher.request('table.watch', { match: sound })).toMatchObject({ ok: true });
  expect((await fetch(`${server.url}/api/matches/${sound}/record`)).status).toBe(200);
});

test('frames that are damaged or dropped are made again from the answers, and are the same', async () => {
  const server = await TestServer.start();
  const { tables, people, match } = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 10 } } });
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  await Promise.all(tables.map((table) => playOn(table)));
  await recordOf(server.url, match);
  await server.close();
  await server.open();
  const past = async () => {
    await until(() => host.line.connected);
    return good(await host.request('table.history', { match, from: 0 }));
  };
  const before = await past();
  expect(before.frames.length).toBeGreaterThan(1);
  const lies = `insert or replace into frames (match, viewer, frames, checksum)
    select id, 0, '{"start":{"n":0},"frames":[],"newest":0}', 'another' from matches`;
  for (const sql of [lies, 'delete from frames']) {
    await server.close();
    const database = new DatabaseSync(join(server.folder, 'tavern.db'));
    database.exec(sql);
    database.close();
    await server.open();
    expect(await past()).toEqual(before);
  }
  expect(server.log).toContain('damaged row in frames');
});
