import { say, signed } from '@tavern/engine';
import type { TipRow } from '@tavern/kit/tips/tip.ts';
import { boardOf } from '../../rules/reckoning/board.ts';
import { reckon } from '../../rules/reckoning/reckon.ts';
import type { CharacterReckoning, Line, Reckoning } from '../../rules/reckoning/types.ts';
import type { View } from '../../rules/view.ts';
import { cardSay } from '../../text/tell/words.ts';

/** Views do not change: what was reckoned for one serves all its tips. */
const reckoned = new WeakMap<View, Reckoning>();

export function reckoningOf(view: View): Reckoning {
  const known = reckoned.get(view);
  if (known !== undefined) return known;
  const reckoning = reckon(boardOf(view));
  reckoned.set(view, reckoning);
  return reckoning;
}

/** One line of a sum: how much, and which card made it, or which card kept it away. */
export function lineRow({ by, amount, kept, row }: Line): TipRow {
  if (kept !== undefined && by !== null)
    return {
      n: say('tip.n', { n: signed(kept.amount) }),
      from: say('tip.sum.kept', { card: cardSay(by), by: cardSay(kept.by) }),
      off: true,
    };
  const n = say('tip.n', { n: row === 'printed' ? String(amount) : signed(amount) });
  return { n, from: by === null ? say('tip.sum.floor') : cardSay(by) };
}

/** What a character's power is made of. */
export const characterRows = ({ printed, lines }: CharacterReckoning): readonly TipRow[] => [
  { n: say('tip.n', { n: String(printed) }), from: say('tip.sum.printed') },
  ...lines.filter(({ row }) => row !== 'printed').map(lineRow),
];
