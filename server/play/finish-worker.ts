import { Recorder, seat } from '@tavern/engine';
import type { AnswerRow, MatchRow } from '../store/store.ts';
import { packOf } from './pack.ts';
import { newMatch, sameRules } from './rebuild.ts';
import { recordHead } from './record.ts';

/** A hash of every so many answers: enough to find where a record parts from the truth, and short. */
const HASH_EVERY = 16;

export interface Played {
  readonly row: MatchRow;
  readonly log: readonly AnswerRow[];
}

export interface Recomputed {
  /** Where the answers lead; null: they need another version of the rules. */
  readonly hash: string | null;
  readonly hashes: { readonly [seq: string]: string };
}

/** Plays a finished match once more, from its answers alone: every shuffle, die and state is computed anew. */
export default async function recompute({ row, log }: Played): Promise<Recomputed> {
  const pack = await packOf(row.game);
  if (!sameRules(pack, row)) return { hash: null, hashes: {} };
  const match = newMatch(pack, row);
  const recorder = new Recorder(pack.game, match, recordHead(row), HASH_EVERY);
  for (const { seat: who, option, by, at } of log) {
    const result = match.answer(who, match.question(seat(who))?.id ?? 0, option);
    if (!result.ok) return { hash: '', hashes: recorder.draft().hashes };
    recorder.note(who, option, by, at);
  }
  return { hash: match.hash(), hashes: recorder.draft().hashes };
}
