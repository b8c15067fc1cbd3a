import type { Game, Types } from '../game.ts';
import { refuse } from '../refusal.ts';
import { say } from '../say.ts';
import { parseRecord } from './record.ts';
import { type ReplayRefusal, replay } from './replay.ts';

/** `at` is the first answer that does not lead where the record says (0: before the first). */
export type Verdict =
  | { readonly ok: true; readonly hash: string; readonly answers: number }
  | (ReplayRefusal & { expected?: string; got?: string });

/** Recomputes every shuffle, die and state of a record. */
export function verify<T extends Types>(game: Game<T>, given: unknown): Verdict {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const { hashes, answers } = parsed.record;
  let parted: { expected: string; got: string } | undefined;
  const replayed = replay(game, parsed.record, undefined, (match) => {
    const expected = hashes[match.seq];
    if (expected === undefined) return null;
    const got = match.hash();
    if (got === expected) return null;
    parted = { expected, got };
    return refuse('diverged', { problem: say('problem.other-hash') });
  });
  if (!replayed.ok) return { ...replayed, ...parted };
  const stray = Object.keys(hashes).some((seq) => Number(seq) > answers.length);
  if (stray) return { ...refuse('diverged', { problem: say('problem.answers-missing') }, 'answers'), at: answers.length };
  if (hashes[answers.length] === undefined)
    return { ...refuse('diverged', { problem: say('problem.no-final-hash') }, 'hashes'), at: answers.length };
  return { ok: true, hash: replayed.match.hash(), answers: answers.length };
}
