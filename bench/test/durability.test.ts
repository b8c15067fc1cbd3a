import { expect, test } from 'vitest';
import { killed } from '../durability/durability.ts';

/** `npm run bench -- durability` kills 300 times, at random moments; here it is killed as soon as people play again. */
const AFTER = 8;
const KILLS = 15;
/** Milliseconds: on a busy machine a server takes seconds to start, and it starts this often. */
const PATIENCE = 240_000;
const playedOn = (so: { readonly acknowledged: number; readonly resumed: number }): boolean =>
  so.acknowledged > 50 && so.resumed > 8;

test('a server that is killed while people play has lost nothing it acknowledged, and doubled nothing', {
  timeout: PATIENCE,
}, async () => {
  const { acknowledged, lost, doubled, torn, stuck, resumed } = await killed({
    kills: KILLS,
    broken: false,
    after: AFTER,
    enough: playedOn,
  });
  expect({ lost, doubled, torn, stuck }).toEqual({ lost: 0, doubled: 0, torn: 0, stuck: 0 });
  expect(playedOn({ acknowledged, resumed })).toBe(true);
});

test('one that acknowledges before it appends is found out: the test has teeth', { timeout: PATIENCE }, async () => {
  const { lost } = await killed({ kills: KILLS, broken: true, after: AFTER, enough: (so) => so.lost > 0 });
  expect(lost).toBeGreaterThan(0);
});
