import { type Seat, seat as toSeat } from '@tavern/engine';
import { type Line, type Reckoning, type SideReckoning, TALLY_ROWS, type TallyCell, type TallyRow } from './types.ts';

type Rows = { readonly [row in TallyRow]: Line[] };

const emptyRows = (): Rows => ({
  printed: [],
  leader: [],
  effects: [],
  help: [],
  secret: [],
  nullified: [],
  combo: [],
  total: [],
});

/** The battle tells a reckoning as an event, which may not hold an object twice. So the tally has a copy of each line that its card has. */
const written = (line: Line): Line => (line.kept === undefined ? { ...line } : { ...line, kept: { ...line.kept } });

/** All lines of a side by row, the printed powers among them. */
function rowsOf({ characters, comboLines, totalLines }: SideReckoning, seat: Seat): Rows {
  const rows = emptyRows();
  for (const { zone, card, printed, lines } of characters) {
    if (card !== null) rows.printed.push({ row: 'printed', by: card, seat, zone, amount: printed });
    for (const line of lines) rows[line.row].push(written(line));
  }
  for (const line of comboLines) rows.combo.push(written(line));
  for (const line of totalLines) rows.total.push(written(line));
  return rows;
}

function cellsOf(side: SideReckoning, seat: Seat): TallyCell[] {
  const rows = rowsOf(side, seat);
  let makes = 0;
  return TALLY_ROWS.map((row) => {
    let amount = 0;
    for (const line of rows[row]) amount += line.amount;
    makes += amount;
    return { amount, makes, lines: rows[row] };
  });
}

/** Row by row, in the order of section 4, with the total so far. It is nothing but the lines of both sides. */
export function tallyOf(sides: readonly SideReckoning[]): Reckoning['tally'] {
  const columns = sides.map((side, index) => cellsOf(side, toSeat(index)));
  return TALLY_ROWS.map((row, at) => ({ row, cells: columns.map((cells) => cells[at] as TallyCell) }));
}
