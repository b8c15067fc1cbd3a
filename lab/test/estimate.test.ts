import { fast } from '@tavern/engine';
import { expect, test } from 'vitest';
import { columns } from '../columns.ts';
import { shareOf, spreadOf } from '../estimate.ts';
import { type Pairing, standings, strengths } from '../league/ratings.ts';

test('Wilson’s interval, against published figures', () => {
  expect(shareOf(10, 100)).toEqual({ share: 0.1, low: 0.0552, high: 0.1744 });
  expect(shareOf(0, 20)).toEqual({ share: 0, low: 0, high: 0.1611 });
  expect(shareOf(20, 20)).toEqual({ share: 1, low: 0.8389, high: 1 });
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('the true share is in the interval about 95 times of 100', () => {
  const rng = fast(3).stream('coins');
  let inside = 0;
  for (let run = 0; run < 1000; run++) {
    let hits = 0;
    for (let i = 0; i < 100; i++) if (rng.chance(1, 4)) hits += 1;
    const { low, high } = shareOf(hits, 100);
    if (low <= 0.25 && 0.25 <= high) inside += 1;
  }
  expect(inside).toBeGreaterThan(925);
  expect(inside).toBeLessThan(975);
});

test('mean with interval, median, 99th of 100, longest', () => {
  const seen = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index + 1, 1]));
  expect(spreadOf(seen)).toEqual({ mean: 50.5, low: 44.814, high: 56.186, median: 50, p99: 99, longest: 100 });
  expect(spreadOf({ 7: 3 })).toEqual({ mean: 7, low: 7, high: 7, median: 7, p99: 7, longest: 7 });
  // By number, not as text: 9 comes before 10.
  expect(spreadOf({ 9: 60, 10: 40 })).toMatchObject({ median: 9, longest: 10 });
  expect(spreadOf({})).toBeNull();
});

test('strengths give back the odds that made the wins', () => {
  const pairings: Pairing[] = [
    { a: 'weak', b: 'middling', winsA: 1000, winsB: 2000 },
    { a: 'weak', b: 'strong', winsA: 500, winsB: 4000 },
    { a: 'middling', b: 'strong', winsA: 1000, winsB: 4000 },
  ];
  const strength = strengths(['weak', 'middling', 'strong'], pairings);
  expect((strength.get('middling') ?? 0) / (strength.get('weak') ?? 1)).toBeCloseTo(2, 1);
  expect((strength.get('strong') ?? 0) / (strength.get('middling') ?? 1)).toBeCloseTo(4, 1);
});

test('the league table has the strongest first, 400 points for ten to one, and no infinite bots', () => {
  const table = standings(['loser', 'winner'], [{ a: 'loser', b: 'winner', winsA: 1000, winsB: 10_000 }]);
  expect(table.map(({ bot }) => bot)).toEqual(['winner', 'loser']);
  expect(table[0]?.rating).toBeCloseTo(400, -1);
  expect(table[1]).toMatchObject({ rating: 0, wins: 1000, decided: 11_000, share: 0.0909 });
  const sweep = standings(['loser', 'winner'], [{ a: 'loser', b: 'winner', winsA: 0, winsB: 50 }]);
  expect(sweep[0]?.rating).toBeLessThan(1000);
});

test('a rating is off by more than it says in 5 of 100 leagues', () => {
  const rng = fast(5).stream('league');
  const odds: readonly (readonly [a: string, b: string, wins: number])[] = [
    ['weak', 'middling', 25],
    ['weak', 'strong', 10],
    ['middling', 'strong', 25],
  ];
  const truth = 400 * Math.log10(3);
  let inside = 0;
  for (let run = 0; run < 300; run++) {
    const met = odds.map(([a, b, of100]): Pairing => {
      let winsA = 0;
      for (let game = 0; game < 200; game++) if (rng.chance(of100, 100)) winsA += 1;
      return { a, b, winsA, winsB: 200 - winsA };
    });
    const [strong, middling, weak] = standings(['middling', 'weak', 'strong'], met);
    expect([strong?.bot, weak?.within]).toEqual(['strong', 0]);
    if (Math.abs((middling?.rating ?? 0) - truth) <= (middling?.within ?? 0)) inside += 1;
  }
  expect(inside).toBeGreaterThan(300 * 0.91);
  expect(inside).toBeLessThan(300 * 0.99);
});

test('four times as many games make a rating twice as sure', () => {
  const within = (games: number): number =>
    standings(['a', 'b'], [{ a: 'a', b: 'b', winsA: games, winsB: games * 3 }])[0]?.within ?? 0;
  // One pairing alone: the textbook’s 1.96 / sqrt(n p (1 - p)), in points.
  expect(within(1000)).toBeCloseTo((1.96 * 400) / Math.LN10 / Math.sqrt(4000 * 0.25 * 0.75), -0.5);
  expect(within(250) / within(1000)).toBeCloseTo(2, 0);
});

test('columns line up in Chinese too', () => {
  expect(
    columns([
      ['座位 1', '5'],
      ['ab', '10'],
    ]),
  ).toBe('  座位 1   5\n  ab      10');
});
