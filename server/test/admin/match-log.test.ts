import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { good, startMatch, temporaryFolder, until } from '../servers.ts';
import { look, startWithAdmins } from './admins.ts';

test('a match whose log is damaged, or that was played under other rules, is not told', async () => {
  const store = await openStore({ folder: temporaryFolder() });
  const server = await startWithAdmins({}, store);
  const { match, tables } = await startMatch(server, 'race', 2);
  good((await tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  const told = async (): Promise<string> => (await look(server.url, `matches/${match}`)).text;
  await until(async () => (await told()).includes('Guest 1 rolls'));
  const { answers, byId } = store.matches;
  const planted = store.matches as { -readonly [method in keyof typeof store.matches]: (typeof store.matches)[method] };
  planted.answers = async (id) => (await answers(id)).map((row) => ({ ...row, at: row.at + 1 }));
  expect(JSON.parse(await told())).toMatchObject({ ok: false, code: 'no-log' });
  planted.answers = answers;
  planted.byId = async (id) => {
    const row = await byId(id);
    return row === null ? null : { ...row, version: row.version + 1 };
  };
  expect(JSON.parse(await told())).toMatchObject({ ok: false, code: 'no-log' });
});
