import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@tavern/engine';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'golden');

test('there are golden games of 2 to 6 players (games/test/golden.test.ts replays them)', () => {
  const records = globSync('*.json', { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord,
  );
  expect(records.map(({ seats }) => seats.length).sort((a, b) => a - b)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});
