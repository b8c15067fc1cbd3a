import { LANGUAGES, type Texts, textFaults } from '@tavern/engine';
import { expect } from 'vitest';

interface Written {
  readonly bookOf: (rules?: object) => Texts;
  readonly bookParts: Texts;
  readonly texts: Texts;
}

/** Both languages have the same chapters, and nothing in them is left unfilled. `chapters`: with the last one, the house rules. */
export function expectWholeBook({ bookOf, bookParts }: Written, rules: readonly (object | undefined)[], chapters: number): void {
  expect(textFaults(bookParts)).toEqual([]);
  for (const given of rules) {
    const book = bookOf(given);
    expect(Object.keys(book.en)).toEqual(Object.keys(book['zh-Hant']));
    expect(Object.keys(book.en)).toHaveLength(2 * chapters);
    for (const language of LANGUAGES) expect(Object.values(book[language]).join('\n')).not.toMatch(/[[\]{}]/);
  }
}

/** Every house rule by its label, with what it is set to; a book of no match says so. */
export function expectHouseRules(
  { bookOf, texts }: Written,
  language: keyof Texts,
  rules: readonly object[],
  chapter: number,
): void {
  const words = texts[language];
  const told = (given?: object): string => bookOf(given)[language][`rules.${chapter}.text`] ?? '';
  for (const given of rules)
    for (const [field, value] of Object.entries(given)) {
      const line =
        told(given)
          .split('\n')
          .find((each) => each.startsWith(`- ${words[`options.${field}.label`]}`)) ?? '';
      const named = words[`options.${field}.${value}`];
      if (named !== undefined) expect(line, field).toContain(named);
      else expect(/: on\.|：開啟。/.test(line), field).toBe(value);
    }
  expect(told()).not.toBe(told({}));
}
