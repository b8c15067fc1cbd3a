import type { Language } from '@tavern/engine';

/** Sums of thirds and sixths end a hair below the half that they are. */
const HAIR = 1e-6;

/** Whole percents, but never "certain" or "impossible" of what is neither. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Percents with one decimal, where there is one: 50, 5.6. Whatever can happen at all never shows as 0. */
export function finePercent(chance: number): string {
  const tenths = Math.round(chance * 1000 + HAIR) / 10;
  if (chance > 0 && tenths === 0) return '<0.1';
  return String(tenths);
}

/** An average as a whole number. */
export const whole = (average: number): number => Math.round(average + HAIR);

/** Thousands are parted as the language does it. */
export const inFigures = (language: Language, n: number): string => n.toLocaleString(language);
