import { CODE_LETTERS } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { makeCode, readCode } from '../../rooms/code.ts';

describe('a new code', () => {
  test('has six letters that nobody mistakes for others', () => {
    expect(makeCode(Uint8Array.of(0, 31, 32, 255, 8, 7))).toBe('2Z2ZA9');
    expect(CODE_LETTERS).not.toMatch(/[01IO]/);
  });

  test('has every letter equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const letter = makeCode(new Uint8Array(6).fill(byte)).charAt(0);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join('')).toBe(CODE_LETTERS);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  test('needs six bytes', () => {
    expect(() => makeCode(new Uint8Array(5))).toThrow('6 random bytes');
  });

  test('is read as itself', () => {
    for (let byte = 0; byte < 256; byte++) {
      const code = makeCode(Uint8Array.of(byte, 1, 2, 3, 4, byte));
      expect(readCode(code)).toBe(code);
    }
  });
});

describe('a code that is typed', () => {
  test.each(['ABC234', 'abc234', '  abc 234 ', 'ABC-234', 'a b c 2 3 4', 'ABC–234', 'ABC_234', 'ＡＢＣ２３４', 'ａｂｃ　２３４'])(
    '%j is ABC234',
    (typed) => {
      expect(readCode(typed)).toBe('ABC234');
    },
  );

  test.each(['', ' ', 'ABC23', 'ABC2345', 'ABC23O', 'ABC230', 'ABC23I', 'ABC231', 'ABC23é', 'ABC.234', 'ＡＢＣ２３０'])(
    '%j is no code',
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );

  test('L is a letter like any other', () => {
    expect(readCode('llllll')).toBe('LLLLLL');
  });

  test('is not looked for in a whole book', () => {
    expect(readCode(`${' '.repeat(3000)}ABC234`)).toBeNull();
  });
});

describe('a link that is pasted', () => {
  test.each([
    'https://tavern.example/#/room/ABC234',
    'https://tavern.example/#/room/abc234/',
    'https://tavern.example/?room=ABC234',
    'https://tavern.example/?room=ABC234&lang=en',
    'https://tavern.example/?lang=en&room=abc-234#/hall',
    'https://tavern.example/room/ABC234?from=chat',
    'http://192.168.1.20:8080/#/room/ABC234',
    'tavern.example/ABC234',
    '#ABC234',
    'Come and play: https://tavern.example/#/room/ABC234 (in ten minutes)',
    'https://room/room/ABC234',
  ])('%s leads to ABC234', (link) => {
    expect(readCode(link)).toBe('ABC234');
  });

  test.each([
    'https://tavern.example/',
    'https://tavern.example/#/room/',
    'https://tavern.example/#/room/ABC23O',
    'https://tavern.example/?room=',
  ])('%s leads nowhere', (link) => {
    expect(readCode(link)).toBeNull();
  });
});
