import { fast } from '@tavern/engine';
import { expect, test } from 'vitest';

test('seeds that differ only above 2^32 throw different first dice', () => {
  const firsts = (seed: number): number[] => [1, 2, 3, 4, 'r1', 'r2'].map((key) => fast(seed).stream(key).int(1_000_000));
  expect(firsts(5 + 2 ** 32)).not.toEqual(firsts(5));
});
