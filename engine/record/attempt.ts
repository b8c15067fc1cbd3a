import { type MatchRefusal, refuse } from '../refusal.ts';
import { say } from '../say.ts';

/** A record from outside may drive rules where no match ever was: what they throw is the record's fault. */
export function attempt<R>(work: () => R): R | MatchRefusal {
  try {
    return work();
  } catch (error) {
    return refuse('diverged', {
      problem: say('problem.rules-error', { message: error instanceof Error ? error.message : String(error) }),
    });
  }
}
