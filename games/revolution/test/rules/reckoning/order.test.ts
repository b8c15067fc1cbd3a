import { describe, expect, test } from 'vitest';
import { MINE, reckoned, sum, sums, THEIRS, totals } from './boards.ts';

// Section 4 of the rules: what comes before what.

test('RR-041: boosts before nullifications: Powell sets to 0 whatever leader, allies, Help and SP cards gave', () => {
  const result = reckoned({
    mine: { leader: 's-5', top: 'c-20', left: 'c-25', help: 'h-13', sp: 'sp-6' },
    theirs: { leader: 's-2' },
  });
  expect(sums(result, MINE)).toEqual([
    '110 +30 s-5 +30 h-13 +35 sp-6 -205 s-2 = 0',
    '125 +30 s-5 +50 c-20 +30 h-13 +35 sp-6 -270 s-2 = 0',
  ]);
});

test('step 3: own conditions, then allies, then the first one, then the opponent’s characters', () => {
  const result = reckoned({
    mine: { top: 'c-6', left: 'c-21', right: 'c-11' },
    theirs: { top: 'c-5' },
  });
  expect(sum(result, MINE, 'top')).toBe('110 +30 c-6 +25 c-11 +50 c-21 = 215');
  const media = reckoned({ mine: { top: 'c-38', left: 'c-38', right: 'c-21' }, theirs: { top: 'c-5' } });
  expect(sum(media, MINE, 'top')).toBe('100 +25 c-38 +50 c-21 -50 c-5 = 125');
});

test('a side’s leader comes before the opponent’s, also where that one has the higher initial point', () => {
  const result = reckoned({ mine: { leader: 's-6', top: 'c-13' }, theirs: { leader: 's-8' } });
  expect(sum(result, MINE, 'top')).toBe('140 +30 s-6 -30 s-8 = 140');
});

test('leader, then characters, then Help, then SP cards', () => {
  const result = reckoned({
    mine: { leader: 's-1', top: 'c-4', left: 'c-21', help: 'h-12', sp: 'sp-6' },
    theirs: { leader: 's-8', help: 'h-14', sp: 'sp-1' },
  });
  expect(sum(result, MINE, 'top')).toBe('150 +45 s-1 -30 s-8 +50 c-21 +30 h-12 -60 h-14 -100 sp-1 +35 sp-6 = 120');
});

describe('RR-025: SP cards act by initial point', () => {
  const spec = (mine: 's-4' | 's-6' | 's-9', first: number) =>
    sum(reckoned({ mine: { leader: mine, top: 'c-1', sp: 'sp-6' }, theirs: { leader: 's-9', sp: 'sp-1' }, first }), MINE, 'top');

  test('the higher one first', () => {
    expect(spec('s-6', 1)).toBe('130 +35 sp-6 -100 sp-1 = 65');
    const lower = reckoned({ mine: { leader: 's-9', top: 'c-1', sp: 'sp-6' }, theirs: { leader: 's-6', sp: 'sp-1' }, first: 0 });
    expect(sum(lower, MINE, 'top')).toBe('130 -100 sp-1 +35 sp-6 = 65');
  });

  test('of equals, the first player', () => {
    expect(spec('s-9', 0)).toBe('130 +35 sp-6 -100 sp-1 = 65');
    expect(spec('s-9', 1)).toBe('130 -100 sp-1 +35 sp-6 = 65');
  });
});

describe('the floor', () => {
  test('H-17: no power is below 0', () => {
    const alone = reckoned({ mine: { top: 'c-9' }, theirs: { sp: 'sp-1' } });
    expect(sum(alone, MINE, 'top')).toBe('80 -100 sp-1 +20 floor = 0');
    expect(totals(alone)).toEqual([0, 0]);
  });

  test('H-17: it is laid once, after all SP cards: a boost after the loss makes up for it', () => {
    for (const first of [0, 1]) {
      const result = reckoned({ mine: { top: 'c-9', sp: 'sp-6' }, theirs: { sp: 'sp-1' }, first });
      expect(result.sides[MINE]?.characters[0]?.power).toBe(15);
    }
  });

  test('H-17: it is laid before anything is set to 0', () => {
    const result = reckoned({ mine: { top: 'c-27' }, theirs: { leader: 's-2', sp: 'sp-1' } });
    expect(sum(result, MINE, 'top')).toBe('95 -100 sp-1 +5 floor = 0');
  });

  test('what is at the floor has nothing left to be set to 0', () => {
    const result = reckoned({ mine: { top: 'c-30' }, theirs: { leader: 's-2', sp: 'sp-1' } });
    expect(sum(result, MINE, 'top')).toBe('100 -100 sp-1 = 0');
  });
});

describe('sp-1', () => {
  test('it takes from the highest current power, not the highest printed one', () => {
    const result = reckoned({ mine: { top: 'c-1', left: 'c-8', help: 'h-9' }, theirs: { sp: 'sp-1' } });
    expect(sums(result, MINE)).toEqual(['130 = 130', '125 +30 h-9 -100 sp-1 = 55']);
  });

  test('of equal ones top, then left, then right', () => {
    const equal = (zones: object) => sums(reckoned({ mine: zones, theirs: { sp: 'sp-1' } }), MINE);
    expect(equal({ top: 'c-1', left: 'c-24', right: 'c-37' })).toEqual(['130 -100 sp-1 = 30', '130 = 130', '130 = 130']);
    expect(equal({ left: 'c-1', right: 'c-24' })).toEqual(['130 -100 sp-1 = 30', '130 = 130']);
    expect(equal({ top: 'down', right: 'c-24' })).toEqual(['130 -100 sp-1 = 30']);
  });
});

test('C-02, RR-042: “first” is the first that fits in the order top, left, right, and is looked for anew every time', () => {
  const media = { left: 'c-24', right: 'c-18' } as const;
  const after = reckoned({ mine: media, theirs: { top: 'c-5' } });
  expect(sums(after, MINE)).toEqual(['130 -50 c-5 = 80', '100 = 100']);
  const earlier = reckoned({ mine: { ...media, top: 'c-2' }, theirs: { top: 'c-5' } });
  expect(sums(earlier, MINE)).toEqual(['100 -50 c-5 = 50', '130 = 130', '100 = 100']);
});

test('RR-048: nothing of the leader before is left: another leader is another board', () => {
  const side = { top: 'c-8', left: 'c-25' } as const;
  const led = (leader: 's-5' | 's-6') => sums(reckoned({ mine: { ...side, leader } }), MINE);
  expect(led('s-6')).toEqual(['125 +30 s-6 = 155', '125 = 125']);
  expect(led('s-5')).toEqual(['125 = 125', '125 +30 s-5 = 155']);
  expect(totals(reckoned({ mine: side, theirs: { leader: 's-2' } }))).toEqual([125, 0]);
  expect(totals(reckoned({ mine: side, theirs: { leader: 's-9' } }))).toEqual([250, 0]);
});

test('an empty board counts nothing', () => {
  const result = reckoned({ mine: { top: 'vacant', help: 'vacant', sp: 'vacant' } });
  expect([totals(result), sums(result, MINE), sums(result, THEIRS)]).toEqual([[0, 0], [], []]);
});
