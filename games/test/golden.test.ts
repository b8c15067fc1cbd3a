import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MatchRecord, parseRecord, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { entryOf } from '../registry.ts';

// Whole matches as they were once played (scripts/golden.ts). A change of the rules that no version announces shows here first.
const folder = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('*/test/golden/*.json', { cwd: folder }).sort();

function read(file: string): MatchRecord {
  const parsed = parseRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!parsed.ok) throw new Error(`${file} is no record: ${JSON.stringify(parsed)}`);
  return parsed.record;
}

test.each(files)('%s replays as it was played', async (file) => {
  const record = read(file);
  const pack = await entryOf(record.game)?.load();
  if (pack === undefined) throw new Error(`${record.game} is not in the registry`);
  expect(verify(pack.game, record)).toMatchObject({ ok: true, answers: record.answers.length });
});

test('a record that was played otherwise does not replay', async () => {
  const [file = ''] = files;
  const record = read(file);
  const pack = await entryOf(record.game)?.load();
  if (pack === undefined) throw new Error('not in the registry');
  const hashes = { ...record.hashes, [record.answers.length]: '0'.repeat(64) };
  expect(verify(pack.game, { ...record, hashes }).ok).toBe(false);
});
