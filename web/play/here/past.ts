import { type MatchRecord, type Parent, replay, type Seat, seat, seatsOf } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { type Entry, type Frame, reliveBranches, type Stretch } from '@tavern/host';

/**
 * What a viewer of a branch saw before it began: the frames of its parents, as one match. A player who goes on expects the log of what they
 * have lived through; it is what their seat could see then, and no more. Throws if the rules refuse what is recorded.
 */
export const pastOf = (pack: GamePack, { record }: Parent, viewer: Seat): readonly Frame[] =>
  reliveBranches(
    chainOf(record).map((each) => stretchOf(pack, each)),
    viewer,
  );

/** How long all of it took, in milliseconds: the times at the table of a branch go on from there, as its player expects of a log. */
export const timeBefore = ({ record }: Parent): number => chainOf(record).reduce((sum, { at = [] }) => sum + (at.at(-1) ?? 0), 0);

/** The first match, then what plays on from it. */
function chainOf(record: MatchRecord): readonly MatchRecord[] {
  return record.parent === undefined ? [record] : [...chainOf(record.parent.record), record];
}

function stretchOf({ game }: GamePack, record: MatchRecord): Stretch {
  const begun = replay(game, record, 0);
  if (!begun.ok) throw new Error(`a parent does not replay: ${JSON.stringify(begun)}`);
  const people = seatsOf(record.seats.length).filter((each) => record.seats[each]?.bot !== true);
  return { match: begun.match, log: logOf(record), people };
}

const logOf = ({ answers, by, at }: MatchRecord): readonly Entry[] =>
  answers.map(([who, option], index) => {
    const chosen = by?.[index + 1];
    const mark = chosen === undefined ? {} : { by: chosen };
    return { seq: index + 1, seat: seat(who), option, at: at?.[index] ?? 0, frame: 0, ...mark };
  });
