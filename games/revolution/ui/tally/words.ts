import { type Say, type Seat, say, signed } from '@tavern/engine';
import type { EventOf } from '../../rules/events.ts';
import type { Reckoning, TallyRow } from '../../rules/reckoning/types.ts';
import { rivalOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import type { AwardLine, TallyLine } from '../show/parts.ts';
import { cellSays } from './line-words.ts';
import { zeroReason } from './reasons.ts';

/** How a number of the tally is written: the first one stands, the others are added to it. */
export const figureOf = (row: TallyRow, amount: number): string =>
  row === 'printed' || amount === 0 ? String(amount) : signed(amount);

/** What made the number of one side in a row, or why there is none. */
export function detailsOf({ row, cells }: TallyLine, reckoning: Reckoning, view: View, seat: Seat): readonly Say[] {
  const cell = cells[seat];
  const says = cell === undefined ? [] : cellSays(row, cell, reckoning, seat);
  return says.length > 0 ? says : [zeroReason(row, reckoning, view, seat)];
}

/** One row in sentences, for those who hear it. */
export function rowSays(line: TallyLine, reckoning: Reckoning, view: View, seats: readonly Seat[]): readonly Say[] {
  const { row, cells } = line;
  return [
    say('judges.said.row', { row: rowSay(row) }),
    ...seats.map((seat) =>
      say('judges.said.cell', {
        who: name(seat),
        n: figureOf(row, cells[seat]?.amount ?? 0),
        what: [...detailsOf(line, reckoning, view, seat)],
        makes: cells[seat]?.makes ?? 0,
      }),
    ),
  ];
}

export const rowSay = (row: TallyRow): Say => say(row === 'total' ? 'judges.row.total' : `row.${row}`);

/** Why judges give points. */
export function awardSay({ why, by }: AwardLine, { lead, sides }: Reckoning, seat: Seat): Say {
  const bonus = (of: Seat): number => sides[of]?.comboBonus ?? 0;
  if (why === 'lead') return say('judges.award.lead', { lead });
  if (why === 'style') return say('judges.award.style', { more: bonus(seat), less: bonus(rivalOf(seat)) });
  return by === null ? say(`judges.award.${why}`) : say('judges.award.by', { card: cardSay(by) });
}

/** The result in one sentence, as `viewer` reads it. */
export function resultSay({ reckoning: { winner, sides } }: Pick<EventOf<'battle'>, 'reckoning'>, viewer: Seat | null): Say {
  const total = (seat: number): number => sides[seat]?.total ?? 0;
  if (winner === null) return say('judges.result.even', { total: total(0) });
  const key = winner === viewer ? 'you' : viewer === null ? 'other' : 'lost';
  return say(`judges.result.${key}`, { who: name(winner), more: total(winner), less: total(1 - winner) });
}
