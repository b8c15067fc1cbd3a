import { expect, it } from 'vitest';
import { isWordy } from '../../card/wordy.ts';

it('a long text takes the room of the picture, and Han letters do so sooner', () => {
  const long = 'If you would end on a tile with a player or an enemy, you may step back 1 tile before that tile resolves.';
  expect(isWordy('s', '+3 Attack.')).toBe(false);
  expect(isWordy('m', long)).toBe(true);
  expect(isWordy('l', long)).toBe(false);
  expect(isWordy('s', 'a'.repeat(29))).toBe(false);
  expect(isWordy('s', '若'.repeat(29))).toBe(true);
});
