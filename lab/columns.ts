import { stripVTControlCharacters } from 'node:util';

/** Chinese characters and full-width signs take two places on a terminal. As the inside of a character class. */
export const WIDE = '\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6';
const wide = new RegExp(`[${WIDE}]`, 'gu');

/** How many places a line takes on a terminal; colours take none. */
export function widthOf(line: string): number {
  const text = stripVTControlCharacters(line);
  return text.length + (text.match(wide)?.length ?? 0);
}

/** Rows of cells in columns, indented: the first column to the left, figures to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  const padded = (cell: string, index: number): string => {
    const width = ' '.repeat((widths[index] ?? 0) - widthOf(cell));
    return index === 0 ? cell + width : width + cell;
  };
  return rows.map((row) => `  ${row.map(padded).join('  ')}`.trimEnd()).join('\n');
}

export const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export const interval = (low: number, high: number): string => `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%`;
