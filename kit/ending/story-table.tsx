import './ending.css';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface StoryColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Whom or what the row is about. */
  readonly names?: boolean;
  /** The cells need no heading where rows are broken up, because they are a rank or a word. */
  readonly plain?: boolean;
  readonly head?: string | undefined;
  readonly cell?: string | undefined;
}

interface StoryRow<Id extends string> {
  readonly id: string | number;
  readonly cells: { readonly [column in Id]: ReactNode };
  readonly className?: string | undefined;
}

interface StoryTableProps<Id extends string> {
  readonly columns: readonly StoryColumn<Id>[];
  readonly rows: readonly StoryRow<Id>[];
  readonly className: string;
}

/** A match in figures, with a row for each player or round. `data-label` has each cell's heading, for screens too narrow for columns. */
export function StoryTable<Id extends string>({ columns, rows, className }: StoryTableProps<Id>) {
  return (
    <table className={classes('story-table', className)}>
      <thead>
        <tr>
          {columns.map(({ id, label, head }) => (
            <th key={id} scope="col" className={head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.className}>
            {columns.map(({ id, label, names = false, plain = false, cell }) =>
              names ? (
                <th key={id} scope="row" className={cell}>
                  {row.cells[id]}
                </th>
              ) : (
                <td key={id} className={cell} data-label={plain ? undefined : label}>
                  {row.cells[id]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
