import { describe, expect, test } from 'vitest';
import { expectHouseRules, expectWholeBook } from '../../../test/house-chapter.ts';
import { decks } from '../../rules/decks.ts';
import { drawnIn, MOST_PLAYS, type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { bookOf, bookParts } from '../../text/book/index.ts';
import { texts } from '../../text/index.ts';

const LANGUAGES = ['en', 'zh-Hant'] as const;
type Spoken = (typeof LANGUAGES)[number];

const OTHER: Rules = {
  roundStart: 'loser',
  tieBreak: 'fourthRound',
  deckOut: 'reshuffle',
  handLimit: 'ten',
  mulligan: true,
  fxFade: true,
};
const written = { bookOf, bookParts, texts };
const chapter = (language: Spoken, n: number, rules: object = {}): string => bookOf(rules)[language][`rules.${n}.text`] ?? '';

describe('the rules in short', () => {
  test('have the same chapters in both languages, and nothing in them is left unfilled', () => {
    expectWholeBook(written, [undefined, {}, OTHER], 11);
  });

  test.each(LANGUAGES)('name every house rule by its label, with what it is set to: %s', (language) => {
    expectHouseRules(written, language, [rulesSchema.parse({}), OTHER], 11);
  });

  test.each(LANGUAGES)('FS-031, FS-072, H-03: say the numbers that the rules have: %s', (language) => {
    expect(chapter(language, 2)).toMatch(new RegExp(`${drawnIn(1)} .*${drawnIn(2)} `));
    expect(chapter(language, 3)).toContain(` ${MOST_PLAYS} `);
    const [main] = decks.parts;
    const most = Math.max(...decks.cards.map((card) => card.most));
    expect(chapter(language, 10)).toMatch(new RegExp(`${main?.least} .*${main?.most} .* ${most} `));
    for (const { id } of decks.ready) expect(chapter(language, 10)).toContain(texts[language][`seat.deck.${id}`]);
  });
});
