import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../rules/state.ts';
import { combo, MINE, reckoned, type SideSpec, THEIRS, totals } from './boards.ts';

/** One character of each type, without any rule. */
const PLAIN = { R: 'c-1', L: 'c-32', F: 'c-19', E: 'c-25', P: 'c-8' } as const;

/** Types by their letters, top, left, right; a dash is face-down. */
function standing(letters: string): SideSpec {
  const put = (letter: string | undefined) =>
    letter === undefined ? 'vacant' : letter === '-' ? 'down' : (PLAIN[letter as keyof typeof PLAIN] satisfies CardId);
  return { top: put(letters[0]), left: put(letters[1]), right: put(letters[2]) };
}

const best = (letters: string): string => combo(reckoned({ mine: standing(letters) }), MINE);
const all = (letters: string): string => combo(reckoned({ mine: standing(letters), rules: { cumulativeCombos: true } }), MINE);

test('RR-034: all three of the same type +250', () => {
  for (const type of 'RLFEP') expect(best(type.repeat(3))).toBe('250 allSame = 250');
});

test('RR-035: two of the same type +50', () => {
  for (const type of 'RLFEP') expect(best(`${type}${type}`)).toBe('50 pair = 50');
  expect([best('RLL'), best('LRL'), best('LLR')]).toEqual(['50 pair = 50', '50 pair = 50', '50 pair = 50']);
});

test('RR-036: Freedom and Economy +170', () => {
  expect([best('FE'), best('EF'), best('RFE'), best('EPF')]).toEqual(Array(4).fill('170 freedomEconomy = 170'));
});

test('RR-037: Right-wing and Patriot +150', () => {
  expect([best('RP'), best('PR'), best('FRP'), best('PLR')]).toEqual(Array(4).fill('150 rightPatriot = 150'));
});

test('RR-038: Left-wing and Economy +120', () => {
  expect([best('LE'), best('EL'), best('RLE'), best('EPL')]).toEqual(Array(4).fill('120 leftEconomy = 120'));
});

test('any other types make none', () => {
  for (const letters of ['', 'R', 'RL', 'RF', 'RE', 'LF', 'LP', 'FP', 'EP', 'RLF']) expect(best(letters)).toBe('= 0');
});

describe('H-07: only the best one', () => {
  test('also where others would do', () => {
    expect([best('FEL'), best('FEE'), best('RPP'), best('LEE')]).toEqual([
      '170 freedomEconomy = 170',
      '170 freedomEconomy = 170',
      '150 rightPatriot = 150',
      '120 leftEconomy = 120',
    ]);
  });

  test('cumulativeCombos: they add up, and three of a kind are no pair', () => {
    expect(all('FEL')).toBe('170 freedomEconomy 120 leftEconomy = 290');
    expect(all('FEE')).toBe('170 freedomEconomy 50 pair = 220');
    expect(all('RPR')).toBe('150 rightPatriot 50 pair = 200');
    expect(all('EEE')).toBe('250 allSame = 250');
    expect(all('RL')).toBe('= 0');
  });
});

test('RR-031: face-down cards have no type for combos', () => {
  expect([best('RR-'), best('R-P'), best('--P'), best('---')]).toEqual(['50 pair = 50', '150 rightPatriot = 150', '= 0', '= 0']);
});

test('H-18: a card whose power is 0 still has its type', () => {
  const powell = (letters: string) => {
    const result = reckoned({ mine: standing(letters), theirs: { leader: 's-2' } });
    return [combo(result, MINE), totals(result)[MINE]];
  };
  expect(powell('EEE')).toEqual(['250 allSame = 250', 250]);
  expect(powell('EE')).toEqual(['50 pair = 50', 50]);
  expect(powell('FE')).toEqual(['170 freedomEconomy = 170', 120 + 170]);
  expect(powell('LE')).toEqual(['120 leftEconomy = 120', 125 + 120]);
});

test('a combo knows the cards that make it, the first of each type', () => {
  const of = (letters: string) => reckoned({ mine: standing(letters) }).sides[MINE]?.combos[0];
  expect(of('EFE')).toMatchObject({ types: ['freedom', 'economy'], zones: ['left', 'top'] });
  expect(of('RLR')).toMatchObject({ types: ['rightWing'], zones: ['top', 'right'] });
  expect(of('PPP')).toMatchObject({ types: ['patriot'], zones: ['top', 'left', 'right'] });
});

test('both sides may score the same one: in an event nothing may stand twice', () => {
  const { sides } = reckoned({ mine: standing('FE'), theirs: standing('FE') });
  expect(sides[MINE]?.combos).toEqual(sides[THEIRS]?.combos);
  expect(sides[MINE]?.combos[0]?.types).not.toBe(sides[THEIRS]?.combos[0]?.types);
});

describe('step 9: what changes the bonus', () => {
  const RIGHT_PATRIOT = standing('RP');

  test('own increases in the order leader, Help, sp-4, which doubles what stands by at most 150; then what the opponent takes', () => {
    const result = reckoned({
      mine: { ...RIGHT_PATRIOT, leader: 's-7', help: 'h-6', sp: 'sp-4' },
      theirs: { leader: 's-10', sp: 'sp-5' },
    });
    expect(combo(result, MINE)).toBe('150 rightPatriot +60 s-7 +50 h-6 +150 sp-4 -50 s-10 -120 sp-5 = 240');
  });

  test('sp-4 comes before s-10 and sp-5, whichever leader has the higher initial point', () => {
    const mine = { ...standing('RR'), leader: 's-7', sp: 'sp-4' } as const;
    expect(combo(reckoned({ mine, theirs: { leader: 's-10' } }), MINE)).toBe('50 pair +60 s-7 +110 sp-4 -50 s-10 = 170');
    expect(combo(reckoned({ mine, theirs: { sp: 'sp-5' } }), MINE)).toBe('50 pair +60 s-7 +110 sp-4 -120 sp-5 = 100');
  });

  test('never below 0: a line says what was really taken', () => {
    const theirs = { leader: 's-10', sp: 'sp-5' } as const;
    expect(combo(reckoned({ mine: standing('LE'), theirs }), MINE)).toBe('120 leftEconomy -50 s-10 -70 sp-5 = 0');
    expect(combo(reckoned({ mine: standing('RR'), theirs }), MINE)).toBe('50 pair -50 s-10 = 0');
  });

  test('without a combo nothing is added or doubled', () => {
    const result = reckoned({ mine: { ...standing('RL'), leader: 's-7', help: 'h-6', sp: 'sp-4' } });
    expect([combo(result, MINE), combo(result, THEIRS)]).toEqual(['= 0', '= 0']);
  });

  test('a combo that was taken away whole was scored all the same', () => {
    const result = reckoned({ mine: { ...standing('RR'), leader: 's-7' }, theirs: { leader: 's-10', sp: 'sp-5' } });
    expect(combo(result, MINE)).toBe('50 pair +60 s-7 -50 s-10 -60 sp-5 = 0');
  });
});
