import { conforms } from '@tavern/engine/conformance';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { tell, texts } from '../text/index.ts';

test('random runs under random house rules keep every promise, in both languages', () => {
  const report = conforms(game, { games: samples(50, 300), seed: 1, wording: { tell, texts } });
  expect(report.failures).toEqual([]);
  expect(report.answers).toBeGreaterThan(1_000);
});
