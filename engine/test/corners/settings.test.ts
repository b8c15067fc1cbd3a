import { fieldsOf, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { conforms } from '../../conformance/index.ts';
import { type ToyPlay, toy } from '../kernel/toy.ts';

test('a whole number without bounds is no number to be chosen from a range', () => {
  expect(fieldsOf(z.strictObject({ n: z.int().default(3) }))).toMatchObject([{ type: 'other', initial: 3 }]);
});

test('random settings can be made up for a rule without bounds', () => {
  const rules = z.strictObject({ n: z.int().default(3) });
  const end = (m: ToyPlay): void => {
    m.state.over = true;
  };
  const game = toy({ start: (m) => m.ask(seat(0), { kind: 'end' }) }, { end: { answer: end } }, { rules });
  expect(conforms(game, { games: 10, seed: 1 }).failures).toEqual([]);
});
