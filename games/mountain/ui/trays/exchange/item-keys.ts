import type { Asked } from '../../words/look.ts';
import { controlsAt } from './exchange-controls.ts';
import type { ExchangeItem } from './items.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/**
 * A digit for each item that can be moved or asked for, in their order; when looting, the other player's come first, in a trade one's own.
 * An item keeps its key wherever it goes.
 */
export function keysOf(items: readonly ExchangeItem[], asked: Asked): ReadonlyMap<string, string> {
  const lit = items.filter((item) => controlsAt(item, asked).some(({ why }) => why === null));
  const [mine, theirs] = [lit.filter(({ seat }) => seat === asked.seat), lit.filter(({ seat }) => seat !== asked.seat)];
  const ordered = asked.question.kind === 'trade' ? [...mine, ...theirs] : [...theirs, ...mine];
  return new Map(
    ordered.flatMap(({ id }, index) => {
      const key = DIGITS[index];
      return key === undefined ? [] : [[id, key]];
    }),
  );
}
