import { expect, test } from 'vitest';
import { bare } from '../race/bare.ts';
import { dice } from '../race/dice.ts';
import { lean } from '../race/lean.ts';
import { ours } from '../race/ours.ts';

test('all contestants run the same race: figures of different games would compare nothing', () => {
  for (let seed = 0; seed < 50; seed++) {
    const finish = ours(seed);
    expect(bare(seed)).toEqual(finish);
    expect(lean(seed)).toEqual(finish);
    expect(finish).toMatchObject(dice(seed));
  }
});
