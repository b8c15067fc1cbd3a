import { describe, expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import type { CharacterId, HelpId } from '../../../rules/state.ts';
import { award, combo, helpOf, MINE, reckoned, sum, sums, THEIRS, total } from '../reckoning/boards.ts';

describe('Help cards', () => {
  const GIVES: readonly (readonly [HelpId, string, CharacterId, string])[] = [
    ['h-8', 'Media', 'c-24', '130 +40 h-8 = 170'],
    ['h-9', 'Patriot', 'c-8', '125 +30 h-9 = 155'],
    ['h-10', 'Left-wing', 'c-32', '125 +30 h-10 = 155'],
    ['h-11', 'Freedom', 'c-24', '130 +30 h-11 = 160'],
    ['h-12', 'Right-wing', 'c-1', '130 +30 h-12 = 160'],
    ['h-13', 'Economy', 'c-25', '125 +30 h-13 = 155'],
  ];
  test.each(GIVES)('%s strengthens its owner’s %s characters alone', (help, _whom, card, expected) => {
    const other = card === 'c-1' ? 'c-8' : 'c-1';
    const result = reckoned({ mine: { top: card, left: other, right: card, help }, theirs: { top: card } });
    const [plain, left] = [cards.get(card).power, cards.get(other).power];
    expect(sums(result, MINE)).toEqual([expected, `${left} = ${left}`, expected]);
    expect(sums(result, THEIRS)).toEqual([`${plain} = ${plain}`]);
  });

  test('RR-057: h-1 neutralises the opponent’s face-up Help card', () => {
    const result = reckoned({ mine: { help: 'h-1' }, theirs: { top: 'c-8', help: 'h-9' } });
    expect([helpOf(result, THEIRS), sum(result, THEIRS, 'top')]).toEqual(['ended by h-1', '125 = 125']);
  });

  test('RR-058: h-2 sets the power of the chosen opposing character to 0, whatever it was given', () => {
    const result = reckoned({
      mine: { left: 'c-8', help: { card: 'h-2', target: 'left' } },
      theirs: { leader: 's-6', top: 'c-8', left: 'c-8', sp: 'sp-6' },
    });
    expect(sums(result, THEIRS)).toEqual(['125 +30 s-6 +35 sp-6 = 190', '125 +30 s-6 +35 sp-6 -190 h-2 = 0']);
    expect(sum(result, MINE, 'left')).toBe('125 = 125');
  });

  test('h-3 gives +40 to its owner’s character in the Top zone', () => {
    const result = reckoned({ mine: { top: 'c-1', left: 'c-1', help: 'h-3' }, theirs: { top: 'c-1' } });
    expect(sums(result, MINE)).toEqual(['130 +40 h-3 = 170', '130 = 130']);
    expect(sums(result, THEIRS)).toEqual(['130 = 130']);
  });

  test('RR-059: h-5 gives freedom to its owner, and cannot be neutralised', () => {
    const result = reckoned({ mine: { help: 'h-5' }, theirs: { help: 'h-1', sp: 'sp-7' } });
    expect(result.sides.map(({ freedom }) => freedom)).toEqual([true, false]);
    expect(helpOf(result, MINE)).toBe('active');
  });

  test('h-6 gives +50 to a combo that is scored', () => {
    const pact = (left: CharacterId) => combo(reckoned({ mine: { top: 'c-1', left, help: 'h-6' } }), MINE);
    expect([pact('c-8'), pact('c-19')]).toEqual(['150 rightPatriot +50 h-6 = 200', '= 0']);
  });

  test('h-7 takes 30 from all opposing Economy characters', () => {
    const result = reckoned({ mine: { top: 'c-25', help: 'h-7' }, theirs: { top: 'c-25', left: 'c-24', right: 'c-26' } });
    expect(sums(result, THEIRS)).toEqual(['125 -30 h-7 = 95', '130 = 130', '135 -30 h-7 = 105']);
    expect(sum(result, MINE, 'top')).toBe('125 = 125');
  });

  test('RR-060: h-14 takes 60 from the first opposing Trump-family character', () => {
    const result = reckoned({ mine: { top: 'c-4', help: 'h-14' }, theirs: { top: 'c-1', left: 'c-4', right: 'c-15' } });
    expect(sums(result, THEIRS)).toEqual(['130 = 130', '150 -60 h-14 = 90', '115 +40 c-15 = 155']);
    expect(sum(result, MINE, 'top')).toBe('150 = 150');
  });

  test('h-16 keeps the opponent’s Help and SP cards from its owner’s characters', () => {
    const result = reckoned({ mine: { top: 'c-4', help: 'h-16' }, theirs: { help: 'h-14', sp: 'sp-1' } });
    expect(sum(result, MINE, 'top')).toBe('150 (-60 h-14, kept by h-16) (-100 sp-1, kept by h-16) = 150');
  });

  test('h-4 and h-15 change no number', () => {
    for (const help of ['h-4', 'h-15'] as const) {
      const result = reckoned({ mine: { top: 'c-1', help }, theirs: { top: 'c-1' } });
      expect([helpOf(result, MINE), sum(result, MINE, 'top'), sum(result, THEIRS, 'top')]).toEqual([
        'active',
        '130 = 130',
        '130 = 130',
      ]);
    }
  });
});

describe('SP cards', () => {
  const CROWD = { top: 'c-1', left: 'c-8', right: 'c-24' } as const;

  test('sp-1 takes 100 from the opponent’s strongest face-up character', () => {
    const result = reckoned({ mine: { ...CROWD, sp: 'sp-1' }, theirs: { top: 'c-8', left: 'c-1' } });
    expect(sums(result, THEIRS)).toEqual(['125 = 125', '130 -100 sp-1 = 30']);
    expect(sums(result, MINE)).toEqual(['130 = 130', '125 = 125', '130 = 130']);
  });

  test('sp-2 gives 8 victory points to its owner, who must win', () => {
    expect(award(reckoned({ mine: { top: 'c-1', sp: 'sp-2' } }), MINE)).toBe('15 round, 5 lead, 8 landslide');
    expect(award(reckoned({ mine: { sp: 'sp-2' }, theirs: { top: 'c-1' } }), MINE)).toBe('');
  });

  test('sp-3 gives +60 to the total', () => {
    expect(total(reckoned({ mine: { top: 'c-1', sp: 'sp-3' } }), MINE)).toBe('+60 sp-3 = 190');
  });

  test('sp-4 doubles the combo bonus, by at most +150', () => {
    const alliance = (left: CharacterId, right?: CharacterId) =>
      combo(reckoned({ mine: { top: 'c-1', left, ...(right && { right }), sp: 'sp-4' } }), MINE);
    expect(alliance('c-3')).toBe('50 pair +50 sp-4 = 100');
    expect(alliance('c-8')).toBe('150 rightPatriot +150 sp-4 = 300');
    expect(alliance('c-3', 'c-4')).toBe('250 allSame +150 sp-4 = 400');
    expect(alliance('c-19')).toBe('= 0');
  });

  test('sp-5 takes 120 from the opponent’s combo bonus, not below 0', () => {
    const scandal = (left: CharacterId) => combo(reckoned({ mine: { sp: 'sp-5' }, theirs: { top: 'c-1', left } }), THEIRS);
    expect([scandal('c-8'), scandal('c-3')]).toEqual(['150 rightPatriot -120 sp-5 = 30', '50 pair -50 sp-5 = 0']);
  });

  test('sp-6 gives +35 to each of its owner’s face-up characters', () => {
    const result = reckoned({ mine: { top: 'c-1', left: 'down', right: 'c-8', sp: 'sp-6' }, theirs: { top: 'c-1' } });
    expect(sums(result, MINE)).toEqual(['130 +35 sp-6 = 165', '125 +35 sp-6 = 160']);
    expect(sums(result, THEIRS)).toEqual(['130 = 130']);
  });

  test('sp-7 neutralises the Help cards of both players, but not h-5', () => {
    const result = reckoned({ mine: { help: 'h-9', sp: 'sp-7' }, theirs: { help: 'h-5' } });
    expect([helpOf(result, MINE), helpOf(result, THEIRS)]).toEqual(['ended by sp-7', 'active']);
  });

  test('sp-8 leaves the winner at most 8 points for winning', () => {
    expect(award(reckoned({ mine: { top: 'c-1' }, theirs: { sp: 'sp-8' } }), MINE)).toBe('15 round, 5 lead, -12 truce');
  });

  test('sp-9 counts 60 for each of its owner’s face-down characters', () => {
    const result = reckoned({ mine: { top: 'down', left: 'c-1', right: 'down', sp: 'sp-9' }, theirs: { top: 'down' } });
    expect(sums(result, MINE)).toEqual(['0 +60 sp-9 = 60', '130 = 130', '0 +60 sp-9 = 60']);
    expect(sums(result, THEIRS)).toEqual([]);
  });

  test('sp-10 gives 10 victory points to the winner, also where the loser played it', () => {
    expect(award(reckoned({ mine: { top: 'c-1', sp: 'sp-10' } }), MINE)).toBe('15 round, 5 lead, 10 doubleOrNothing');
    expect(award(reckoned({ mine: { top: 'c-1' }, theirs: { sp: 'sp-10' } }), MINE)).toBe('15 round, 5 lead, 10 doubleOrNothing');
  });
});
