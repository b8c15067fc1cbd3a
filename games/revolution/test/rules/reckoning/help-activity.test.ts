import { describe, expect, test } from 'vitest';
import { helpOf, MINE, reckoned, sum, THEIRS, totals } from './boards.ts';

const PATRIOT = { top: 'c-8' } as const;

describe('h-1', () => {
  test('RR-057, H-15: it ends the opponent’s Help card, whichever came first', () => {
    for (const at of [1, 99]) {
      const result = reckoned({ mine: { help: { card: 'h-1', at } }, theirs: { ...PATRIOT, help: { card: 'h-9', at: 50 } } });
      expect([helpOf(result, MINE), helpOf(result, THEIRS)]).toEqual(['active', 'ended by h-1']);
      expect(sum(result, THEIRS, 'top')).toBe('125 = 125');
    }
  });

  test('H-15: of two, the later one acts and the earlier one is ended', () => {
    const both = (mine: number, theirs: number): string[] => {
      const result = reckoned({ mine: { help: { card: 'h-1', at: mine } }, theirs: { help: { card: 'h-1', at: theirs } } });
      return [helpOf(result, MINE), helpOf(result, THEIRS)];
    };
    expect(both(3, 8)).toEqual(['ended by h-1', 'active']);
    expect(both(8, 3)).toEqual(['active', 'ended by h-1']);
  });

  test('H-15: one that c-23 has marked does nothing, and the opponent’s Help card works again', () => {
    const result = reckoned({
      mine: { help: { card: 'h-1', neutralised: true } },
      theirs: { top: 'c-23', left: 'c-8', help: 'h-9' },
    });
    expect([helpOf(result, MINE), helpOf(result, THEIRS)]).toEqual(['ended by c-23', 'active']);
    expect(sum(result, THEIRS, 'left')).toBe('125 +30 h-9 = 155');
  });

  test('RR-031: face-down it does nothing', () => {
    const result = reckoned({ mine: { help: { card: 'h-1', face: 'down' } }, theirs: { ...PATRIOT, help: 'h-9' } });
    expect([helpOf(result, MINE), helpOf(result, THEIRS)]).toEqual(['null', 'active']);
    expect(totals(result)).toEqual([0, 155]);
  });
});

describe('h-5', () => {
  test('RR-059: h-1 does not end it', () => {
    const result = reckoned({ mine: { help: 'h-5' }, theirs: { help: 'h-1' } });
    expect([helpOf(result, MINE), result.sides[MINE]?.freedom]).toEqual(['active', true]);
    expect([helpOf(result, THEIRS), result.sides[THEIRS]?.freedom]).toEqual(['active', false]);
  });

  test('RR-059: neither do sp-7 and the mark of c-23', () => {
    const result = reckoned({
      mine: { help: { card: 'h-5', neutralised: true } },
      theirs: { top: 'c-23', help: 'h-9', sp: 'sp-7' },
    });
    expect([helpOf(result, MINE), result.sides[MINE]?.freedom]).toEqual(['active', true]);
    expect(helpOf(result, THEIRS)).toBe('ended by sp-7');
  });

  test('RR-031: face-down it gives no freedom', () => {
    expect(reckoned({ mine: { help: { card: 'h-5', face: 'down' } } }).sides[MINE]?.freedom).toBe(false);
  });
});

describe('sp-7', () => {
  test('it ends the Help cards of both sides before anything is counted', () => {
    const result = reckoned({ mine: { ...PATRIOT, help: 'h-9', sp: 'sp-7' }, theirs: { ...PATRIOT, left: 'c-7', help: 'h-9' } });
    expect([helpOf(result, MINE), helpOf(result, THEIRS)]).toEqual(['ended by sp-7', 'ended by sp-7']);
    expect([sum(result, MINE, 'top'), sum(result, THEIRS, 'top'), sum(result, THEIRS, 'left')]).toEqual([
      '125 = 125',
      '125 = 125',
      '105 = 105',
    ]);
  });

  test('it ends h-1 as well, and what h-1 had ended stays ended', () => {
    const result = reckoned({ mine: { help: 'h-1' }, theirs: { ...PATRIOT, help: 'h-9', sp: 'sp-7' } });
    expect([helpOf(result, MINE), helpOf(result, THEIRS)]).toEqual(['ended by sp-7', 'ended by sp-7']);
    expect(totals(result)).toEqual([0, 125]);
  });

  test('RR-024: before it is revealed it does nothing', () => {
    const result = reckoned({ mine: { ...PATRIOT, help: 'h-9', sp: { card: 'sp-7', face: 'down' } } });
    expect([helpOf(result, MINE), sum(result, MINE, 'top')]).toEqual(['active', '125 +30 h-9 = 155']);
  });
});

describe('h-2', () => {
  const aimed = { card: 'h-2', target: 'top' } as const;

  test('H-13: the power returns when h-2 is neutralised', () => {
    const result = reckoned({ mine: { help: { ...aimed, neutralised: true } }, theirs: PATRIOT });
    expect(sum(result, THEIRS, 'top')).toBe('125 = 125');
  });

  test('H-13: without a target it does nothing', () => {
    const result = reckoned({ mine: { help: 'h-2' }, theirs: PATRIOT });
    expect([helpOf(result, MINE), sum(result, THEIRS, 'top')]).toEqual(['active', '125 = 125']);
  });
});

test('RR-046, RR-049: a disabled card is a Help card that says which card has ended it, and whose', () => {
  const { sides } = reckoned({ mine: { help: 'h-1' }, theirs: { help: 'h-9' } });
  expect(sides.map(({ help }) => help)).toEqual(['active', { by: 'h-1', seat: MINE }]);
  const mark = reckoned({ mine: { top: 'c-23' }, theirs: { help: { card: 'h-9', neutralised: true } } });
  expect(mark.sides.map(({ help }) => help)).toEqual([null, { by: 'c-23', seat: MINE }]);
});
