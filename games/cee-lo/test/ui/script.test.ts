import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { script } from '../../ui/show/script.ts';

type Threw = Extract<Event, { type: 'threw' }>;

const threw = (side: Threw['side'], dice: number[], type: Threw['result']['type']): Threw => ({
  type: 'threw',
  round: 1,
  side,
  thrown: dice,
  dice,
  changes: [],
  result: { type, value: 0 },
  why: 'turn',
});

/** How long the dice lie there to be read, once they have come to rest. */
const readFor = (event: Threw): number =>
  (script.rows.threw.beats?.(event, { earlier: () => [] } as never) ?? [])
    .filter(({ phase }) => phase === 'lies')
    .reduce((sum, { lasts }) => sum + lasts, 0);

test('CL-032: an instant result stands for a second, whoever threw it', () => {
  for (const side of ['player', 'enemy'] as const) {
    expect(readFor(threw(side, [4, 5, 6], 'instant-win'))).toBe(1_000);
    expect(readFor(threw(side, [1, 2, 3], 'cursed'))).toBe(1_000);
  }
});
