import { expect, test } from 'vitest';
import { disturbed } from '../chaos/disturbed.ts';

/** Milliseconds: this machine does ten other things. `npm run bench -- chaos` measures it. */
const BACK = 15_000;

test('nodes that are stopped, cut off from the database and killed while people play lose nothing, fork nothing, and hold nobody up', async () => {
  const { acknowledged, forks, lost, doubled, stuck, back, away } = await disturbed({
    nodes: 2,
    pairs: 3,
    thinks: 50,
    again: { soonest: 50, latest: 100 },
    faults: ['stop', 'cut', 'kill'],
    calm: 0,
    away: 0,
  });
  expect({ forks, lost, doubled, stuck }).toEqual({ forks: 0, lost: 0, doubled: 0, stuck: 0 });
  expect(acknowledged).toBeGreaterThan(50);
  for (const { times } of back) expect(times.at(-1)).toBeLessThan(BACK);
  // Without a database everybody is told, and plays on by themselves when it is back.
  expect(away.told).toBe(6);
  expect(away.times.at(-1)).toBeLessThan(BACK);
}, 180_000);
