import type { Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import { type MatchRefusal, refuse } from '../refusal.ts';
import { say } from '../say.ts';
import { type MatchRecord, parseRecord } from './record.ts';
import { replay } from './replay.ts';
import type { ReplayRefusal } from './walk.ts';

/** The hashes, where it is a hash that differs. */
interface Differing {
  readonly expected: string;
  readonly got: string;
}

/** `at` is the first answer that does not lead where the record says (0: before the first). */
export type Verdict =
  | { readonly ok: true; readonly hash: string; readonly answers: number }
  | (ReplayRefusal & Partial<Differing>);

/** Recomputes every shuffle, die and state of a record. */
export function verify<T extends Types>(game: Game<T>, given: unknown): Verdict {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const { record } = parsed;
  let parted: Differing | undefined;
  const replayed = replay(game, record, undefined, (match) => {
    const fault = hashFault(record, match);
    if (fault === null) return null;
    const { expected, got, ...refusal } = fault;
    parted = { expected, got };
    return refusal;
  });
  if (!replayed.ok) return { ...replayed, ...parted };
  const fault = endFault(record);
  if (fault !== null) return fault;
  return { ok: true, hash: replayed.match.hash(), answers: record.answers.length };
}

/** Whether the match stands where its record says; null: it does, or the record has no hash of this moment. */
export function hashFault<T extends Types>({ hashes }: MatchRecord, match: Match<T>): (MatchRefusal & Differing) | null {
  const expected = hashes[match.seq];
  if (expected === undefined) return null;
  const got = match.hash();
  return got === expected ? null : { ...refuse('diverged', { problem: say('problem.other-hash') }), expected, got };
}

/** Whether all answers of the match are there; null: they are. */
export function endFault({ answers, hashes }: MatchRecord): ReplayRefusal | null {
  const stray = Object.keys(hashes).some((seq) => Number(seq) > answers.length);
  if (stray) return { ...refuse('diverged', { problem: say('problem.answers-missing') }, 'answers'), at: answers.length };
  if (hashes[answers.length] === undefined)
    return { ...refuse('diverged', { problem: say('problem.no-final-hash') }, 'hashes'), at: answers.length };
  return null;
}
