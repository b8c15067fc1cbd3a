import type { Types } from '@tavern/engine';
import type { Bot } from './bot.ts';

/** Any option, all alike: the yardstick for every other bot. */
export const randomBot: Bot<Types> = {
  choose: ({ question }, _seat, rng) => rng.pick(question.options),
};
