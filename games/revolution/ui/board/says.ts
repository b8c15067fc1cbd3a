import { type Say, type Seat, say, signed } from '@tavern/engine';
import type { Line } from '../../rules/reckoning/types.ts';
import { rivalOf } from '../../rules/state.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import { type Aftermath, type Change, changesOf, gainOf } from '../play/aftermath.ts';

/** `+30 The Old General`. */
export const lineSay = ({ amount, by }: Pick<Line, 'amount' | 'by'>): Say =>
  by === null
    ? say('square.line.plain', { amount: signed(amount) })
    : say('square.line', { amount: signed(amount), by: cardSay(by) });

/** The same without its card, for small places: all numbers of a sum are seen there, or none of them make sense. */
export const briefLine = (line: Say): Say => {
  const amount = line.key === 'square.line' ? line.with?.['amount'] : undefined;
  return amount === undefined ? line : say('square.line.plain', { amount });
};

const changing = ({ amount }: Line): boolean => amount !== 0;

function changeSays(change: Change): readonly Say[] {
  switch (change.is) {
    case 'comes':
      return [say('square.line.printed', { power: change.printed }), ...change.lines.filter(changing).map(lineSay)];
    case 'character':
      return change.card === null
        ? []
        : [say('square.line', { amount: signed(change.to - change.from), by: cardSay(change.card) })];
    case 'combo':
      return [say('square.line.combo', { amount: signed(change.amount) })];
    case 'total':
      return [say('square.line.total', { amount: signed(change.amount) })];
  }
}

/** What a lit place brings: one great word, and where it comes from. */
export interface Brings {
  readonly great: Say;
  readonly lines: readonly Say[];
}

export function bringsSay(after: Aftermath | null, me: Seat): Brings {
  if (after === null) return { great: say('square.brings.unknown'), lines: [say('square.brings.hidden')] };
  const gain = gainOf(after, me);
  const loss = gainOf(after, rivalOf(me));
  const drawn = after.draws[me] ?? 0;
  const rival = loss === 0 ? [] : [say('square.line.rival', { who: name(rivalOf(me)), amount: signed(loss) })];
  const draws = drawn === 0 ? [] : [say('square.line.draws', { n: drawn })];
  return {
    great: say('square.brings', { amount: signed(gain) }),
    lines: [...changesOf(after, me).flatMap(changeSays), ...rival, ...draws],
  };
}

/** Face-down there is nothing to reckon, except what others lose by it. Sealed, it counts when it is revealed. */
export function hidesSay(after: Aftermath | null, me: Seat, sealed: boolean): Brings {
  const gain = after === null ? 0 : gainOf(after, me);
  return {
    great: sealed ? say('square.seal.here') : say('square.down'),
    lines: sealed ? [] : [gain === 0 ? say('square.down.sub') : say('square.brings', { amount: signed(gain) })],
  };
}

/** What aiming at a character takes from it. */
export function takesSay(after: Aftermath | null, from: Seat): Brings {
  if (after === null) return bringsSay(after, from);
  return { great: say('square.brings', { amount: signed(gainOf(after, from)) }), lines: [] };
}
