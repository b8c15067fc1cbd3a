import { type Say, say, signed } from '@tavern/engine';
import type { EventOf } from '../../rules/events.ts';
import type { Award, Combo, Line, Reckoning, SideReckoning, TallyCell, TallyRow } from '../../rules/reckoning/types.ts';
import { cardSay, comboSay, name } from './words.ts';

/** The tally row by row, as the judges read it out: where nothing changed on either side there is nothing to read. */
export function tallyLines({ tally, sides }: Reckoning): Say[] {
  return tally
    .filter(({ cells }) => cells.some(({ amount, lines }) => amount !== 0 || lines.length > 0))
    .map(({ row, cells }) => {
      const [first, second] = cells.map((cell, seat) => cellSay(row, cell, seat, sides[seat]?.combos ?? []));
      return say('tally.row', { row: say(`row.${row}`), first: first ?? '', second: second ?? '' });
    });
}

function cellSay(row: TallyRow, { amount, makes, lines }: TallyCell, seat: number, combos: readonly Combo[]): Say {
  const said = linesSaid(lines, combos);
  const values = { who: name(seat), ...(said.length === 0 ? {} : { lines: said }) };
  const key = `tally.cell${amount === 0 ? '.none' : ''}${said.length === 0 ? '' : '.lines'}`;
  if (amount === 0) return say(key, values);
  return say(key, { ...values, makes, amount: row === 'printed' ? amount : signed(amount) });
}

/** Several lines that one card made are one: "The Old General +60". */
export function linesSaid(lines: readonly Line[], combos: readonly Combo[]): Say[] {
  const sums = new Map<string, { readonly first: Line; amount: number }>();
  for (const line of lines) {
    const id = `${line.seat} ${line.by} ${line.kept?.by} ${line.row === 'printed' ? line.zone : line.zone !== null}`;
    const sum = sums.get(id) ?? { first: line, amount: 0 };
    sum.amount += line.kept?.amount ?? line.amount;
    sums.set(id, sum);
  }
  return [...sums.values()].map(({ first, amount }) => lineSay(first, amount, combos));
}

/** `combos`: those that made a line without a card. */
function lineSay({ row, by, zone, kept }: Line, amount: number, combos: readonly Combo[]): Say {
  if (by === null) {
    return zone === null && row === 'combo' && amount > 0
      ? say('tally.line', { by: combos.map(comboSay), amount: signed(amount) })
      : say('tally.line.floor', { amount: signed(amount) });
  }
  if (kept !== undefined) return say('tally.line.kept', { by: cardSay(by), amount: signed(amount), keeper: cardSay(kept.by) });
  return say('tally.line', { by: cardSay(by), amount: row === 'printed' ? amount : signed(amount) });
}

/** What the judges give, with their reasons: "26 → 45 VP (round +15, lead +4)". */
export function awardLines({ reckoning: { awards }, before, after }: EventOf<'battle'>): Say[] {
  return awards.map((award, seat) => {
    const values = { who: name(seat), before: before[seat] ?? 0 };
    if (award.lines.length === 0) return say('tally.award.none', values);
    return say('tally.award', { ...values, after: after[seat] ?? 0, lines: awardReasons(award) });
  });
}

const awardReasons = ({ lines }: Award): Say[] =>
  lines.map(({ why, points, by }) =>
    say('tally.award.line', { why: by === null ? say(`award.${why}`) : cardSay(by), points: signed(points) }),
  );

/** A side's combo bonus: the combos, and what changed it besides. */
export function comboSaid({ combos, comboLines, comboBonus }: SideReckoning): Say {
  if (comboLines.length === 0) return say('table.combos.none');
  return say('table.combos', { bonus: signed(comboBonus), lines: linesSaid(comboLines, combos) });
}
