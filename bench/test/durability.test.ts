import { expect, test } from 'vitest';
import { killed } from '../durability/durability.ts';

test('a server that is killed while people play has lost nothing it acknowledged, and doubled nothing', async () => {
  const { acknowledged, lost, doubled, torn, stuck, resumed } = await killed({ kills: 4, broken: false });
  expect({ lost, doubled, torn, stuck }).toEqual({ lost: 0, doubled: 0, torn: 0, stuck: 0 });
  expect(acknowledged).toBeGreaterThan(50);
  expect(resumed).toBeGreaterThan(8);
});

test('one that acknowledges before it appends is found out: the test has teeth', async () => {
  const { lost } = await killed({ kills: 60, broken: true, enough: (so) => so.lost > 0 });
  expect(lost).toBeGreaterThan(0);
});
