/** U+2212, as wide as a plus. */
const MINUS = '−';

/** A number as it is read: below zero with a minus, never with a hyphen. */
export const plain = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));

/** With its sign: what is added to something, or taken from it. */
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`);
