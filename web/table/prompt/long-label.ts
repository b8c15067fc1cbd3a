const LONG = 30;

/** Han letters are twice as wide. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);

/** Too wide for a button at its usual size. */
export const isLong = (label: string): boolean => widthOf(label) > LONG;
