import type { AskedPacket, Bot } from '@tavern/bots';
import type { Match, Option, RngSource, Seat, Types } from '@tavern/engine';
import type { Clock } from './clock.ts';
import { BOT_LIMIT } from './pace.ts';

interface Thought {
  readonly key: string;
  readonly cancel: () => void;
  /** The bot has nothing to do for now (standing questions only). */
  waits: boolean;
}

/** What a bot came to: an option, null for "nothing for now", or 'failed' (too slow, threw, or chose what is not listed). */
export type Choice = Option<Types> | null | 'failed';

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
    for (const [seat, thought] of this.thoughts) if (!seats.includes(seat)) this.forget(seat, thought);
  }

  waits(seat: Seat): boolean {
    return this.thoughts.get(seat)?.waits ?? false;
  }

  think(match: Match<Types>, seat: Seat, bot: Bot<Types>, wait: number, chosen: (choice: Choice) => void): void {
    const packet = match.packet(seat);
    if (packet.question === null) return;
    const key = `${match.seq}:${packet.question.id}`;
    const before = this.thoughts.get(seat);
    if (before?.key === key) return;
    if (before !== undefined) this.forget(seat, before);

    let done = false;
    const finish = (choice: Choice): void => {
      if (done) return;
      done = true;
      cancelLimit();
      if (choice === null) thought.waits = true;
      else this.thoughts.delete(seat);
      chosen(choice);
    };
    const limit = wait + BOT_LIMIT;
    const cancelLimit = this.clock.after(limit, () => this.fail(finish, new Error(`a bot took longer than ${BOT_LIMIT} ms`)));
    const cancelWait = soon(this.clock, wait, () => void this.ask(bot, packet as AskedPacket<Types>, seat, key, finish));
    const cancel = (): void => {
      done = true;
      cancelLimit();
      cancelWait();
    };
    const thought: Thought = { key, cancel, waits: false };
    this.thoughts.set(seat, thought);
  }

  private async ask(
    bot: Bot<Types>,
    packet: AskedPacket<Types>,
    seat: Seat,
    key: string,
    finish: (choice: Choice) => void,
  ): Promise<void> {
    try {
      finish(await bot.choose(packet, seat, this.luck.stream(`bot:${seat}:${key}`)));
    } catch (error) {
      this.fail(finish, error);
    }
  }

  private fail(finish: (choice: Choice) => void, error: unknown): void {
    this.trouble(error);
    finish('failed');
  }

  private forget(seat: Seat, thought: Thought): void {
    thought.cancel();
    this.thoughts.delete(seat);
  }
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
