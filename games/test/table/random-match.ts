import {
  CONCEDE,
  create,
  fast,
  type Game,
  type Match,
  type Option,
  type Rng,
  type Seat,
  seatsOf,
  type Types,
} from '@tavern/engine';
import { sampleSettings } from '@tavern/engine/conformance';

/** One answer of a match, as all eyes see it. */
export interface RandomMoment<T extends Types> {
  readonly match: Match<T>;
  readonly told: (viewer: Seat | null) => readonly T['event'][];
  readonly view: (viewer: Seat | null) => T['view'];
}

/** A match of random players with any decks under any house rules, answer by answer. The same seed is the same match. */
export function* randomMatch<T extends Types>(
  game: Game<T>,
  seed: number,
  pick: (options: readonly Option<T>[], rng: Rng) => Option<T> | typeof CONCEDE | undefined,
): Generator<RandomMoment<T>> {
  const rng = fast(seed).stream('table');
  const { rules, seats } = sampleSettings(game, rng, 2);
  const match = create(game, fast(seed), seats, rules);
  const moment = (told: Match<T>['opening']): RandomMoment<T> => ({
    match,
    told: (viewer) => match.told(told, viewer),
    view: (viewer) => match.packet(viewer).view,
  });
  yield moment(match.opening);
  while (match.over === null) {
    const who = rng.pick(match.asked);
    const question = match.question(who);
    const result = match.answer(who, question?.id ?? 0, pick(question?.options ?? [], rng) ?? CONCEDE);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    yield moment(result.events);
  }
}

/** Both players' eyes, and a spectator's. */
export const EYES: readonly (Seat | null)[] = [...seatsOf(2), null];

/** A whole match as all eyes are told of it, in the order of `EYES`, and how it stands at its end. */
export function toldMatch<T extends Types>(moments: Iterable<RandomMoment<T>>) {
  const told = EYES.map((): T['event'][] => []);
  let last: RandomMoment<T> | null = null;
  for (const moment of moments) {
    EYES.forEach((viewer, index) => told[index]?.push(...moment.told(viewer)));
    last = moment;
  }
  if (last === null) throw new Error('there was no match');
  return { told, match: last.match, view: last.view(null) };
}
