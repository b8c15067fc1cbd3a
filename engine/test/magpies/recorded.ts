import {
  create,
  fast,
  type Match,
  type MatchRecord,
  Recorder,
  type RecordHead,
  type Rng,
  type RngSource,
  type Told,
} from '@tavern/engine';
import { magpies } from './magpies.ts';
import { type Magpies, rulesSchema, seatSchema } from './types.ts';

export const threeBirds = ['magpie', 'crow', 'magpie'].map((bird) => seatSchema.parse({ bird }));
const houseRules = rulesSchema.parse({ goal: 9 });

/** A new match at the table of three birds. */
export const newMatch = (source: RngSource): Match<Magpies> => create(magpies, source, threeBirds, houseRules);

/** Somebody who is asked answers at random. */
export function anyAnswer(
  match: Match<Magpies>,
  rng: Rng,
): { who: number; option: object; events: readonly Told<Magpies['event']>[] } {
  const who = rng.pick(match.asked);
  const question = match.question(who);
  const option = rng.pick(question?.options ?? []);
  const result = match.answer(who, question?.id ?? 0, option);
  if (!result.ok) throw new Error(`a listed option was refused: ${JSON.stringify(result)}`);
  return { who, option, events: result.events };
}

/** A match where this kind of question is open and somebody has answered something before. */
export function matchAt(kind: string): Match<Magpies> {
  for (let seed = 1; seed < 200; seed++) {
    const match = newMatch(fast(seed));
    const rng = fast(seed).stream('way');
    while (match.over === null) {
      anyAnswer(match, rng);
      if (match.asked.some((who) => match.question(who)?.kind === kind)) return match;
    }
  }
  throw new Error(`no match came to '${kind}'`);
}

export interface Recorded {
  readonly match: Match<Magpies>;
  readonly record: MatchRecord;
  /** The match's hash after every answer, taken while it was played. */
  readonly hashes: readonly string[];
  readonly events: readonly (readonly Told<Magpies['event']>[])[];
}

/** A whole match of random answers and its record. */
export function recorded(
  source: RngSource,
  luck: RecordHead['luck'],
  { secret, hashEvery, answers = 7 }: { secret?: string; hashEvery?: number; answers?: number } = {},
): Recorded {
  const match = newMatch(source);
  const seats = threeBirds.map((choice, index) =>
    index === 1 ? { name: 'Bob', choice, bot: true as const } : { name: `Seat ${index + 1}`, choice },
  );
  const recorder = new Recorder(magpies, match, { rules: houseRules, seats, luck }, hashEvery);
  const hashes = [match.hash()];
  const events = [match.opening];
  const rng = fast(answers).stream('answers');
  while (match.over === null) {
    const answer = anyAnswer(match, rng);
    recorder.note(answer.who, answer.option, answer.who === 1 ? 'bot' : undefined, 100 * match.seq);
    hashes.push(match.hash());
    events.push(answer.events);
  }
  return { match, record: recorder.toJSON(secret), hashes, events };
}

export const seeded = (seed = 5): Recorded => recorded(fast(seed), { seed });
