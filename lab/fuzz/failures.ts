import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '@tavern/engine/conformance';

export interface Kept {
  readonly seed: number;
  readonly at: number;
  readonly why: string;
  /** Where the record of the failed match is; empty if the match did not even begin. */
  readonly file: string;
}

/** Each failure's record goes to a file, for `lab verify` and for the replay viewer. */
export function keepFailures(game: string, failures: readonly Failure[], folder: string): Kept[] {
  return failures.map(({ seed, at, why, record }) => {
    if (record === null) return { seed, at, why, file: '' };
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${game}-${seed}.json`);
    writeFileSync(file, JSON.stringify(record));
    return { seed, at, why, file };
  });
}
