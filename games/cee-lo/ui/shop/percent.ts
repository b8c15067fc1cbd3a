/** Sums of thirds and sixths end a hair below the half that they are. */
const HAIR = 1e-6;

/** One decimal, where there is one: 50, 5.6. Whatever can happen at all never shows as 0. */
export function percent(p: number): string {
  const tenths = Math.round(p * 1000 + HAIR) / 10;
  if (p > 0 && tenths === 0) return '<0.1';
  return String(tenths);
}

/** An average as a whole number. */
export const whole = (average: number): number => Math.round(average + HAIR);
