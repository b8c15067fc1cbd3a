import {
  contentHash,
  create,
  fair,
  type Match,
  type RngSource,
  resume,
  type Seat,
  seat,
  seatsOf,
  type Types,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Entry } from '@tavern/host';
import type { AnswerRow, MatchRow, SnapshotRow } from '../store/store.ts';

/** A match to open a table with: the part of its log that is still to be replayed, and the snapshot it comes from. */
export interface Rebuilt {
  readonly match: Match<Types>;
  readonly log: readonly Entry[];
  readonly resumed?: { readonly frames: readonly number[]; readonly at: number; readonly before: readonly Entry[] };
}

const diceOf = ({ secret, nonces }: MatchRow): RngSource => fair(Buffer.from(secret, 'hex'), nonces);

/** The match as it was before the first answer. */
export function matchOfRow({ game }: GamePack, row: MatchRow): Match<Types> {
  const { injected, rules, seats } = row;
  const dice = diceOf(row);
  if (injected === undefined)
    return create(
      game,
      dice,
      seats.map(({ choice }) => choice),
      rules,
    );
  const begun = resume(game, dice, injected);
  if (!begun.ok) throw new Error(`what match ${row.id} begins with is refused: ${begun.code} (${begun.field})`);
  return begun.match;
}

/** The seat whose eyes a guest looks through; null: a spectator's. */
export function seatOf({ seats }: MatchRow, guest: string): Seat | null {
  const index = seats.findIndex((each) => each.guest === guest);
  return index < 0 ? null : seat(index);
}

/** The seats of people. */
export const peopleOf = ({ seats }: MatchRow): Seat[] => seatsOf(seats.length).filter((each) => seats[each]?.guest !== null);

export const entryOf = ({ seq, seat, option, by, at, clientId, frame }: AnswerRow): Entry => ({
  seq,
  seat,
  option,
  at,
  frame,
  ...(by === undefined ? {} : { by }),
  ...(clientId === undefined ? {} : { id: clientId }),
});

/** From its snapshot, if that fits the log, and the answers since; else from the first answer. */
export function rebuild(
  pack: GamePack,
  row: MatchRow,
  log: readonly AnswerRow[],
  snapshot: SnapshotRow | null,
): Rebuilt | 'rules-changed' {
  const entries = log.map(entryOf);
  const resumed = snapshot === null ? null : fromSnapshot(pack, row, log, snapshot);
  if (resumed !== null) {
    const { frames, seq } = resumed.snapshot;
    const at = log[seq - 1]?.at ?? 0;
    return { match: resumed.match, log: entries.slice(seq), resumed: { frames, at, before: entries.slice(0, seq) } };
  }
  // Answers given under other rules mean nothing under these: only a snapshot can be carried over.
  if (!sameRules(pack, row)) return 'rules-changed';
  return { match: matchOfRow(pack, row), log: entries };
}

/** Played on to its last answer. */
export function isOver({ match, log }: Rebuilt): boolean {
  for (const { seat: who, option } of log) match.answer(who, match.question(seat(who))?.id ?? 0, option);
  return match.over !== null;
}

export const sameRules = ({ game }: GamePack, { version, contentHash: content, rules }: MatchRow): boolean =>
  version === game.version && content === contentHash(game, rules);

/** A snapshot that does not fit the log, or that the game cannot read, counts as none. */
function fromSnapshot(pack: GamePack, row: MatchRow, log: readonly AnswerRow[], snapshot: SnapshotRow) {
  if (snapshot.seq < 1 || log[snapshot.seq - 1]?.chain !== snapshot.chain) return null;
  const resumed = resume(pack.game, diceOf(row), snapshot.snapshot);
  if (!resumed.ok || resumed.match.seq !== snapshot.seq) return null;
  // Carried over from other rules: answers that were given under those cannot be repeated under these.
  if (snapshot.snapshot.version !== pack.game.version && snapshot.seq !== log.length) return null;
  return { match: resumed.match, snapshot };
}
