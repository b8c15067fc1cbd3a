import { LANGUAGES, styleFaults, textFaults } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { hostTexts } from '../index.ts';
import type { TableCode } from '../refusal.ts';

// A code that is missing here does not compile.
const codes: { readonly [code in TableCode]: true } = {
  'table-closed': true,
  'already-passed': true,
  'rivals-not-away': true,
  'not-stored': true,
  'not-away': true,
  'clock-decides': true,
  'no-seat-to-lend': true,
  'no-more-time': true,
};

describe('what the table says', () => {
  test('is the same in every language', () => {
    expect(textFaults(hostTexts)).toEqual([]);
  });

  test('is written in the style of the house', () => {
    expect(styleFaults(hostTexts)).toEqual([]);
  });

  test.each(LANGUAGES)('has words for everything it refuses: %s', (language) => {
    const keys = Object.keys(codes).map((code) => `refusal.${code}`);
    expect(Object.keys(hostTexts[language])).toEqual(expect.arrayContaining(keys));
  });
});
