import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { counts } from './counts.ts';

/** A bot whose time is noted. */
export const timed = (bot: Bot<Types>): Bot<Types> => ({
  ...bot,
  choose: async (packet, seat, rng) => {
    const begun = performance.now();
    let result: 'answered' | 'failed' = 'failed';
    try {
      const option = await bot.choose(packet, seat, rng);
      result = 'answered';
      return option;
    } finally {
      counts.botTime.of[result].note(performance.now() - begun);
    }
  },
});
