import { fieldsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { conforms } from '../../conformance/index.ts';
import { toy } from '../kernel/toy.ts';

test('a whole number without bounds is no number to be chosen from a range', () => {
  expect(fieldsOf(z.strictObject({ n: z.int().default(3) }))).toMatchObject([{ type: 'other', initial: 3 }]);
});

test('random settings can be made up for a rule without bounds', () => {
  const game = toy(
    {
      start(m) {
        m.state.over = true;
      },
    },
    {},
    { rules: z.strictObject({ n: z.int().default(3) }) },
  );
  expect(conforms(game, { games: 10, seed: 1 }).failures).toEqual([]);
});
