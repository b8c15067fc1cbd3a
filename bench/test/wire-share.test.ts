import { expect, test } from 'vitest';
import { wireShares } from '../server/wire-share.ts';

/** Bytes of all views after an answer: where there are fewer, questions and events are most of what is sent. */
const LARGE = 10_000;
/** Bytes for an answer, to everybody at the table together. */
const MOST = 3_000;

/**
 * A hand of Revolution has some sixty placements, and a reason for each that is not allowed: all of them are sent with every question, and a
 * battle brings its whole tally. These are its costs of today, not its goal: its questions should travel as differences, too.
 */
const TODAY: { readonly [game: string]: { readonly sent: number; readonly share: number } } = {
  'Revolution and Rebellion': { sent: 6_000, share: 0.8 },
};

const shares = await wireShares(3);

test('an answer in a game that several play costs less than 3 kB on the wire, for everybody at the table together', () => {
  for (const { sent, name } of shares) {
    expect(sent, name).toBeLessThan(TODAY[name]?.sent ?? MOST);
    expect(sent, name).toBeGreaterThan(500);
  }
});

// It was 14.3% when a frame brought only the last view; what is seen after each event costs a fifteenth more.
test('where views are large, it costs less than 16% of what whole views would, and always less than half', () => {
  expect(shares.some(({ views }) => views > LARGE)).toBe(true);
  for (const { share, views, name } of shares)
    expect(share, name).toBeLessThan(TODAY[name]?.share ?? (views > LARGE ? 0.16 : 0.5));
});
