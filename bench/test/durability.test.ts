import { expect, test } from 'vitest';
import { killed } from '../durability/durability.ts';

/** On a busy machine a life may be over before anybody is back: it is killed until enough have been. */
const playedOn = (so: { readonly acknowledged: number; readonly resumed: number }): boolean =>
  so.acknowledged > 50 && so.resumed > 8;

test('a server that is killed while people play has lost nothing it acknowledged, and doubled nothing', async () => {
  const { acknowledged, lost, doubled, torn, stuck, resumed } = await killed({ kills: 60, broken: false, enough: playedOn });
  expect({ lost, doubled, torn, stuck }).toEqual({ lost: 0, doubled: 0, torn: 0, stuck: 0 });
  expect(playedOn({ acknowledged, resumed })).toBe(true);
});

test('one that acknowledges before it appends is found out: the test has teeth', async () => {
  const { lost } = await killed({ kills: 60, broken: true, enough: (so) => so.lost > 0 });
  expect(lost).toBeGreaterThan(0);
});
