import { readFileSync } from 'node:fs';
import { boxCode, readBoxFile } from '@tavern/decks';
import type { GamePack } from '@tavern/games';
import { Mistake } from './arguments.ts';
import { told, words } from './words.ts';

/** The box of a file, as a room has it. What is wrong with the file is named. */
export function boxIn({ game, box, texts }: GamePack, file: string): string {
  if (box === undefined) throw new Mistake(words('mistake.noBox', { game: game.name }));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Mistake(words('mistake.file', { file, problem: error instanceof Error ? error.message : String(error) }));
  }
  const read = readBoxFile(game.name, box, text);
  if (!read.ok) throw new Mistake(words('mistake.box', { file, why: told(read.why, texts) }));
  return boxCode(box, read.box);
}
