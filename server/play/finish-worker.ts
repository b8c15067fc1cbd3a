import { type By, type Flat, Recorder } from '@tavern/engine';
import { type Entry, relive } from '@tavern/host';
import type { MatchRow } from '../store/store.ts';
import { packOf } from './pack.ts';
import { matchOfRow, sameRules } from './rebuild.ts';
import { recordHead } from './record.ts';

/** One hash for this many answers: enough to find where a record differs from the truth, and short. */
const HASH_EVERY = 16;

/** A match to be played once more, with what its thread needs of each answer. */
export interface Played {
  readonly row: MatchRow;
  readonly answers: readonly (readonly [seat: number, option: Flat, at: number, by?: By])[];
}

export interface Recomputed {
  /** The match's last hash, computed anew; null: the answers need another version of the rules. */
  readonly hash: string | null;
  readonly hashes: { readonly [seq: string]: string };
}

/**
 * Plays a finished match once more, from its answers alone: every shuffle, die and state is computed anew. What everybody saw is made when
 * somebody looks back: hardly anybody does.
 */
export default async function recompute(played: string): Promise<Recomputed> {
  // As text: cloning that many small rows takes several times as long.
  const { row, answers } = JSON.parse(played) as Played;
  const pack = await packOf(row.game);
  if (!sameRules(pack, row)) return { hash: null, hashes: {} };
  const match = matchOfRow(pack, row);
  const recorder = new Recorder(pack.game, match, recordHead(row), HASH_EVERY);
  const log = answers.map(([seat, option, at, by], index): Entry => {
    const entry = { seq: index + 1, seat, option, at, frame: 0 };
    return by === undefined ? entry : { ...entry, by };
  });
  relive(match, log, { viewers: [], recorder });
  return { hash: match.hash(), hashes: recorder.draft().hashes };
}
