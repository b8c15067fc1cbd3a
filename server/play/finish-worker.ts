import { type Json, Recorder, seatsOf, verify } from '@tavern/engine';
import { relive } from '@tavern/host';
import { toPast } from '@tavern/wire';
import type { AnswerRow, MatchRow } from '../store/store.ts';
import { packOf } from './pack.ts';
import { entryOf, newMatch, sameRules } from './rebuild.ts';
import { recordHead } from './record.ts';

/** A hash of every so many answers: enough to find where a record parts from the truth, and short. */
const HASH_EVERY = 16;

export interface Played {
  readonly row: MatchRow;
  readonly log: readonly AnswerRow[];
}

export interface Recomputed {
  /** Where recomputing the match led; null: it needs another version of the rules. */
  readonly hash: string | null;
  readonly hashes: { readonly [seq: string]: string };
  readonly verdict: Json;
  /** What each viewer saw, spectators last. */
  readonly frames: readonly Json[];
}

/** Plays a finished match once more, from its answers alone, and verifies the record of it. */
export default async function recompute({ row, log }: Played): Promise<Recomputed> {
  const pack = await packOf(row.game);
  if (!sameRules(pack, row)) return { hash: null, hashes: {}, verdict: { ok: false, code: 'other-version' }, frames: [] };
  const match = newMatch(pack, row);
  const recorder = new Recorder(pack.game, match, recordHead(row), HASH_EVERY);
  const framesOf = relive(match, log.map(entryOf), recorder);
  const record = recorder.toJSON(row.secret);
  const frames = [...seatsOf(match.players), null].map((viewer) => {
    const seen = framesOf(viewer);
    return toPast(seen, seen.length - 1);
  });
  return {
    hash: match.hash(),
    hashes: record.hashes,
    verdict: verify(pack.game, record) as unknown as Json,
    frames: frames as unknown as Json[],
  };
}
