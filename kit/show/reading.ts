import type { Beat } from './script.ts';

/** Milliseconds at 1x: nothing is read faster than this, and every letter takes so long. */
const LEAST = 1_200;
const LETTER = 40;
/** A Han character says as much as so many letters. */
const HAN = 2;

const IS_HAN = /\p{Script=Han}/gu;

/** How long it takes to read a text, as letters of English go. */
export const lettersIn = (text: string): number => text.length + (text.match(IS_HAN)?.length ?? 0) * (HAN - 1);

/** A beat in which so many letters are to be read. */
export const readingOf = (letters: number): number => Math.max(LEAST, letters * LETTER);

/** How long a beat lasts at leisure. `letters`: of what is said meanwhile. */
export const lastsOf = ({ lasts, says }: Beat, letters: (says: NonNullable<Beat['says']>) => number): number =>
  says === undefined ? lasts : Math.max(lasts, readingOf(letters(says)));
