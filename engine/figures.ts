/** As wide as a plus. */
const MINUS = '−';

/** With its sign: what is added to something, or taken from it. */
export const signed = (n: number): string => (n < 0 ? `${MINUS}${-n}` : `+${n}`);
