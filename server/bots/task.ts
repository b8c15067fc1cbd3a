import { parentPort } from 'node:worker_threads';
import type { AskedPacket, Bot } from '@tavern/bots';
import { fast, type Option, type Seat, type Types } from '@tavern/engine';

/** What a thread is sent: plain data, from which the same choice follows on every thread. */
export interface BotTask {
  readonly id: number;
  readonly game: string;
  readonly level: string;
  /** Whose manner it plays in; null: nobody’s. */
  readonly person: string | null;
  /** null: only get ready to be asked. */
  readonly asked: { readonly packet: AskedPacket<Types>; readonly seat: Seat; readonly seed: number } | null;
}

/** What a thread says when a bot begins to think: only that time counts, not the thread's start or a game's loading. */
export interface Started {
  readonly started: number;
}

/** The thread's side: a bot is found for each task, and chooses. */
export function answering(find: (game: string, level: string, person: string | null) => Promise<Bot<Types>>) {
  return async ({ id, game, level, person, asked }: BotTask): Promise<Option<Types> | null> => {
    const bot = await find(game, level, person);
    if (asked === null) return null;
    parentPort?.postMessage({ started: id } satisfies Started);
    return bot.choose(asked.packet, asked.seat, fast(asked.seed).stream('bot'));
  };
}
