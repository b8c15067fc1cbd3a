import { CONCEDE, create, fast, type Match, type Seat, seatsOf } from '@tavern/engine';
import { sampleSettings } from '@tavern/engine/conformance';
import type { Event } from '../../../rules/events.ts';
import { game } from '../../../rules/game.ts';
import type { Mountain } from '../../../rules/types.ts';
import type { View } from '../../../rules/view.ts';

/** What one pair of eyes gets of one answer: the events as told to them, what they saw right after each of them, and the view in the end. */
export interface Glimpse {
  readonly events: readonly Event[];
  readonly views: readonly View[];
  readonly view: View;
}

interface Moment {
  readonly match: Match<Mountain>;
  readonly glimpse: (viewer: Seat | null) => Glimpse;
  /** The events alone. */
  readonly told: (viewer: Seat | null) => readonly Event[];
}

type Opening = Match<Mountain>['opening'];

/** As a frame has it. It must be asked for before the match goes on. */
export function glimpseOf(match: Match<Mountain>, told: Opening, viewer: Seat | null): Glimpse {
  const events = match.told(told, viewer);
  const { view } = match.packet(viewer);
  const views = match.views(told, viewer);
  return { events, views: views.length < events.length ? [...views, view] : views, view };
}

/** With these, everything is met that can be told: an Ambush that stays for long, one that stops a mover, and one that is sprung. */
const RARE = [341, 139, 168];
export const matchesTo = (last: number): number[] => [...Array.from({ length: last }, (_, index) => index + 1), ...RARE];

/** Now and then somebody gives up, so that leaving in the middle of anything is seen too. */
const GIVES_UP = 1 / 400;

/**
 * A match of random players under random house rules, answer by answer: first the opening, then what each answer led to. The same seed is the
 * same match.
 */
export function* randomMatch(seed: number): Generator<Moment> {
  const rng = fast(seed).stream('show');
  const players = 2 + (seed % 5);
  const { rules, seats } = sampleSettings(game, rng, players);
  const match = create(game, fast(seed), seats, rules);
  match.watch();
  const glimpsed = (told: Opening): Moment => ({
    match,
    glimpse: (viewer) => glimpseOf(match, told, viewer),
    told: (viewer) => match.told(told, viewer),
  });
  yield glimpsed(match.opening);
  while (match.over === null) {
    const seat = rng.pick(match.asked);
    const question = match.question(seat);
    const option = rng.int(Math.round(1 / GIVES_UP)) === 0 ? CONCEDE : rng.pick(question?.options ?? []);
    const result = match.answer(seat, question?.id ?? 0, option);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    yield glimpsed(result.events);
  }
}

export const eyesAt = (players: number): (Seat | null)[] => [...seatsOf(players), null];

/** A whole match as one pair of eyes sees it: the opening, then answer by answer. */
export const seenBy = (match: Iterable<Moment>, viewer: Seat | null): Glimpse[] =>
  Array.from(match, ({ glimpse }) => glimpse(viewer));

/** What must be there. */
export function nth<T>(list: readonly T[], index: number): T {
  const [found] = list.slice(index);
  if (found === undefined) throw new Error(`there is no number ${index}`);
  return found;
}
