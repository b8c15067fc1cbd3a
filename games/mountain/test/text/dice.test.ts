import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { book, texts } from '../../index.ts';
import { tableTexts } from '../../text/table/index.ts';

/** Texts of the movement roll. All others that name a die speak of fights, duels and the turn order, or of spoils. */
const OF_MOVING = ['coach.turn', 'd4', 'ledge.die', 'ledge.die.more', 'option.move.sub', 'rules.4.text'];
const OF_SPOILS = /\.spoils(\.nothing)?$/;
const SIDES: { readonly [sign: string]: number } = { 四: 4, 六: 6, 百: 100 };

/** The sides of all dice that a text names: "d6", 六面骰. */
const diceIn = (text: string): readonly number[] =>
  [...text.matchAll(/\bd(\d+)\b|(.)面骰/g)].map(([, n, sign = '']) => (n === undefined ? (SIDES[sign] ?? 0) : Number(n)));

/** By text, so that a newcomer's tip is looked at like a rule: the keys of all that name such a die. */
async function namingDice(language: (typeof LANGUAGES)[number]): Promise<ReadonlyMap<number, readonly string[]>> {
  const words = Object.assign({}, ...[texts, await book(), tableTexts].map((part) => part[language])) as Record<string, string>;
  const found = new Map<number, string[]>();
  for (const [key, text] of Object.entries(words))
    for (const sides of new Set(diceIn(text))) found.set(sides, [...(found.get(sides) ?? []), key].sort());
  return found;
}

test.each(LANGUAGES)(
  'KM-041, KM-069, KM-088, H-05: a text that names a die, rule or tip, names the one that is thrown: %s',
  async (language) => {
    const found = await namingDice(language);
    expect(found.get(4)).toEqual(OF_MOVING);
    for (const key of found.get(100) ?? []) expect(key).toMatch(OF_SPOILS);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([4, 6, 100]);
    const others = found.get(6) ?? [];
    expect(others).toEqual(
      expect.arrayContaining(['ask.initiative', 'rules.2.text', 'rules.6.text', 'table.rule', 'tray.felt.rule']),
    );
    expect(others.filter((key) => OF_MOVING.includes(key) || OF_SPOILS.test(key))).toEqual([]);
  },
);

test('dice are found in both languages, and one that nobody can count is none of the rules’', () => {
  expect(diceIn('roll a d6, then a d100')).toEqual([6, 100]);
  expect(diceIn('擲四面骰，再擲六面骰')).toEqual([4, 6]);
  expect(diceIn('擲七面骰')).toEqual([0]);
});
