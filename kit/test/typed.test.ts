import { expect, test } from 'vitest';
import { typedLanguage } from '../typed.tsx';

test.each([
  ['林小明', 'zh-Hant'],
  ['Mei 梅', 'zh-Hant'],
  ['さくら', 'ja'],
  ['山田タロウ', 'ja'],
  ['김철수', 'ko'],
  ['Zoë', undefined],
  ['Иван', undefined],
  ['A3X9K2 🎲', undefined],
  ['', undefined],
])('%s is read as %s', (text, language) => expect(typedLanguage(text)).toBe(language));
