import { expect, test } from 'vitest';
import { STEPS } from '../../replay/player/steps.ts';
import { deedOf, STEP_KEYS } from '../../replay/player/use-replay-keys.ts';

const pressed = (key: string, shiftKey = false) => deedOf({ key, shiftKey });

test('every step has a key of its own, and the key leads to it', () => {
  expect(new Set(Object.values(STEP_KEYS)).size).toBe(STEPS.length);
  for (const step of STEPS) {
    const key = STEP_KEYS[step];
    expect(pressed(key.replace('Shift+', ''), key.startsWith('Shift+'))).toEqual({ do: 'step', step });
  }
});

test('space plays and pauses, digits lead to tenths of the match, and other keys stay with the table', () => {
  expect([pressed(' '), pressed('0'), pressed('7'), pressed('m'), pressed('Enter')]).toEqual([
    { do: 'toggle' },
    { do: 'tenth', n: 0 },
    { do: 'tenth', n: 7 },
    null,
    null,
  ]);
});
