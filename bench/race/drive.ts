import type { Outcome, Question, Result, Seat } from '@tavern/engine';
import type { Race } from '@tavern/race';
import type { Finish } from './finish.ts';

/** A race as a host or bot meets it: three calls, whatever is behind them. */
export interface Racing {
  readonly state: { readonly at: readonly number[] };
  readonly over: Outcome | null;
  readonly asked: readonly Seat[];
  question(seat: Seat): Question<Race> | null;
  answer(seat: Seat, question: number, option: unknown): Result<Race['event']>;
}

/** Who is asked, what may they do, answer: until it is over. */
export function drive(race: Racing): Finish {
  let answers = 0;
  let options: Finish['options'] = [];
  let events: Finish['events'] = [];
  while (race.over === null) {
    const who = race.asked[0];
    if (who === undefined) throw new Error('the race goes on, and nobody is asked');
    const question = race.question(who);
    if (question === null) throw new Error(`seat ${who} is asked nothing`);
    options = question.options;
    const result = race.answer(who, question.id, options[0]);
    if (!result.ok) throw new Error(`seat ${who} was refused: ${result.code}`);
    events = result.events;
    answers += 1;
  }
  const [winner] = race.over.winners;
  if (winner === undefined) throw new Error('nobody won');
  return { winner, at: race.state.at, answers, options, events, outcome: race.over };
}
