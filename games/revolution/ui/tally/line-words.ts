import { type Say, type Seat, say, signed } from '@tavern/engine';
import type { Line, Reckoning, TallyCell, TallyRow } from '../../rules/reckoning/types.ts';
import { cardSay, comboSay } from '../../text/tell/words.ts';

/** Lines that one card made: a leader helps two characters, and says so once. */
interface Group {
  readonly by: NonNullable<Line['by']>;
  readonly lines: readonly Line[];
}

function groupsOf(lines: readonly Line[]): readonly Group[] {
  const groups = new Map<string, { by: Group['by']; lines: Line[] }>();
  for (const line of lines) {
    if (line.by === null || line.kept !== undefined) continue;
    const key = `${line.by} ${line.seat} ${line.amount}`;
    const group = groups.get(key) ?? { by: line.by, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whom a line is about: the character in that zone. */
const targetOf = ({ sides }: Reckoning, seat: Seat, { zone }: Pick<Line, 'zone'>): Line['by'] =>
  sides[seat]?.characters.find((each) => each.zone === zone)?.card ?? null;

function groupSay({ by, lines }: Group, reckoning: Reckoning, seat: Seat): Say {
  const [first] = lines;
  const amount = signed(first?.amount ?? 0);
  const card = cardSay(by);
  if (lines.length > 1) return say('judges.line.each', { card, n: lines.length, amount });
  const target = first === undefined ? null : targetOf(reckoning, seat, first);
  return target === null || target === by
    ? say('judges.line', { card, amount })
    : say('judges.line.on', { card, target: cardSay(target), amount });
}

const keptSay = ({ by, kept }: Line): Say[] =>
  kept === undefined || by === null
    ? []
    : [say('judges.line.kept', { card: cardSay(by), amount: signed(kept.amount), by: cardSay(kept.by) })];

/** Where nothing but a floor made the line. */
const floorSay = ({ amount }: Line): Say => say('judges.line.floor', { amount: signed(amount) });

function printedSays(lines: readonly Line[]): Say[] {
  return lines.flatMap(({ by, amount }) => (by === null ? [] : [say('judges.line.printed', { n: amount, card: cardSay(by) })]));
}

/** What made a number of the tally, one text for each card that had a part in it. */
export function cellSays(row: TallyRow, { lines }: TallyCell, reckoning: Reckoning, seat: Seat): readonly Say[] {
  if (row === 'printed') return printedSays(lines);
  const combos =
    row === 'combo'
      ? (reckoning.sides[seat]?.combos ?? []).map((combo) => say('judges.line.combo', { combo: comboSay(combo), n: combo.bonus }))
      : [];
  const floors = row === 'combo' ? [] : lines.filter(({ by, amount }) => by === null && amount !== 0).map(floorSay);
  return [...combos, ...groupsOf(lines).map((group) => groupSay(group, reckoning, seat)), ...lines.flatMap(keptSay), ...floors];
}
