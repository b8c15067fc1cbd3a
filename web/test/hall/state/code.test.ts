import { describe, expect, test } from 'vitest';
import { typedCode } from '../../../hall/state/code.ts';

const read = (typed: string) => typedCode(typed)?.code;

describe('a room code', () => {
  test.each([
    ['A3X9K2', 'A3X9K2'],
    ['a3x9k2', 'A3X9K2'],
    [' a3x 9k2 ', 'A3X9K2'],
    ['A3X-9K2', 'A3X9K2'],
    ['Ａ３Ｘ９Ｋ２', 'A3X9K2'],
    ['A3X', 'A3X'],
    ['', ''],
  ])('typed as %j is %j', (typed, code) => expect(read(typed)).toBe(code));

  test.each([
    'https://tavern.example/#/room/A3X9K2',
    'http://localhost:3000/#/room/a3x9k2',
    'Come and play: https://tavern.example/games/#/room/A3X9K2 (tonight)',
    'https://tavern.example/?room=A3X9K2',
  ])('is found in %j', (pasted) => expect(read(pasted)).toBe('A3X9K2'));

  test('names the letters that no code has, and leaves them out', () => {
    expect(typedCode('A0xO1')).toEqual({ code: 'AX', wrong: ['0', 'O', '1'] });
  });

  test.each(['Have you seen my hat?', 'A3X9K2B', 'https://tavern.example/'])('is not guessed from %j', (pasted) => {
    expect(typedCode(pasted)).toBeNull();
  });
});
