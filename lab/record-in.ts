import { readFileSync } from 'node:fs';
import { Mistake } from './arguments.ts';
import { words } from './words.ts';

/** What a file of the command line holds, as JSON. */
export function recordIn(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.trim() === '') throw new Mistake(words('mistake.emptyFile', { file }));
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(words('mistake.file', { file, problem: error instanceof Error ? error.message : String(error) }));
  }
}
