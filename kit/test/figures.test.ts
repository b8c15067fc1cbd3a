import { describe, expect, test } from 'vitest';
import { finePercent, inFigures, percent, whole } from '../figures.ts';

describe('percents', () => {
  test('whole ones are 100 or 0 only of what is certain or impossible', () => {
    expect([0, 0.001, 0.125, 0.996, 1].map(percent)).toEqual([0, 1, 13, 99, 100]);
  });

  test('fine ones have a decimal where there is one, and are never 0 of what can happen', () => {
    expect([0, 0.0001, 1 / 18, 0.5, 1].map(finePercent)).toEqual(['0', '<0.1', '5.6', '50', '100']);
  });
});

test('a half that lost a little in a sum is still rounded up', () => {
  expect(whole(3 * (1 / 6) + 2 - 1e-9)).toBe(3);
});

test('thousands are separated', () => {
  expect([inFigures('en', 12345), inFigures('zh-Hant', 12345)]).toEqual(['12,345', '12,345']);
});
