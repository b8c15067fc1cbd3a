import { create, fast, type Game, type Told, type Types } from '@tavern/engine';
import type { SampleSeat } from '@tavern/engine/conformance';

/** Matches of two random players, one for each seed from 0. */
interface Plan<T extends Types> {
  readonly game: Game<T>;
  readonly sampleSeat: SampleSeat<T>;
  readonly rules: object;
  readonly matches: number;
  /** What only some decks, or some luck, ever come to; null: an event like any other. */
  readonly rarity: (event: T['event']) => string | null;
}

/** How often they come to each rarity. */
export function eventsMet<T extends Types>({ game, sampleSeat, rules, matches, rarity }: Plan<T>): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  const hear = (events: readonly Told<T['event']>[]): void => {
    for (const { event } of events) {
      const rare = rarity(event);
      if (rare !== null) met.set(rare, (met.get(rare) ?? 0) + 1);
    }
  };
  const settings = game.rules.parse(rules);
  for (let seed = 0; seed < matches; seed++) {
    const luck = fast(seed);
    const choices = luck.stream('choices');
    const seats = [sampleSeat(choices, settings), sampleSeat(choices, settings)];
    const match = create(game, luck, seats as T['seat'][], settings);
    const rng = luck.stream('answers');
    while (match.over === null) {
      const [who] = match.asked;
      const question = who === undefined ? null : match.question(who);
      if (who === undefined || question === null) throw new Error('nobody is asked');
      const result = match.answer(who, question.id, rng.pick(question.options));
      if (!result.ok) throw new Error(result.code);
      hear(result.events);
    }
  }
  return met;
}
