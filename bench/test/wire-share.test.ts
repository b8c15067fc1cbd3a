import { expect, test } from 'vitest';
import { wireShares } from '../server/wire-share.ts';

/** Bytes of all views after an answer: where there are fewer, questions and events are most of what is sent. */
const LARGE = 10_000;
/** Bytes for an answer, to everybody at the table together: a question of Revolution has up to a hundred placements and reasons. */
const MOST = 3_500;

const shares = await wireShares(3);

test('an answer in a game that several play costs less than 3.5 kB on the wire, for everybody at the table together', () => {
  for (const { sent, name } of shares) {
    expect(sent, name).toBeLessThan(MOST);
    expect(sent, name).toBeGreaterThan(500);
  }
});

// It was 14.3% when a frame brought only the last view; what is seen after each event costs a fifteenth more.
test('where views are large, it costs less than 16% of what whole views would, and always less than half', () => {
  expect(shares.some(({ views }) => views > LARGE)).toBe(true);
  for (const { share, views, name } of shares) expect(share, name).toBeLessThan(views > LARGE ? 0.16 : 0.5);
});
