import { createHash } from 'node:crypto';
import { commitTo, derivedNonce } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { makeSeed, normalSeed, seedDice } from '../seed.ts';

describe('a seed as it counts', () => {
  test.each([
    ['dragon', 'DRAGON'],
    ['  Red   Dragon ', 'RED DRAGON'],
    ['K7QM-2XRP', 'K7QM-2XRP'],
    ['k7qm–2xrp', 'K7QM-2XRP'],
    ['ｋ７ｑｍ　２ｘｒｐ', 'K7QM 2XRP'],
    ['二十四', '二十四'],
    ['straße', 'STRASSE'],
    ['ὀδός', 'ὈΔΌΣ'],
    ['a\tb', 'A B'],
    ['x'.repeat(24), 'X'.repeat(24)],
    ['0', '0'],
  ])('%j is %j', (typed, normal) => {
    expect(normalSeed(typed)).toBe(normal);
  });

  test.each([
    '',
    '   ',
    'x'.repeat(25),
    'ß'.repeat(13),
    'a.b',
    'a/b',
    '🎲',
    'a\u200bb',
    '\u3164',
    'a\u0000b',
    '\ud800',
    'a_b',
    'x'.repeat(9999),
  ])('%j is none', (typed) => {
    expect(normalSeed(typed)).toBeNull();
  });

  test('counts the same when it is read off the screen and typed again, in capitals or not', () => {
    const letters = Array.from({ length: 0x30_000 }, (_, code) => normalSeed(`a${String.fromCodePoint(code)}b`));
    const seeds = letters.filter((seed) => seed !== null);
    expect(seeds.length).toBeGreaterThan(50_000);
    expect(seeds.filter((seed) => normalSeed(seed) !== seed || normalSeed(seed.toLowerCase()) !== seed)).toEqual([]);
  });
});

describe('the dice of a seed', () => {
  test('are what everybody can compute', () => {
    const secret = createHash('sha256').update('tavern seed RED DRAGON').digest('hex');
    const commit = commitTo(Buffer.from(secret, 'hex'));
    expect(seedDice('red  dragon')).toEqual({ secret, commit, nonce: derivedNonce(commit, 0) });
  });

  test('a text that is no seed has none', () => {
    expect(() => seedDice('')).toThrow('not a seed');
  });
});

test('a seed from random bytes is a seed', () => {
  const seeds = Array.from({ length: 256 }, (_, byte) => makeSeed(new Uint8Array(8).fill(byte)));
  expect(seeds.map(normalSeed)).toEqual(seeds);
  expect(new Set(seeds).size).toBe(28);
  expect(() => makeSeed(new Uint8Array(7))).toThrow('8 random bytes');
});
