import { type NameProblem, type Refusal, readName, refusal } from '@tavern/engine';

/** What people count as characters. */
const MOST_CHARACTERS = 24;
/** In UTF-16 units: `readName` takes at most 80 code points, and each has at most two units. */
export const LONGEST_NAME = 160;

/** The name of a deck as it will be shown, or why it cannot be: by the rule for nicknames. */
export function readDeckName(given: string): { readonly ok: true; readonly name: string } | Refusal<`deck-name-${NameProblem}`> {
  const read = readName(given, MOST_CHARACTERS);
  return read.ok ? read : refusal(`deck-name-${read.problem}`, read.values, 'name');
}
