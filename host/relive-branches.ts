import type { Match, Seat, Types } from '@tavern/engine';
import { Audience } from './audience.ts';
import type { Frame } from './frame.ts';
import { Marks } from './marks.ts';
import { repeat } from './relive.ts';
import type { Entry } from './store.ts';

/** One of several matches, each of which goes on where the one before was left. */
export interface Stretch {
  readonly match: Match<Types>;
  readonly log: readonly Entry[];
  /** The seats that are not bots' own. */
  readonly people: readonly Seat[];
}

/**
 * The frames of one viewer over all stretches, numbered and timed as if they were one match. Where a branch begins there is
 * nothing new to see, and so no frame.
 */
export function reliveBranches(stretches: readonly Stretch[], viewer: Seat | null): readonly Frame[] {
  const [first] = stretches;
  if (first === undefined) return [];
  const audience = new Audience(first.match.players, { trouble: () => {}, viewers: [viewer] });
  let before = 0;
  for (const { match, log, people } of stretches) {
    audience.show(audience.take(match, match.opening, before));
    const marks = new Marks(people, match);
    for (const entry of log) repeat(match, audience, marks, { ...entry, at: before + entry.at });
    before += log.at(-1)?.at ?? 0;
  }
  return audience.framesOf(viewer).after();
}
