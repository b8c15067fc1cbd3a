import type { Measured } from './measure.ts';

/** Rounds further apart than this say more about the machine than about the code. */
const BUSY = 0.25;

export function warnIfBusy(figures: readonly Measured[]): void {
  if (figures.some(({ spread }) => spread > BUSY))
    console.error('The rounds are far apart: this machine is busy. Measure again when it is idle.');
}

/** Names to the left, figures to the right. */
export const columns = (rows: readonly (readonly string[])[], width = 14): string =>
  rows.map(([name = '', ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(width)).join('')).join('\n');

export const count = (rate: number): string => Math.round(rate).toLocaleString('en');
export const percent = (part: number): string => `${(part * 100).toFixed(0)}%`;
export const round = (number: number, digits: number): number => Number(number.toFixed(digits));
