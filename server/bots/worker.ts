import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { botAs, entryOf } from '@tavern/games';
import { answering } from './task.ts';

export async function botFor(game: string, level: string, person: string | null): Promise<Bot<Types>> {
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error('there is no such game');
  return botAs(pack, level, person);
}

export default answering(botFor);
