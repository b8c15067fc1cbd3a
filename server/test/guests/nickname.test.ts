import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNickname } from '../../guests/nickname.ts';

const shown = (given: string): string => {
  const read = readNickname(given);
  return read.ok ? read.nickname : `refused: ${read.why.key}`;
};
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';

describe('a nickname', () => {
  test.each([
    'Mei',
    '小美',
    'O’Neill-Smith 3rd',
    'Zoë',
    'ß',
    'Nguyễn',
    'Дмитрий',
    'محمد',
    'שָׁלוֹם',
    'กิ๊ก',
    'क्ष्म्यां',
    '한국어',
    'ﾃﾂﾔ',
    '...',
  ])('may be %s', (name) => {
    expect(readNickname(name)).toEqual({ ok: true, nickname: name.normalize('NFC') });
  });

  test('is shown without spaces around it and with single ones in it, whatever kind they are', () => {
    expect(shown('  Mei\u00A0\u3000 Lin\t\n')).toBe('Mei Lin');
  });

  test('is the same however its letters were put together', () => {
    expect(shown('Zoe\u0308')).toBe('Zo\u00EB');
  });

  test('may be a variant of a Chinese character, as in family names', () => {
    expect(shown('辻\u{E0100}さん')).toBe('辻\u{E0100}さん');
  });
});

describe('emoji', () => {
  test.each([
    ['plain', '\u{1F600}'],
    ['a heart in colour', '\u2764\uFE0F'],
    ['a heart in text', '\u2764\uFE0E'],
    ['a family', FAMILY],
    ['skin and profession', '\u{1F469}\u{1F3FD}\u200D\u{1F680}'],
    ['a rainbow flag', '\u{1F3F3}\uFE0F\u200D\u{1F308}'],
    ['the same without its selector', '\u{1F3F3}\u200D\u{1F308}'],
    ['Taiwan', '\u{1F1F9}\u{1F1FC}'],
    ['England, written with tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['a keycap', '1\uFE0F\u20E3'],
  ])('may be in it: %s', (_, emoji) => {
    expect(shown(`Mei ${emoji}`)).toBe(`Mei ${emoji}`);
    expect(shown(emoji)).toBe(emoji);
  });

  test('hide nothing: joiners, selectors and tags hold emoji together, and nothing else', () => {
    expect(shown('a\u200Db')).toContain('nickname-character');
    expect(shown('\u{1F600}\u200D')).toContain('nickname-character');
    expect(shown('a\uFE0F')).toContain('nickname-character');
    expect(shown('7\uFE0F')).toContain('nickname-character');
    expect(shown('\u{1F600}\u{E0061}\u{E0062}\u{E007F}')).toContain('nickname-character');
  });
});

describe('the length of a nickname', () => {
  test('is at least one and at most twenty characters', () => {
    expect(shown('m')).toBe('m');
    expect(shown('m'.repeat(20))).toBe('m'.repeat(20));
    expect(shown('美'.repeat(20))).toBe('美'.repeat(20));
    expect(readNickname('m'.repeat(21))).toMatchObject({ code: 'nickname-too-long', why: { with: { length: 21, max: 20 } } });
    expect(readNickname('m'.repeat(100_000))).toMatchObject({ code: 'nickname-too-long', field: 'nickname' });
  });

  test('is counted as people count, not in code points', () => {
    expect(shown('\u{1F469}\u{1F3FD}'.repeat(20))).toBe('\u{1F469}\u{1F3FD}'.repeat(20));
    expect(shown(`${' '.repeat(30)}m${' '.repeat(30)}`)).toBe('m');
  });

  test('has an end for characters of many parts too', () => {
    expect(shown(FAMILY.repeat(11))).toBe(FAMILY.repeat(11));
    expect(readNickname(FAMILY.repeat(12))).toMatchObject({ code: 'nickname-too-heavy' });
  });

  test.each(['', '   ', '\u3000', '\t\n'])('is more than nothing: %j', (name) => {
    expect(readNickname(name)).toMatchObject({ code: 'nickname-empty', field: 'nickname' });
  });
});

describe('a character that cannot be seen is refused, and named:', () => {
  test.each([
    ['a control', '\u0007', 'U+0007'],
    ['delete', '\u007F', 'U+007F'],
    ['a right-to-left override', '\u202E', 'U+202E'],
    ['an isolate', '\u2066', 'U+2066'],
    ['a left-to-right mark', '\u200E', 'U+200E'],
    ['a right-to-left mark', '\u200F', 'U+200F'],
    ['an Arabic letter mark', '\u061C', 'U+061C'],
    ['a zero width space', '\u200B', 'U+200B'],
    ['a non-joiner', '\u200C', 'U+200C'],
    ['a joiner', '\u200D', 'U+200D'],
    ['a word joiner', '\u2060', 'U+2060'],
    ['a byte order mark', '\uFEFF', 'U+FEFF'],
    ['a soft hyphen', '\u00AD', 'U+00AD'],
    ['a grapheme joiner', '\u034F', 'U+034F'],
    ['a Hangul filler', '\u3164', 'U+3164'],
    ['a Hangul initial filler', '\u115F', 'U+115F'],
    ['a narrow Hangul filler', '\uFFA0', 'U+FFA0'],
    ['a Braille blank', '\u2800', 'U+2800'],
    ['a tag', '\u{E0041}', 'U+E0041'],
    ['a variation selector', '\uFE00', 'U+FE00'],
    ['a supplementary variation selector', '\u{E0100}', 'U+E0100'],
    ['a Mongolian selector', '\u180B', 'U+180B'],
    ['half of a pair', '\uD83D', 'U+D83D'],
    ['private use', '\uE000', 'U+E000'],
    ['unassigned', '\u0378', 'U+0378'],
    ['kept for an emoji to come', '\u{1F8FF}', 'U+1F8FF'],
    ['an object’s place', '\uFFFC', 'U+FFFC'],
  ])('%s', (_, hidden, character) => {
    for (const name of [hidden, `Me${hidden}i`, `Mei${hidden}`, `${hidden}Mei`]) {
      expect(readNickname(name)).toMatchObject({ code: 'nickname-character', why: { with: { character } } });
    }
  });
});

describe('marks', () => {
  test('may be three on a letter, not a heap', () => {
    expect(shown('x\u0301\u0302\u0303')).toBe('x\u0301\u0302\u0303');
    expect(readNickname('x\u0301\u0302\u0303\u0304')).toMatchObject({
      code: 'nickname-marks',
      why: { with: { character: 'U+0304' } },
    });
    expect(shown(`Mei${'\u0489'.repeat(12)}`)).toContain('nickname-marks');
  });

  test('must be on a character that can be seen', () => {
    for (const name of ['\u0301', '\u0301Mei', 'Mei \u0301', '\u0301\u0302', '\u20DD']) {
      expect(shown(name), JSON.stringify(name)).toContain('nickname-marks');
    }
  });
});

test('whatever is typed, a nickname comes out that would be taken as it is, or a refusal with its reason', () => {
  let taken = 0;
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'grapheme-composite' }),
  );
  fc.assert(
    fc.property(anything, (given) => {
      const read = readNickname(given);
      if (!read.ok) {
        expect(read).toMatchObject({ field: 'nickname', why: { key: `refusal.${read.code}` } });
        return;
      }
      taken += 1;
      expect(readNickname(read.nickname)).toEqual(read);
      expect(read.nickname).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      expect(read.nickname).toBe(read.nickname.trim().normalize('NFC'));
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(taken).toBeGreaterThan(500);
});
