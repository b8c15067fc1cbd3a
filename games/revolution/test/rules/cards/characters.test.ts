import { describe, expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import type { CharacterId } from '../../../rules/state.ts';
import { MINE, reckoned, type SideSpec, sum, sums, THEIRS } from '../reckoning/boards.ts';

const PLAIN: readonly (readonly [CharacterId, number])[] = [
  ['c-1', 130],
  ['c-3', 120],
  ['c-4', 150],
  ['c-8', 125],
  ['c-13', 140],
  ['c-19', 120],
  ['c-24', 130],
  ['c-25', 125],
  ['c-26', 135],
  ['c-32', 125],
  ['c-37', 130],
];
test.each(PLAIN)('%s has %i power and no effect', (card, power) => {
  const result = reckoned({ mine: { left: card, top: 'c-9' }, theirs: { top: 'c-9' } });
  expect(cards.get(card).rules).toEqual([]);
  expect([sum(result, MINE, 'left'), sum(result, MINE, 'top'), sum(result, THEIRS, 'top')]).toEqual([
    `${power} = ${power}`,
    '80 = 80',
    '80 = 80',
  ]);
});

/** What one character has beside another, whose power it may change. */
const beside = (card: CharacterId, ally: CharacterId): string[] => sums(reckoned({ mine: { top: card, left: ally } }), MINE);
/** What becomes of the opponent's three when one character opposes them. */
const against = (card: CharacterId, [top, left, right]: readonly CharacterId[]): string[] =>
  sums(reckoned({ mine: { left: card }, theirs: { top, left, right } as SideSpec }), THEIRS);

describe('they strengthen others', () => {
  const OTHERS: readonly (readonly [CharacterId, string, CharacterId, string])[] = [
    ['c-2', 'Right-wing', 'c-1', '130 +15 c-2 = 145'],
    ['c-11', 'Soldier', 'c-13', '140 +25 c-11 = 165'],
    ['c-29', 'Tech', 'c-9', '80 +30 c-29 = 110'],
    ['c-38', 'Activist', 'c-36', '95 +25 c-38 = 120'],
  ];
  test.each(OTHERS)('%s: your other %s characters, not itself and not the opponent’s', (card, _whom, ally, expected) => {
    const printed = cards.get(card).power;
    expect(beside(card, ally)).toEqual([`${printed} = ${printed}`, expected]);
    expect(beside(card, 'c-21')[1]).toBe('110 = 110');
    const opposed = reckoned({ mine: { top: card }, theirs: { top: ally } });
    expect(sum(opposed, THEIRS, 'top')).toBe(`${cards.get(ally).power} = ${cards.get(ally).power}`);
  });

  test('c-2 and c-2 strengthen each other', () => {
    expect(beside('c-2', 'c-2')).toEqual(['100 +15 c-2 = 115', '100 +15 c-2 = 115']);
  });
});

describe('they are stronger beside others', () => {
  const BESIDE: readonly (readonly [CharacterId, string, CharacterId, string])[] = [
    ['c-6', 'a Patriot', 'c-8', '110 +30 c-6 = 140'],
    ['c-15', 'another Trump-family character', 'c-4', '115 +40 c-15 = 155'],
    ['c-22', 'an Economy character', 'c-25', '110 +30 c-22 = 140'],
    ['c-28', 'a Left-wing character', 'c-32', '100 +40 c-28 = 140'],
    ['c-35', 'an Economy character', 'c-25', '110 +30 c-35 = 140'],
  ];
  test.each(BESIDE)('%s: with %s, face-up, on the same side', (card, _whom, ally, expected) => {
    const alone = `${cards.get(card).power} = ${cards.get(card).power}`;
    expect(beside(card, ally)[0]).toBe(expected);
    expect(beside(card, 'c-19')[0]).toBe(alone);
    const far = reckoned({ mine: { top: card, left: { card: ally, face: 'down' } }, theirs: { top: ally } });
    expect(sum(far, MINE, 'top')).toBe(alone);
  });

  test('c-15: two of them are another one to each other, one alone is not', () => {
    expect(beside('c-15', 'c-15')).toEqual(['115 +40 c-15 = 155', '115 +40 c-15 = 155']);
    expect(sum(reckoned({ mine: { top: 'c-15' } }), MINE, 'top')).toBe('115 = 115');
  });

  test('two allies that fit count once', () => {
    const result = reckoned({ mine: { top: 'c-6', left: 'c-8', right: 'c-8' } });
    expect(sum(result, MINE, 'top')).toBe('110 +30 c-6 = 140');
  });

  test('c-7: +25 while its player’s Help zone has a face-up Help card that is not neutralised', () => {
    const helped = (help: SideSpec['help']) =>
      sum(reckoned({ mine: help === undefined ? { top: 'c-7' } : { top: 'c-7', help } }), MINE, 'top');
    expect(helped('h-4')).toBe('105 +25 c-7 = 130');
    for (const help of [undefined, 'down', 'vacant', { card: 'h-4', neutralised: true }] as const)
      expect(helped(help)).toBe('105 = 105');
  });

  test('c-17: +15 for each other type among its player’s face-up characters', () => {
    const among = (left: SideSpec['left'], right: SideSpec['right']) =>
      sum(reckoned({ mine: { top: 'c-17', ...(left && { left }), ...(right && { right }) } }), MINE, 'top');
    expect(among(undefined, undefined)).toBe('105 = 105');
    expect(among('c-8', 'c-13')).toBe('105 = 105');
    expect(among('c-8', 'c-19')).toBe('105 +15 c-17 = 120');
    expect(among('c-24', 'c-19')).toBe('105 +15 c-17 = 120');
    expect(among('c-25', 'c-19')).toBe('105 +30 c-17 = 135');
    expect(among('c-25', 'down')).toBe('105 +15 c-17 = 120');
  });

  test('c-33: +25 while all three of its player’s characters are face-up', () => {
    const with3 = (right: SideSpec['right']) =>
      sum(reckoned({ mine: { top: 'c-33', left: 'c-1', ...(right && { right }) } }), MINE, 'top');
    expect(with3('c-19')).toBe('105 +25 c-33 = 130');
    expect([with3('down'), with3('vacant'), with3(undefined)]).toEqual(['105 = 105', '105 = 105', '105 = 105']);
  });
});

describe('they take from the opponent', () => {
  const FIRST: readonly (readonly [CharacterId, string, readonly CharacterId[], readonly string[]])[] = [
    ['c-5', 'Media', ['c-1', 'c-24', 'c-18'], ['130 = 130', '130 -50 c-5 = 80', '100 = 100']],
    ['c-18', 'Official', ['c-8', 'c-1', 'c-17'], ['125 = 125', '130 -50 c-18 = 80', '105 +15 c-17 = 120']],
    ['c-30', 'Tycoon', ['c-1', 'c-26', 'c-3'], ['130 = 130', '135 -50 c-30 = 85', '120 = 120']],
  ];
  test.each(FIRST)('%s: −50 to the first opposing %s character', (card, _whom, opposing, expected) => {
    expect(against(card, opposing)).toEqual(expected);
  });

  test('c-36: −25 to all opposing Economy characters', () => {
    expect(against('c-36', ['c-25', 'c-24', 'c-26'])).toEqual(['125 -25 c-36 = 100', '130 = 130', '135 -25 c-36 = 110']);
  });

  test('none of them takes from its own side', () => {
    for (const card of ['c-5', 'c-18', 'c-30', 'c-36'] as const)
      for (const ally of ['c-24', 'c-1', 'c-25'] as const)
        expect(beside(card, ally)[1]).toBe(`${cards.get(ally).power} = ${cards.get(ally).power}`);
  });
});

describe('c-20 Buffett', () => {
  test('RR-055: the first allied Tycoon gets +50, never himself', () => {
    const result = reckoned({ mine: { top: 'c-20', left: 'c-25', right: 'c-26' } });
    expect(sums(result, MINE)).toEqual(['110 = 110', '125 +50 c-20 = 175', '135 = 135']);
    expect(beside('c-20', 'c-19')).toEqual(['110 = 110', '120 = 120']);
  });

  test('RR-055, H-16: not a face-down one, and not the opponent’s', () => {
    const result = reckoned({
      mine: { top: { card: 'c-25', face: 'down' }, left: 'c-20', right: 'c-3' },
      theirs: { top: 'c-26' },
    });
    expect(sums(result, MINE)).toEqual(['110 = 110', '120 +50 c-20 = 170']);
    expect(sums(result, THEIRS)).toEqual(['135 = 135']);
  });

  test('RR-055: two of them strengthen each other', () => {
    expect(beside('c-20', 'c-20')).toEqual(['110 +50 c-20 = 160', '110 +50 c-20 = 160']);
  });
});

describe('c-21 Obama', () => {
  test('RR-056: the first allied character gets +50, never himself', () => {
    const result = reckoned({ mine: { top: 'c-21', left: 'c-9', right: 'c-1' } });
    expect(sums(result, MINE)).toEqual(['110 = 110', '80 +50 c-21 = 130', '130 = 130']);
    expect(sums(reckoned({ mine: { right: 'c-21', top: 'c-9' } }), MINE)).toEqual(['80 +50 c-21 = 130', '110 = 110']);
  });

  test('RR-056, H-16: alone, or beside face-down cards only, he gives it to nobody', () => {
    expect(sums(reckoned({ mine: { top: 'c-21', left: 'down' }, theirs: { top: 'c-1' } }), MINE)).toEqual(['110 = 110']);
  });
});

describe('they cannot be changed', () => {
  test('c-16: neither lowered nor set to 0', () => {
    const result = reckoned({ mine: { top: 'c-16' }, theirs: { help: { card: 'h-2', target: 'top' }, sp: 'sp-1' } });
    expect(result.sides[MINE]?.power).toBe(115);
  });

  test('c-31: not set to 0, but lowered', () => {
    const result = reckoned({ mine: { top: 'c-31' }, theirs: { leader: 's-2', top: 'c-36' } });
    expect(result.sides[MINE]?.power).toBe(90);
  });
});
