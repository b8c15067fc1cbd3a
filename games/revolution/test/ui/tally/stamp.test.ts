import { expect, test } from 'vitest';
import { momentsOf } from '../../../ui/tally/saying.ts';
import { stampOf } from '../../../ui/tally/stamp.ts';
import { battleIn, counted, FAR, NEAR } from '../battle.ts';

test('the stamp is beside a player’s own total, and for spectators beside the winner’s', () => {
  expect(stampOf(NEAR, NEAR, NEAR)).toEqual({ how: 'carried', side: 'near' });
  expect(stampOf(FAR, NEAR, NEAR)).toEqual({ how: 'lost', side: 'near' });
  expect(stampOf(null, NEAR, NEAR)).toEqual({ how: 'even', side: 'near' });
  expect(stampOf(FAR, null, NEAR)).toEqual({ how: 'carried', side: 'far' });
  expect(stampOf(NEAR, null, NEAR)).toEqual({ how: 'carried', side: 'near' });
});

test('the winner of a round has the first word, and nobody speaks about anything else', () => {
  const scene = counted();
  expect(momentsOf(battleIn(scene))).toEqual([
    { seat: NEAR, line: 'won' },
    { seat: FAR, line: 'lost' },
  ]);
  expect(scene.told(0).flatMap((event) => (event.type === 'battle' ? [] : momentsOf(event)))).toEqual([]);
});
