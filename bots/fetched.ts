import type { Types } from '@tavern/engine';
import type { Bot } from './bot.ts';

/** A bot that comes when it is first asked: whoever only wants to know what bots there are need not carry its thoughts. */
export function fetched<T extends Types>(load: () => Promise<Bot<T>>): Bot<T> {
  let bot: Bot<T> | null = null;
  return {
    choose(packet, seat, rng) {
      if (bot !== null) return bot.choose(packet, seat, rng);
      return load().then((come) => {
        bot = come;
        return come.choose(packet, seat, rng);
      });
    },
    inManner: (manner) => fetched(() => load().then((come) => come.inManner?.(manner) ?? come)),
  };
}
