import type { Beat } from './script.ts';

/** Milliseconds at 1x: the shortest time for a text, and the time for each letter. */
const LEAST = 1_200;
const LETTER = 40;
/** How many letters a Han character counts for. */
const HAN = 2;

const IS_HAN = /\p{Script=Han}/gu;

/** The length of a text in letters of English. */
export const lettersIn = (text: string): number => text.length + (text.match(IS_HAN)?.length ?? 0) * (HAN - 1);

/** How long it takes to read this many letters. */
export const readingOf = (letters: number): number => Math.max(LEAST, letters * LETTER);

/** How long a beat lasts at normal speed. `letters`: of the text shown during it. */
export const lastsOf = ({ lasts, says }: Beat, letters: (says: NonNullable<Beat['says']>) => number): number =>
  says === undefined ? lasts : Math.max(lasts, readingOf(letters(says)));
