import type { AskedPacket, Bot } from '@tavern/bots';
import { findOption, type Match, type Option, type Question, type RngSource, type Seat, type Types } from '@tavern/engine';
import type { Clock } from './clock.ts';
import { BOT_LIMIT } from './pace.ts';

interface Thought {
  readonly key: string;
  readonly cancel: () => void;
  /** The bot has nothing to do for now (standing questions only). */
  waits: boolean;
}

/** A bot's choice: an option, null for "nothing for now", or 'failed' (too slow, threw, or chose what is not listed). */
export type BotAnswer = Option<Types> | null | 'failed';

/** Lets bots think for their seats: paced, bounded in time, and forgotten when the question has changed meanwhile. */
export class BotSeats {
  private readonly clock: Clock;
  private readonly luck: RngSource;
  private readonly trouble: (error: unknown) => void;
  private readonly thoughts = new Map<Seat, Thought>();

  constructor(clock: Clock, luck: RngSource, trouble: (error: unknown) => void) {
    this.clock = clock;
    this.luck = luck;
    this.trouble = trouble;
  }

  /** Only these seats think; what others were thinking is forgotten. */
  only(seats: readonly Seat[]): void {
    for (const seat of this.thoughts.keys()) if (!seats.includes(seat)) this.forget(seat);
  }

  forget(seat: Seat): void {
    this.thoughts.get(seat)?.cancel();
    this.thoughts.delete(seat);
  }

  waits(seat: Seat): boolean {
    return this.thoughts.get(seat)?.waits ?? false;
  }

  think(
    match: Match<Types>,
    seat: Seat,
    question: Question<Types>,
    bot: Bot<Types>,
    wait: number,
    chosen: (choice: BotAnswer) => void,
  ): void {
    const key = `${match.seq}:${question.id}`;
    if (this.thoughts.get(seat)?.key === key) return;
    this.forget(seat);

    let done = false;
    const finish = (choice: BotAnswer): void => {
      if (done) return;
      done = true;
      cancelLimit();
      if (choice === null) thought.waits = true;
      else this.thoughts.delete(seat);
      chosen(choice);
    };
    const fail = (error: unknown): void => {
      if (!done) this.trouble(error);
      finish('failed');
    };
    const packet = match.packet(seat) as AskedPacket<Types>;
    // The bot thinks while it waits, so that how long it thinks shows as little as possible.
    const thinking = (async () => bot.choose(packet, seat, this.luck.stream(`bot:${seat}:${key}`)))();
    thinking.catch(() => {});
    const answer = async (): Promise<void> => {
      try {
        const choice = await thinking;
        if (!done) finish(choice === null ? null : listed(question, choice));
      } catch (error) {
        fail(error);
      }
    };
    const cancelLimit = this.clock.after(wait + BOT_LIMIT, () => fail(new Error(`a bot took longer than ${BOT_LIMIT} ms`)));
    const cancelWait = soon(this.clock, wait, () => void answer());
    const cancel = (): void => {
      done = true;
      cancelLimit();
      cancelWait();
    };
    const thought: Thought = { key, cancel, waits: false };
    this.thoughts.set(seat, thought);
  }
}

/** A bot may be a language model, or broken: what it gives back is looked up, never trusted. */
function listed({ options }: Question<Types>, choice: unknown): Option<Types> {
  const option = findOption(options, choice);
  if (option === null) throw new Error(`a bot chose ${JSON.stringify(choice)}, which is not listed`);
  return option;
}

/** Without a wait, not even a timer: a table of bots alone must not be slowed down by the machine's timers. */
function soon(clock: Clock, ms: number, work: () => void): () => void {
  if (ms > 0) return clock.after(ms, work);
  let wanted = true;
  void Promise.resolve().then(() => (wanted ? work() : undefined));
  return () => {
    wanted = false;
  };
}
