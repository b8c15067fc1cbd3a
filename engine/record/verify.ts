import type { Game, Types } from '../game.ts';
import { endFault, HashCheck } from './hashes.ts';
import { parseRecord } from './record.ts';
import { replay } from './replay.ts';
import type { ReplayRefusal } from './walk.ts';

/** `at` is the first answer that does not lead where the record says (0: before the first). */
export type Verdict =
  | { readonly ok: true; readonly hash: string; readonly answers: number }
  | (ReplayRefusal & { expected?: string; got?: string });

/** Recomputes every shuffle, die and state of a record; of a branch, those of its parents too. */
export function verify<T extends Types>(game: Game<T>, given: unknown): Verdict {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const { record } = parsed;
  const check = new HashCheck(record);
  const replayed = replay(game, record, undefined, check.witness);
  if (!replayed.ok) return { ...replayed, ...check.parted };
  const fault = endFault(record);
  if (fault !== null) return { ...fault, at: record.answers.length };
  return { ok: true, hash: replayed.match.hash(), answers: record.answers.length };
}
