import { finePercent } from '@tavern/kit/figures.ts';
import { describe, expect, test } from 'vitest';
import { enemyOdds, throwOdds } from '../../bot/throw-odds.ts';
import { powerups } from '../../rules/catalog.ts';
import { enemyHpIn, rewardOf } from '../../rules/economy.ts';
import { rulesSchema } from '../../rules/house-rules.ts';
import { setup } from '../../rules/setup.ts';
import type { Owned } from '../../rules/state.ts';
import { texts } from '../../text/index.ts';

const start = setup(null as never, [], rulesSchema.parse({}));
const LANGUAGES = ['en', 'zh-Hant'] as const;

describe('the rules panel', () => {
  const text = (language: 'en' | 'zh-Hant'): string =>
    Object.entries(texts[language])
      .filter(([key]) => key.startsWith('rules.'))
      .map(([, words]) => words)
      .join('\n');
  const oddsOf = (owned: Partial<Owned>) => {
    const odds = throwOdds({ rules: start.rules, owned: { ...start.owned, ...owned } });
    const of = (type: string): number => odds.reduce((sum, { result, p }) => (result.type === type ? sum + p : sum), 0);
    return { none: of('none'), point: of('point'), trips: of('trips'), win: of('instant-win') };
  };

  test.each(LANGUAGES)('CL-004: tells the odds of a throw as they are: %s', (language) => {
    const odds = texts[language]['rules.3.text'] ?? '';
    const [, plain = '', loaded = '', high = ''] = /.*?\n?- (.*)\n- (.*)\n- (.*)\n/.exec(odds) ?? [];
    const has = (line: string, chances: readonly number[]): void => {
      for (const p of chances) expect(line).toContain(`${finePercent(p)} %`);
    };
    has(plain, Object.values(oddsOf({})));
    has(loaded, Object.values(oddsOf({ 'loaded-dice': 1 })));
    const { none, ...others } = oddsOf({ 'high-roller': 1 });
    expect(none).toBe(0);
    has(high, Object.values(others));
    const point = enemyOdds().reduce((sum, { result, p }) => (result.type === 'point' && result.value === 1 ? sum + p : sum), 0);
    expect(odds).toContain(`${finePercent(point)} %`);
  });

  test.each(LANGUAGES)('tells the price of every trinket: %s', (language) => {
    const trinkets = texts[language]['rules.8.text']?.split('\n') ?? [];
    for (const card of powerups.all) {
      const name = texts[language][`card.${card.id}.name`] ?? '';
      const line = trinkets.find((each) => each.startsWith(`- ${name}`)) ?? '';
      expect(line, name).toContain(String(card.price));
      expect(/stacks|可疊加/.test(line), name).toBe(card.stacks);
    }
  });

  test.each(LANGUAGES)('names every house rule by its label: %s', (language) => {
    for (const field of Object.keys(rulesSchema.shape))
      expect(text(language)).toContain(texts[language][`options.${field}.label`]);
  });

  test.each(LANGUAGES)('CL-037, CL-038, CL-057: rewards and rivals as the rules have them: %s', (language) => {
    const rounds = [1, 2, 3, 4, 5];
    const listed = (numbers: readonly (number | string)[]): RegExp =>
      new RegExp(numbers.join('(?:, |、| and )').replaceAll('+', '\\+'));
    const rewards = rounds.map(rewardOf);
    expect(text(language)).toMatch(listed(rewards.map(({ gold }) => gold)));
    expect(text(language)).toMatch(listed(rewards.map(({ hp }) => `+${hp}`)));
    expect(text(language)).toMatch(listed(rewards.map(({ damage }) => `+${damage}`)));
    const grown = rounds.map((round) => start.hp + rewards.slice(0, round - 1).reduce((sum, { hp }) => sum + hp, 0));
    const rivals = rounds.map((round, at) => enemyHpIn({ ...start, hp: grown[at] ?? 0 }, round));
    expect(text(language)).toMatch(listed(rivals));
  });
});
