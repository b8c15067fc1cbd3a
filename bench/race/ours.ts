import { create, fast } from '@tavern/engine';
import { race } from '@tavern/race';
import { type Finish, SEATS, TILES } from './finish.ts';

const seats = Array.from({ length: SEATS }, () => ({}));
const rules = { tiles: TILES };

/** On our kernel, as a host or bot drives it: who is asked, what may they do, answer. */
export function ours(seed: number): Finish {
  const match = create(race, fast(seed), seats, rules);
  let answers = 0;
  let options: Finish['options'] = [];
  let events: Finish['events'] = [];
  while (match.over === null) {
    const who = match.asked[0];
    if (who === undefined) throw new Error('the race goes on, and nobody is asked');
    const question = match.question(who);
    if (question === null) throw new Error(`seat ${who} is asked nothing`);
    options = question.options;
    const result = match.answer(who, question.id, options[0]);
    if (!result.ok) throw new Error(`seat ${who} was refused: ${result.code}`);
    events = result.events;
    answers += 1;
  }
  const [winner] = match.over.winners;
  if (winner === undefined) throw new Error('nobody won');
  return { winner, at: match.state.at, answers, options, events, outcome: match.over };
}
