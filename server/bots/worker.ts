import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { botOf, botsOf, entryOf } from '@tavern/games';
import { answering } from './task.ts';

/** A level that the game does not have is played by its usual bot: a room may be older than the game's list. */
export async function botFor(game: string, level: string): Promise<Bot<Types>> {
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error('there is no such game');
  const bots = botsOf(pack);
  return (Object.hasOwn(bots, level) ? bots[level] : undefined) ?? botOf(pack);
}

export default answering(botFor);
