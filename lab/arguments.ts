import { type ParseArgsConfig, parseArgs } from 'node:util';
import { entryOf, type GameEntry, registry } from '@tavern/games';
import { words } from './words.ts';

/** A mistake that the person at the keyboard can mend: shown without a stack, exit code 2. */
export class Mistake extends Error {}

/** Command-line options; an unknown one is named. */
export function optionsFrom<const O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : String(error)}\n\n${words('usage')}`);
  }
}

/** A whole number from the command line. */
export function wholeNumber(
  name: string,
  given: string | undefined,
  initial: number,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
): number {
  if (given === undefined) return initial;
  const value = Number(given);
  if (given.trim() === '' || !Number.isSafeInteger(value) || value < min || value > max)
    throw new Mistake(words('mistake.number', { name, given, min, max }));
  return value;
}

export function oneOf<const C extends string>(name: string, given: string | undefined, known: readonly C[], initial: C): C {
  const found = known.find((each) => each.toLowerCase() === (given ?? initial).toLowerCase());
  if (found === undefined) throw new Mistake(words('mistake.choice', { name, given: given ?? '', known: known.join(', ') }));
  return found;
}

export function gameEntry(id: string): GameEntry {
  const entry = entryOf(id);
  if (entry === undefined) throw new Mistake(words('mistake.game', { id, known: registry.map((each) => each.id).join(', ') }));
  return entry;
}
