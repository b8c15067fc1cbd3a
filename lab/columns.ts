/** Chinese characters and full-width signs take two places on a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

const width = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** Rows of cells in columns, indented: the first column to the left, figures to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, width(cell));
  const padded = (cell: string, index: number): string => {
    const room = ' '.repeat((widths[index] ?? 0) - width(cell));
    return index === 0 ? cell + room : room + cell;
  };
  return rows.map((row) => `  ${row.map(padded).join('  ')}`.trimEnd()).join('\n');
}

export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

export const interval = (low: number, high: number): string => `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;
