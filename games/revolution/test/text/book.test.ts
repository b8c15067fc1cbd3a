import { describe, expect, test } from 'vitest';
import { expectHouseRules, expectWholeBook } from '../../../test/house-chapter.ts';
import { cards } from '../../rules/catalog.ts';
import { decks } from '../../rules/decks.ts';
import { HAND_SIZE } from '../../rules/draw.ts';
import { type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { ROUNDS, WINNING_POINTS } from '../../rules/state.ts';
import { bookOf, bookParts } from '../../text/book/index.ts';
import { texts } from '../../text/index.ts';

const LANGUAGES = ['en', 'zh-Hant'] as const;
type Spoken = (typeof LANGUAGES)[number];

const OTHER: Rules = { vpScheme: 'flat', cumulativeCombos: true, hiddenLeaders: true };
const written = { bookOf, bookParts, texts };
const chapter = (language: Spoken, n: number, rules: object = {}): string => bookOf(rules)[language][`rules.${n}.text`] ?? '';

describe('the rules in short', () => {
  test('have the same chapters in both languages, and nothing in them is left unfilled', () => {
    expectWholeBook(written, [undefined, {}, OTHER], 14);
  });

  test.each(LANGUAGES)('name every house rule by its label, with what it is set to: %s', (language) => {
    expectHouseRules(written, language, [rulesSchema.parse({}), OTHER], 14);
  });

  test.each(LANGUAGES)('say in their chapters what is true under the house rules in force: %s', (language) => {
    for (const [rule, at] of [
      ['vpScheme', 10],
      ['cumulativeCombos', 9],
      ['hiddenLeaders', 12],
    ] as const) {
      const changed = chapter(language, at, { [rule]: OTHER[rule] });
      expect(changed, rule).not.toBe(chapter(language, at));
      expect(changed, rule).toMatch(/House rule|自訂規則/);
      for (let other = 1; other <= 13; other++)
        if (other !== at) expect(chapter(language, other, { [rule]: OTHER[rule] }), rule).toBe(chapter(language, other));
    }
  });

  test.each(LANGUAGES)('RR-002, RR-003, H-03, H-04: say the numbers that the rules have: %s', (language) => {
    expect(chapter(language, 1)).toContain(String(WINNING_POINTS));
    expect(chapter(language, 3)).toContain(` ${HAND_SIZE} `);
    const [leaders, main] = decks.parts;
    expect(leaders?.most).toBe(ROUNDS);
    expect(chapter(language, 13)).toContain(` ${main?.most} `);
    for (const { id } of decks.ready) expect(chapter(language, 13)).toContain(texts[language][`seat.deck.${id}`]);
  });

  test.each(LANGUAGES)('name cards as they are called, and none that neutral names would have to rename: %s', (language) => {
    const all = Object.values(bookOf({})[language]).join('\n');
    for (const id of ['h-1', 'sp-2', 'sp-8', 'sp-10'] as const)
      expect(all).toContain(texts[language][`card.${cards.get(id).id}.name`]);
  });
});
