import { seat, withEngineTexts } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { type Speech, speechOf } from '../../words/words.ts';

export const NAMES = ['Ysolde', 'Mei', 'Odo', 'Bram'];
export const [YSOLDE, MEI, ODO, BRAM] = [seat(0), seat(1), seat(2), seat(3)];

export async function packOf(game: string): Promise<GamePack> {
  const entry = entryOf(game);
  if (entry === undefined) throw new Error(`there is no ${game}`);
  return entry.load();
}

/** A game's words, as a table has them. */
export const speaking = ({ texts }: GamePack, language: 'en' | 'zh-Hant' = 'en'): Speech =>
  speechOf(language, withEngineTexts(texts)[language], NAMES);
