import { type Say, type Seat, say, signed } from '@tavern/engine';
import { type TipRow, tipInWords } from '@tavern/kit/tips/tip.ts';
import type { Combo, Line, TallyRow } from '../../rules/reckoning/types.ts';
import { ROUNDS, WINNING_POINTS } from '../../rules/state.ts';
import { cardSay, comboSay, name, zoneSay } from '../../text/tell/words.ts';
import { playerIn } from '../show/props.ts';
import { countedRounds } from '../show/results.ts';
import { lineRow, reckoningOf } from './sums.ts';
import type { Sight, Tip } from './tip.ts';
import type { NumberName } from './what.ts';

const figure = (n: number): Say => say('tip.n', { n: String(n) });
const change = (n: number): Say => say('tip.n', { n: signed(n) });

/** A number of one side, with the sum that it is. */
export function numberTip(number: NumberName, seat: Seat, sight: Sight): Tip {
  const who = name(seat);
  if (number === 'vp') return pointsTip(seat, sight);
  const side = reckoningOf(sight.view).sides[seat];
  if (side === undefined) return tipInWords(say(`tip.number.${number}`, { who, n: 0 }), [say(`tip.number.${number}.rule`)]);
  if (number === 'power') {
    const rows = side.characters.map(({ card, zone, power }) => ({
      n: figure(power),
      from: card === null ? say('tip.number.covered', { zone: zoneSay(zone) }) : cardSay(card),
    }));
    return tipInWords(say('tip.number.power', { who, n: side.power }), [say('tip.number.power.rule')], rows);
  }
  const combos = comboRows(side.combos, side.comboLines);
  if (number === 'combo')
    return tipInWords(say('tip.number.combo', { who, n: side.comboBonus }), [say('tip.number.combo.rule')], combos);
  const rows = [
    { n: figure(side.power), from: say('tip.number.powers') },
    ...(side.comboBonus === 0 && side.combos.length === 0
      ? []
      : [{ n: change(side.comboBonus), from: say('tip.number.comboOf', { combos: side.combos.map(comboSay) }) }]),
    ...side.totalLines.map(lineRow),
  ];
  return tipInWords(say('tip.number.total', { who, n: side.total }), [say('tip.number.total.rule')], rows);
}

/** Each combo that counts, and what changed their bonus. */
function comboRows(combos: readonly Combo[], lines: readonly Line[]): TipRow[] {
  return [
    ...combos.map((combo) => ({ n: change(combo.bonus), from: comboSay(combo) })),
    ...lines.filter(({ by }) => by !== null).map(lineRow),
  ];
}

/** Victory points: what each round has brought. */
function pointsTip(seat: Seat, { view }: Sight): Tip {
  const { vp } = playerIn(view, seat);
  const rows = countedRounds(view).map(({ round, result }) => ({
    n: change(result.awards[seat]?.points ?? 0),
    from: say(round > ROUNDS ? 'ledger.extra.short' : 'tip.number.round', { round }),
  }));
  return tipInWords(
    say('tip.number.vp', { who: name(seat), n: vp }),
    [say('tip.number.vp.rule', { n: WINNING_POINTS, left: Math.max(0, WINNING_POINTS - vp) })],
    rows,
  );
}

/** A row of the tally: its rule, and for a side all its lines. */
export function rowTip(row: TallyRow, seat: Seat | null, { view }: Sight): Tip {
  const label = say(row === 'total' ? 'judges.row.total' : `row.${row}`);
  const rule = say(`tip.row.${row}`);
  if (seat === null) return tipInWords(label, [rule]);
  const { tally, sides } = reckoningOf(view);
  const cell = tally.find((each) => each.row === row)?.cells[seat];
  const title = say('tip.row.of', {
    row: label,
    who: name(seat),
    n: row === 'printed' ? String(cell?.amount ?? 0) : signed(cell?.amount ?? 0),
  });
  const lines = cell?.lines ?? [];
  const rows = row === 'combo' ? comboRows(sides[seat]?.combos ?? [], lines) : lines.map(lineRow);
  return tipInWords(title, [say('tip.row.makes', { n: cell?.makes ?? 0 }), rule], rows);
}
