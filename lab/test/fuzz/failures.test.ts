import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { race } from '@tavern/race';
import { expect, test } from 'vitest';
import { keepFailures } from '../../fuzz/failures.ts';

test('a failure is kept with its seed and a record that leads to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-failures-'));
  // Nobody may stand on tile 7: a rule that race breaks sooner or later.
  const picky = {
    ...race,
    check: ({ at }: { readonly at: readonly number[] }) => {
      if (at.includes(7)) throw new Error('somebody stands on tile 7');
    },
  };
  const { failures } = conforms(picky, { games: 5, seed: 1 });
  const [kept] = keepFailures('race', failures, folder);
  expect(kept).toMatchObject({ seed: 1, why: 'somebody stands on tile 7', file: join(folder, 'race-1.json') });

  const record: unknown = JSON.parse(readFileSync(kept?.file ?? '', 'utf8'));
  const replayed = replay(race, record);
  expect(replayed.ok && replayed.match.state.at).toContain(7);
  expect(replayed.ok && replayed.match.seq).toBe(kept?.at);
  expect(conforms(picky, { games: 1, seed: kept?.seed ?? 0 }).failures).toMatchObject([{ at: kept?.at, why: kept?.why }]);
  rmSync(folder, { recursive: true });
});
