import type { Types } from '@tavern/engine';
import type { Bot } from './bot.ts';

/** A bot whose code is loaded when it is first asked: a list of the bots that there are need not load them. */
export function fetched<T extends Types>(load: () => Promise<Bot<T>>): Bot<T> {
  let bot: Bot<T> | null = null;
  const come = async (): Promise<Bot<T>> => {
    bot ??= await load();
    return bot;
  };
  return {
    choose(packet, seat, rng) {
      return bot !== null ? bot.choose(packet, seat, rng) : come().then((fresh) => fresh.choose(packet, seat, rng));
    },
    async why(packet, seat, option) {
      return (await (await come()).why?.(packet, seat, option)) ?? null;
    },
    inManner: (manner) => fetched(() => load().then((come) => come.inManner?.(manner) ?? come)),
  };
}
