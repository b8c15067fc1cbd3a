import type { Game, Types } from '@tavern/engine';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { magpies } from '../../engine/test/magpies/magpies.ts';
import { figuresOf } from '../games/games.ts';
import { playersOf, randomMatches } from '../games/random-match.ts';
import { measure } from '../measure.ts';
import { optionsFrom } from '../options.ts';

const game = magpies as unknown as Game<Types>;

describe('random matches', () => {
  test.each(registry)('$id can be timed', async ({ load }) => {
    expect(randomMatches(await load())(1).answers).toBeGreaterThan(0);
  });

  test('a seed gives the same match again, and different seeds different ones, with different seat choices', () => {
    const play = randomMatches({ game });
    expect(play(5)).toEqual(randomMatches({ game })(5));
    const finished = Array.from({ length: 20 }, (_, seed) => play(seed));
    expect(new Set(finished.map(({ answers }) => answers)).size).toBeGreaterThan(5);
    expect(new Set(finished.flatMap(({ state }) => (state as { birds: string[] }).birds))).toEqual(new Set(['magpie', 'crow']));
  });

  test('a game that makes up its own seat choices is timed with those', () => {
    const { state } = randomMatches({ game, sampleSeat: () => ({ bird: 'crow' }) })(3);
    expect(new Set((state as { birds: string[] }).birds)).toEqual(new Set(['crow']));
  });

  test('four seats where the game allows it', () => {
    expect(
      [
        [2, 6],
        [2, 2],
        [5, 8],
        [1, 3],
      ].map((seats) => playersOf({ ...game, seats: seats as [number, number] })),
    ).toEqual([4, 2, 5, 3]);
  });
});

test('units and calls are measured side by side', () => {
  const busy = (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  const { work } = measure({ work: () => (busy(0.5), 30) }, 3, 0.05);
  expect(work.rate / work.calls).toBeCloseTo(30, 5);
  expect(work.calls).toBeLessThanOrEqual(2000);
  expect(figuresOf(4, work)).toMatchObject({ players: 4, answersPerGame: 30 });
});

test.each([
  [[], 'which bench?'],
  [['games', 'engine'], "one command at a time, so not 'engine' as well"],
  [['games', '--seconds', 'long'], "--seconds should be a number up to 600, not 'long'"],
  [['games', '--seconds', '0'], "--seconds should be a number up to 600, not '0'"],
  [['games', '--second', '1'], "Unknown option '--second'"],
])('%j is a mistake with a clear message', (args, problem) => {
  expect(optionsFrom(args)).toEqual({ problem: expect.stringContaining(problem) });
});

test('options of a bench', () => {
  expect(optionsFrom(['games', '--json', '--seconds', '0.5'])).toEqual({ name: 'games', options: { json: true, seconds: 0.5 } });
});
