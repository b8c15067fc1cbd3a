import { expect, test } from 'vitest';
import { conforms } from '../../conformance/index.ts';
import { toy } from '../kernel/toy.ts';

test('a match that set-up already decides conforms', () => {
  const game = toy({
    start(m) {
      m.state.over = true;
    },
  });
  expect(conforms(game, { games: 20, seed: 1 }).failures).toEqual([]);
});
