import { expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { script } from '../../../ui/show/script.ts';

type Threw = Extract<Event, { type: 'threw' }>;

const threw = (side: Threw['side'], dice: number[], type: Threw['result']['type'], why: Threw['why'] = 'turn'): Threw => ({
  type: 'threw',
  round: 1,
  side,
  thrown: dice,
  dice,
  changes: [],
  result: { type, value: 0 },
  why,
});

/** How long these phases of a throw last together. */
const lasts = (event: Threw, ...phases: readonly string[]): number =>
  (script.rows.threw.beats?.(event, { earlier: () => [] } as never) ?? [])
    .filter(({ phase }) => phases.includes(phase))
    .reduce((sum, beat) => sum + beat.lasts, 0);

/** How long the dice stay there to be read, once they have come to rest. */
const readFor = (event: Threw): number => lasts(event, 'lies');
/** From the throw on: the tumbling is part of the wait. */
const waitsFor = (event: Threw): number => lasts(event, 'rolls', 'lies');

test('CL-032: an instant result stands for a second, on both sides', () => {
  for (const side of ['player', 'enemy'] as const) {
    expect(readFor(threw(side, [4, 5, 6], 'instant-win'))).toBe(1_000);
    expect(readFor(threw(side, [1, 2, 3], 'cursed'))).toBe(1_000);
  }
});

test('CL-032: a throw without score is thrown again after 0.8 s, and a rival who can attack does so after 1 s', () => {
  for (const side of ['player', 'enemy'] as const) expect(waitsFor(threw(side, [1, 2, 4], 'none'))).toBe(800);
  for (const type of ['point', 'trips'] as const) expect(waitsFor(threw('enemy', [2, 2, 3], type))).toBe(1_000);
});

test('CL-032: a rival thinks for 0.5 s before the first throw of a turn, whatever falls; nobody else does', () => {
  const thinks = (...of: Parameters<typeof threw>): number => lasts(threw(...of), 'thinks');
  for (const type of ['none', 'point', 'trips', 'cursed', 'instant-win'] as const) {
    expect(thinks('enemy', [2, 2, 3], type)).toBe(500);
    expect(thinks('enemy', [2, 2, 3], type, 'again')).toBe(0);
    expect(thinks('player', [2, 2, 3], type)).toBe(0);
  }
});
