import type { Match, Types } from '@tavern/engine';
import type { Presence } from './presence.ts';
import type { Timed } from './seat-clocks.ts';
import type { OpenQuestions, Passes } from './window.ts';

/** The seats that must answer now, each with its question. */
export function askedIn(match: Match<Types>): OpenQuestions {
  const asked: OpenQuestions[number][] = [];
  for (const seat of match.asked) {
    const question = match.question(seat);
    if (question !== null) asked.push({ seat, question });
  }
  return asked;
}

/** For whom a clock runs: for people who are asked, for everybody in a window or an exchange, and for people who only seem to be choosing. */
export function timedIn(asked: OpenQuestions, match: Match<Types>, presence: Presence): readonly Timed[] {
  const timed: Timed[] = [];
  for (const { seat, question } of asked) {
    const { id, clock, window } = question;
    if (presence.played(seat) === 'person' || window || clock === 'exchange') timed.push({ seat, id, clock });
  }
  const [first] = asked;
  if (first === undefined || first.question.window) return timed;
  for (const seat of match.awaited)
    if (presence.played(seat) === 'person' && !asked.some((each) => each.seat === seat))
      timed.push({ seat, id: 0, clock: first.question.clock, seeming: true });
  return timed;
}

/** The bots that have to think. How long people look at what is shown between two rounds is theirs to say: one answer may end it for all. */
export function thinkingIn(asked: OpenQuestions, presence: Presence, passes: Passes): OpenQuestions {
  const looking = asked.some(({ seat, question }) => question.clock === 'pause' && presence.played(seat) === 'person');
  return asked.filter(
    ({ seat, question }) =>
      presence.played(seat) === 'bot' && !passes.has(seat, question.id) && !(looking && question.clock === 'pause'),
  );
}
