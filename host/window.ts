import type { By, Question, Seat, Types } from '@tavern/engine';
import type { Times } from './pace.ts';
import type { Presence } from './presence.ts';

/** The seats that must answer, each with its question. */
export type Asked = readonly { readonly seat: Seat; readonly question: Question<Types> }[];

/**
 * Who has passed in an open window, kept back until it closes. A pass given to the match at once would close the window as soon as
 * everybody has passed: earlier when nobody holds anything, which is a tell. Nothing is lost with them: the clock passes anyway.
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

  /** The window closes: who answers for this seat, as the record has it. */
  use(seat: Seat, id: number): By | undefined {
    const by = this.has(seat, id) ? this.kept.get(`${seat}:${id}`) : 'clock';
    this.kept.delete(`${seat}:${id}`);
    return by === 'person' ? undefined : by;
  }
}

/**
 * A window may close before its time only if no other person can learn from it: nobody but bots is asked (they answer at a fixed
 * pace), there is one person at the table, or the room has no clock for it. In any other case a quick close would tell that
 * everybody asked had a choice.
 */
export function closesEarly(asked: Asked, passes: Passes, presence: Presence, times: Times): boolean {
  if (asked.length === 0 || !asked.every(({ question }) => question.window)) return false;
  const isBot = (each: Seat): boolean => presence.played(each) === 'bot';
  const alone = presence.people <= 1 || asked.every(({ question }) => times[question.clock] === null);
  if (!alone && !asked.every(({ seat }) => isBot(seat))) return false;
  // A person who has nothing to choose is not asked by any screen, and so never passes.
  return asked.every(({ seat, question }) => passes.has(seat, question.id) || (!isBot(seat) && question.options.length === 1));
}
