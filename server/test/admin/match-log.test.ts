import { expect, test } from 'vitest';
import { matchLog } from '../../admin/match-log.ts';
import { openStore } from '../../store/open-store.ts';
import type { AnswerRow } from '../../store/store.ts';
import { good, startMatch, temporaryFolder, until } from '../servers.ts';
import { startWithAdmins } from './admins.ts';

test('a match whose log is damaged, or that was played under other rules, is not told', async () => {
  const store = await openStore({ folder: temporaryFolder() });
  const server = await startWithAdmins({}, store);
  const { match, tables } = await startMatch(server, 'race', 2);
  good((await tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  await until(async () => (await store.matches.answers(match)).length > 0);
  const row = await store.matches.byId(match);
  if (row === null) throw new Error('there is no match');
  const told = (version: number, spoil: (answer: AnswerRow) => AnswerRow) =>
    matchLog(
      { ...row, version },
      { answers: async (id) => (await store.matches.answers(id)).map((answer) => spoil(answer)) },
      'en',
    );
  expect(JSON.stringify(await told(row.version, (answer) => answer))).toContain('Guest 1 rolls');
  expect(await told(row.version, (answer) => ({ ...answer, at: answer.at + 1 }))).toMatchObject({ ok: false, code: 'no-log' });
  expect(await told(row.version + 1, (answer) => answer)).toMatchObject({ ok: false, code: 'no-log' });
});
