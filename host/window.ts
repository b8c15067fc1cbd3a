import type { By, Question, Seat, Types } from '@tavern/engine';
import type { Presence } from './presence.ts';
import type { TableSetup } from './setup.ts';

/** The seats that must answer, each with its question. */
export type OpenQuestions = readonly { readonly seat: Seat; readonly question: Question<Types> }[];

/**
 * Who has passed in an open window, kept back until it closes. A pass given to the match at once would close the window as soon as
 * everybody has passed: earlier when nobody holds anything, which is a tell. A crash that loses them loses nothing: the clock passes anyway.
 */
export class Passes {
  private readonly kept = new Map<string, 'person' | 'bot'>();
  private readonly presence: Presence;

  constructor(presence: Presence) {
    this.presence = presence;
  }

  get none(): boolean {
    return this.kept.size === 0;
  }

  keep(seat: Seat, id: number, by: 'person' | 'bot'): void {
    this.kept.set(`${seat}:${id}`, by);
  }

  /** A bot's pass does not bind the person who has taken the seat back meanwhile. */
  has(seat: Seat, id: number): boolean {
    const by = this.kept.get(`${seat}:${id}`);
    return by === 'person' || (by === 'bot' && this.presence.played(seat) === 'bot');
  }

  /** The window closes: who answers for this seat, as the record says it. */
  use(seat: Seat, id: number): By | undefined {
    const by = this.has(seat, id) ? this.kept.get(`${seat}:${id}`) : 'clock';
    this.kept.delete(`${seat}:${id}`);
    return by === 'person' ? undefined : by;
  }
}

/** no: not before its time. now: nobody can learn anything from it. later: all have answered, but nobody may see just when (lull.ts). */
type Closing = 'no' | 'now' | 'later';

/** No clock closes a window here, and several people at several screens play. */
export const allAnswer = ({ times, oneScreen }: Pick<TableSetup, 'times' | 'oneScreen'>, presence: Presence): boolean =>
  times.window === null && oneScreen !== true && presence.people > 1;

/**
 * A window closes at once only if no other person can learn from it: nobody but bots is asked (they answer at a fixed pace), or there is
 * one person at the table. Where a clock runs it closes by that, for a quick close would tell that everybody asked had a choice. Where none
 * runs, everybody who is asked answers, those with a single option too: if they did not, a window that stays open would tell that somebody has a choice.
 */
export function closing(
  asked: OpenQuestions,
  passes: Passes,
  presence: Presence,
  setup: Pick<TableSetup, 'times' | 'oneScreen'>,
): Closing {
  if (asked.length === 0 || !asked.every(({ question }) => question.window)) return 'no';
  const isBot = (each: Seat): boolean => presence.played(each) === 'bot';
  const unseen = presence.people <= 1 || asked.every(({ seat }) => isBot(seat));
  if (!unseen && asked.some(({ question }) => setup.times[question.clock] !== null)) return 'no';
  // At one screen, and to the only person at a table, a window without a choice is not shown, and nobody passes in it.
  const isIdle = ({ seat, question }: OpenQuestions[number]): boolean =>
    !allAnswer(setup, presence) && !isBot(seat) && presence.here(seat) && question.options.length === 1;
  if (!asked.every((each) => passes.has(each.seat, each.question.id) || isIdle(each))) return 'no';
  return unseen ? 'now' : 'later';
}
