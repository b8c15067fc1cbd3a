import { type Seat, seatsOf } from '@tavern/engine';
import type { EventOf } from '../../rules/events.ts';
import type { Award, Reckoning, TallyRow } from '../../rules/reckoning/types.ts';

/** What the tally shows, one after the other: rows, the totals with their stamp, each award, the race. */
export type Part =
  | { readonly is: 'row'; readonly row: TallyRow }
  | { readonly is: 'total' }
  | { readonly is: 'award'; readonly seat: Seat; readonly line: AwardLine }
  | { readonly is: 'race' };

export type AwardLine = Award['lines'][number];
export type TallyLine = Reckoning['tally'][number];

/** Every battle has these, whatever they bring. */
const ALWAYS: ReadonlySet<TallyRow> = new Set(['printed', 'combo']);

/** The rows that say something. What is 0 for both sides, and has no reason to be told, is left out. */
export const rowsOf = ({ tally }: Pick<Reckoning, 'tally'>): readonly TallyLine[] =>
  tally.filter(({ row, cells }) => ALWAYS.has(row) || cells.some(({ amount, lines }) => amount !== 0 || lines.length > 0));

export function partsOf({ reckoning }: Pick<EventOf<'battle'>, 'reckoning'>): readonly Part[] {
  const { awards } = reckoning;
  return [
    ...rowsOf(reckoning).map(({ row }) => ({ is: 'row', row }) as const),
    { is: 'total' },
    ...seatsOf(awards.length).flatMap((seat) =>
      (awards[seat]?.lines ?? []).map((line) => ({ is: 'award', seat, line }) as const),
    ),
    { is: 'race' },
  ];
}
