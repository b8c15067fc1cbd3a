import { expect, test } from 'vitest';
import { given } from '../../testkit/index.ts';
import { toy } from '../kernel/toy.ts';

test('a single player who gives up is last of one, not behind nobody', () => {
  const scene = given(toy({ start: (m) => m.next({ do: 'stop' }) }), { seats: 1 }).answer(0, { do: 'concede' });
  expect(scene.match.over).toMatchObject({ ranking: [[0]], winners: [] });
});
