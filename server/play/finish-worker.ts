import { Recorder, seatsOf } from '@tavern/engine';
import { relive } from '@tavern/host';
import { toPast } from '@tavern/wire';
import type { AnswerRow, MatchRow } from '../store/store.ts';
import { packOf } from './pack.ts';
import { entryOf, matchOfRow, peopleOf, sameRules } from './rebuild.ts';
import { recordHead } from './record.ts';

/** One hash for this many answers: enough to find where a record differs from the truth, and short. */
const HASH_EVERY = 16;

export interface Played {
  readonly row: MatchRow;
  readonly log: readonly AnswerRow[];
}

export interface Recomputed {
  /** The match's last hash, computed anew; null: the answers need another version of the rules. */
  readonly hash: string | null;
  readonly hashes: { readonly [seq: string]: string };
  /** What each viewer saw as JSON, spectators last. Of a bot's seat null: nobody ever looks through its eyes. */
  readonly frames: readonly (string | null)[];
}

/** Plays a finished match once more, from its answers alone: every shuffle, die and state is computed anew, and what everybody saw. */
export default async function recompute(played: string): Promise<Recomputed> {
  // As text: cloning that many small rows takes several times as long.
  const { row, log } = JSON.parse(played) as Played;
  const pack = await packOf(row.game);
  if (!sameRules(pack, row)) return { hash: null, hashes: {}, frames: [] };
  const match = matchOfRow(pack, row);
  const recorder = new Recorder(pack.game, match, recordHead(row), HASH_EVERY);
  const people = peopleOf(row);
  const viewers = [...people, null];
  const seen = relive(match, log.map(entryOf), { viewers, people, recorder });
  const frames = [...seatsOf(row.seats.length), null].map((viewer) => {
    if (!viewers.includes(viewer)) return null;
    const all = seen(viewer);
    return JSON.stringify(toPast(all, all.length - 1));
  });
  return { hash: match.hash(), hashes: recorder.draft().hashes, frames };
}
