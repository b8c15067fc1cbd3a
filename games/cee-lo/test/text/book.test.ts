import { textFaults } from '@tavern/engine';
import { finePercent } from '@tavern/kit/figures.ts';
import { describe, expect, test } from 'vitest';
import { powerups } from '../../rules/catalog.ts';
import { basePrice, isSold, rewardOf, stacksUnder } from '../../rules/economy.ts';
import { type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { enemyOdds, throwOdds } from '../../rules/odds/throw-odds.ts';
import { fairTable } from '../../rules/rule-sets.ts';
import { setup } from '../../rules/setup.ts';
import type { Owned } from '../../rules/state.ts';
import { bookOf, bookParts } from '../../text/book/index.ts';
import { texts } from '../../text/index.ts';

const start = setup(null as never, [], rulesSchema.parse({}));
const LANGUAGES = ['en', 'zh-Hant'] as const;
type Spoken = (typeof LANGUAGES)[number];

describe('the book of a run', () => {
  const chapter = (language: Spoken, n: number, rules: object = {}): string =>
    bookOf(rulesSchema.parse(rules))[language][`rules.${n}.text`] ?? '';
  const whole = (language: Spoken, rules: object = {}): string =>
    Object.values(bookOf(rulesSchema.parse(rules))[language]).join('\n');
  const oddsOf = (owned: Partial<Owned>) => {
    const odds = throwOdds({ rules: start.rules, owned: { ...start.owned, ...owned } });
    const of = (type: string): number => odds.reduce((sum, { result, p }) => (result.type === type ? sum + p : sum), 0);
    return { none: of('none'), point: of('point'), trips: of('trips'), win: of('instant-win') };
  };
  const listed = (numbers: readonly (number | string)[]): RegExp => new RegExp(numbers.join('(?:, |、)').replaceAll('+', '\\+'));

  test('has the same parts in both languages, and none is left unfilled under any rules', () => {
    expect(textFaults(bookParts)).toEqual([]);
    for (const language of LANGUAGES)
      for (const rules of [{}, fairTable.rules, EVERYTHING]) expect(whole(language, rules)).not.toMatch(/[[\]{}]/);
  });

  test.each(LANGUAGES)('CL-004: tells the odds of a throw as they are: %s', (language) => {
    const odds = chapter(language, 3);
    const [plain = '', loaded = '', high = ''] = odds.split('\n');
    const has = (line: string, chances: readonly number[]): void => {
      for (const p of chances) expect(line).toContain(`${finePercent(p)}%`);
    };
    has(plain, Object.values(oddsOf({})));
    has(loaded, Object.values(oddsOf({ 'loaded-dice': 1 })));
    const { none, ...others } = oddsOf({ 'high-roller': 1 });
    expect(none).toBe(0);
    has(high, Object.values(others));
    const point = enemyOdds().reduce((sum, { result, p }) => (result.type === 'point' && result.value === 1 ? sum + p : sum), 0);
    expect(odds).toContain(`${finePercent(point)}%`);
  });

  const EVERYTHING: Partial<Rules> = {
    softInstants: true,
    mercy: true,
    tougher: true,
    carryWounds: true,
    autoRerolls: 'unlimited',
    wildDie: 'cycle',
    firstStrikePattern: 'fixedParity',
    stackEverything: true,
    luckPrices: true,
    endless: true,
  };

  test.each(LANGUAGES)('tells every powerup that is sold, with its price in this run and whether it stacks: %s', (language) => {
    for (const given of [{}, EVERYTHING]) {
      const rules = rulesSchema.parse(given);
      const listed = chapter(language, 8, given).split('\n');
      for (const card of powerups.all) {
        const name = texts[language][`card.${card.id}.name`] ?? '';
        const line = listed.find((each) => each.startsWith(`- ${name}`));
        expect(line !== undefined, name).toBe(isSold(rules, card.id));
        if (line === undefined) continue;
        expect(line, name).toContain(String(basePrice(rules, card.id)));
        expect(/stacks|可疊加/.test(line), name).toBe(stacksUnder(rules, card.id));
      }
    }
  });

  test.each(LANGUAGES)('names every house rule by its label, with what it is set to: %s', (language) => {
    const words = texts[language];
    for (const given of [{}, EVERYTHING]) {
      const rules = rulesSchema.parse(given);
      const house = chapter(language, 9, given).split('\n');
      for (const [field, value] of Object.entries(rules)) {
        const line = house.find((each) => each.startsWith(`- ${words[`options.${field}.label`]}`)) ?? '';
        const named = words[`options.${field}.${value}`];
        if (named !== undefined) expect(line, field).toContain(named);
        else expect(/: on\.|：開啟。/.test(line), field).toBe(value);
      }
    }
  });

  test.each(LANGUAGES)('CL-037, CL-038, CL-057: rewards and rivals as the rules of this run have them: %s', (language) => {
    const rewards = [1, 2, 3, 4, 5].map(rewardOf);
    expect(whole(language)).toMatch(listed(rewards.map(({ gold }) => gold)));
    expect(whole(language)).toMatch(listed(rewards.map(({ hp }) => `+${hp}`)));
    expect(whole(language)).toMatch(listed(rewards.map(({ damage }) => `+${damage}`)));
    expect(chapter(language, 5)).toMatch(listed([22, 34, 51, 72, 97]));
    expect(chapter(language, 5, fairTable.rules)).toMatch(listed([20, 71, 153, 288, 485]));
    expect(chapter(language, 5, fairTable.rules)).not.toMatch(listed([22, 34, 51, 72, 97]));
  });

  test('says what this run does with 1-2-3, a blow that kills, free throws, wounds, a Wild Die, and the last round', () => {
    // The chapter of the house rules explains both ways.
    const told = (rules: object): string =>
      Object.entries(bookOf(rulesSchema.parse(rules)).en)
        .filter(([key]) => key !== 'rules.9.text')
        .map(([, text]) => text)
        .join('\n');
    const [printed, other] = [told({}), told(EVERYTHING)];
    const said: readonly (readonly [printed: string, other: string])[] = [
      ['yours ends the run', 'Your 1-2-3 costs you 40% of your max HP and the turn.'],
      ['up to 3 times per turn', 'for free until you score'],
      ['Every round starts with full HP.', 'with the HP you had left'],
      ['to any face. The throw', 'to the next face (a 6 becomes a 1). The throw'],
      ['Beat all 5 and the alley is yours.', 'There is no last round: they come back'],
      ['keeps alternating from there', 'for its own round only'],
      ['sells 11 trinkets', 'sells 10 trinkets'],
    ];
    for (const [here, there] of said) {
      expect(printed).toContain(here);
      expect(printed).not.toContain(there);
      expect(other).toContain(there);
      expect(other).not.toContain(here);
    }
    expect(other).toContain('Mercy: its first hit of a round');
    expect(printed).not.toContain('Mercy: its first hit of a round');
  });

  test('names the rules: those of this run, or, where there is none, those that we recommend', () => {
    const first = (rules?: object): string => bookOf(rules).en['rules.1.text']?.split('\n')[0] ?? '';
    expect(first(rulesSchema.parse({}))).toBe('This run is played by these rules: Printed.');
    expect(first(rulesSchema.parse(fairTable.rules))).toBe('This run is played by these rules: Fair Table.');
    expect(first(rulesSchema.parse({ mercy: true }))).toMatch(/house rules/);
    expect(first()).toMatch(/Fair Table, which we recommend/);
  });
});
