import type { Language } from '@tavern/engine';

export { percent } from '@tavern/engine';

/** Sums of thirds and sixths can end slightly below the half that they stand for. */
const HAIR = 1e-6;

/** Percents with one decimal where there is one: 50, 5.6. What can happen at all never shows as 0. */
export function finePercent(chance: number): string {
  const tenths = Math.round(chance * 1000 + HAIR) / 10;
  if (chance > 0 && tenths === 0) return '<0.1';
  return String(tenths);
}

/** An average as a whole number. */
export const whole = (average: number): number => Math.round(average + HAIR);

/** Separates thousands as the language does. */
export const inFigures = (language: Language, n: number): string => n.toLocaleString(language);

const ROMAN = ['I', 'II', 'III', 'IV'] as const;
/** Rounds and places in a row, counted from 0. */
export const romanOf = (index: number): string => ROMAN[index] ?? `${index + 1}`;
