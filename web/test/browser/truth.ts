import { type Game, type Match, type MatchRecord, replay, type Seat, type Types } from '@tavern/engine';

/** Goes through a saved match, answer by answer, as these eyes saw it. */
function through<T extends Types, X>(
  game: Game<T>,
  record: MatchRecord,
  look: (match: Match<T>, told: Parameters<Match<T>['told']>[0]) => readonly X[],
): readonly X[] {
  const all: X[] = [];
  const replayed = replay(game, record, undefined, (match, told) => {
    match.watch();
    all.push(...look(match, told));
    return null;
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  return all;
}

/** All that these eyes saw in a saved match, one moment after the other. */
export const seenIn = <T extends Types>(game: Game<T>, record: MatchRecord, viewer: Seat): readonly T['view'][] =>
  through(game, record, (match, told) => [...match.views(told, viewer), match.packet(viewer).view]);

/** All that they were told. */
export const toldIn = <T extends Types>(game: Game<T>, record: MatchRecord, viewer: Seat): readonly T['event'][] =>
  through(game, record, (match, told) => match.told(told, viewer));

/** The first that was shown although it never was so, or not by then; null: none. */
export function firstUntrue(shown: readonly string[], moments: readonly string[]): string | null {
  let at = 0;
  for (const each of shown) {
    const found = moments.indexOf(each, at);
    if (found < 0) return `${each}, after ${moments[at]}`;
    at = found;
  }
  return null;
}
