import { readFileSync } from 'node:fs';
import { glossaryFaults, LANGUAGES, parseGlossary, placeholders, styleFaults, textFaults } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import type { NicknameCode } from '../../guests/nickname.ts';
import type { RoomCode } from '../../rooms/refusal.ts';

// A code that is missing here does not compile. The values that its words may use.
const rooms: { readonly [code in RoomCode]: readonly string[] } = {
  'not-a-code': [],
  'unknown-game': ['game', 'games'],
  banned: [],
  'not-host': [],
  'match-running': [],
  started: [],
  'seat-out-of-range': ['seat', 'seats'],
  'seat-taken': ['seat'],
  'room-full': ['seats'],
  'already-seated': ['seat'],
  'not-seated': [],
  'not-a-bot': ['seat'],
  'bots-counted': [],
  'unknown-level': ['level', 'levels'],
  'seats-in-use': ['seats', 'taken'],
  'guest-not-here': [],
  'not-banned': [],
  'not-yourself': [],
  'in-match': ['who'],
  'already-host': [],
  'too-few': ['min', 'missing'],
  'not-ready': ['who'],
  'choice-refused': ['who'],
  'no-match-to-repeat': [],
  'bad-seed': ['max'],
  'no-seeds': [],
};
const nicknames: { readonly [code in NicknameCode]: readonly string[] } = {
  'nickname-empty': [],
  'nickname-too-long': ['length', 'max'],
  'nickname-too-heavy': [],
  'nickname-character': ['character'],
  'nickname-marks': ['character'],
};

describe('what the server says', () => {
  test('names the same things in every language', () => {
    expect(textFaults(wireTexts)).toEqual([]);
  });

  test('keeps to the glossary', () => {
    const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
    expect(glossaryFaults(wireTexts, parseGlossary(glossary))).toEqual([]);
  });

  test('is written in the style of the house', () => {
    expect(styleFaults(wireTexts)).toEqual([]);
  });

  test.each(LANGUAGES)('has words for every refusal, with the values that it has: %s', (language) => {
    for (const [code, values] of Object.entries({ ...rooms, ...nicknames })) {
      const text = wireTexts[language][`refusal.${code}`] ?? '';
      expect(text, code).not.toBe('');
      expect(
        [...placeholders(text)].filter((name) => !values.includes(name)),
        code,
      ).toEqual([]);
    }
  });
});
