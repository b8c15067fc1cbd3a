import { codeOf, type DeckRules, readCode } from '@tavern/decks';
import { describe, expect, test } from 'vitest';
import { menagerie, parade, sunday } from './games.ts';
import { games, madeUp } from './made-up.ts';

describe('every slip is noticed:', () => {
  const SIGNS = 'ABKLMPRSZ0123456789abcdefghijklmnopqrstuvwxyz-~ _.'.split('');
  const codes = [
    codeOf(parade, { ...sunday, name: '' }),
    codeOf(menagerie, { name: '', cards: menagerie.ready[0].cards }),
    ...[1, 2, 3, 4].flatMap((seed) => games.map((rules) => codeOf(rules, { ...madeUp(rules, seed), name: '' }))),
  ];
  const rulesFor = (code: string): DeckRules => games.find(({ letters }) => code.startsWith(letters)) ?? parade;
  const unnoticed = (code: string, slips: readonly string[]): string[] =>
    slips.filter((slip) => slip !== code && readCode(rulesFor(code), slip).ok);
  const at = (code: string, each: (index: number) => readonly string[]): string[] =>
    Array.from({ length: code.length + 1 }, (_, index) => each(index)).flat();

  test.each(codes)('%s', (code) => {
    const wrong = at(code.slice(1), (index) => SIGNS.map((sign) => code.slice(0, index) + sign + code.slice(index + 1)));
    const swapped = at(code, (from) => at(code, (to) => [swap(code, from, to)]));
    const left = at(code, (index) => [code.slice(0, index) + code.slice(index + 1)]);
    // A space at either end is no slip.
    const added = at(code, (index) => SIGNS.map((sign) => code.slice(0, index) + sign + code.slice(index))).filter(
      (slip) => slip.trim() === slip,
    );
    const cut = at(code, (index) => [code.slice(0, index)]);
    expect(wrong.length).toBeGreaterThan(800);
    for (const slips of [wrong, swapped, left, added, cut]) expect(unnoticed(code, slips)).toEqual([]);
  });

  test('also in a code with a name, before the name', () => {
    const code = codeOf(parade, sunday);
    const end = code.indexOf('~');
    const slips = Array.from({ length: end + 1 }, (_, index) =>
      SIGNS.map((sign) => code.slice(0, index) + sign + code.slice(index + 1)),
    ).flat();
    expect(unnoticed(code, slips)).toEqual([]);
  });

  function swap(code: string, a: number, b: number): string {
    const signs = code.split('');
    [signs[a], signs[b]] = [signs[b] ?? '', signs[a] ?? ''];
    return signs.join('');
  }
});
