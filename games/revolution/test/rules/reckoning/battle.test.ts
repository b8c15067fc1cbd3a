import { describe, expect, test } from 'vitest';
import { TALLY_ROWS } from '../../../rules/reckoning/types.ts';
import { award, combo, MINE, points, reckoned, sums, THEIRS, totals } from './boards.ts';

describe('the round of the mockups', () => {
  const round = reckoned({
    mine: { leader: 's-6', top: 'c-13', left: 'c-6', right: 'c-8', help: 'h-9', sp: 'sp-6' },
    theirs: { leader: 's-5', top: 'c-10', left: 'c-26', right: 'c-25', help: 'down', sp: 'sp-5' },
  });
  const cells = (side: number, of: 'amount' | 'makes'): number[] => round.tally.map(({ cells: both }) => both[side]?.[of] ?? NaN);

  test('RR-027: 375 + 60 + 30 + 60 + 105 + 30 = 660 against 560', () => {
    expect(round.tally.map(({ row }) => row)).toEqual(TALLY_ROWS);
    //                                      printed leader effects help secret nullified combo total
    expect(cells(MINE, 'amount')).toEqual([375, 60, 30, 60, 105, 0, 30, 0]);
    expect(cells(MINE, 'makes')).toEqual([375, 435, 465, 525, 630, 630, 660, 660]);
    expect(cells(THEIRS, 'amount')).toEqual([330, 60, 0, 0, 0, 0, 170, 0]);
    expect(cells(THEIRS, 'makes')).toEqual([330, 390, 390, 390, 390, 390, 560, 560]);
    expect(totals(round)).toEqual([660, 560]);
    expect(round).toMatchObject({ winner: MINE, lead: 100 });
  });

  test('RR-041: every number says what it came from', () => {
    expect(sums(round, MINE)).toEqual([
      '140 +30 s-6 +30 h-9 +35 sp-6 = 235',
      '110 +30 c-6 +35 sp-6 = 175',
      '125 +30 s-6 +30 h-9 +35 sp-6 = 220',
    ]);
    expect(sums(round, THEIRS)).toEqual(['70 = 70', '135 +30 s-5 = 165', '125 +30 s-5 = 155']);
    expect([combo(round, MINE), combo(round, THEIRS)]).toEqual(['150 rightPatriot -120 sp-5 = 30', '170 freedomEconomy = 170']);
  });

  test('H-01: the judges give 19 and 5: the round, the lead of 100, and style to the loser', () => {
    expect([award(round, MINE), award(round, THEIRS)]).toEqual(['15 round, 4 lead', '5 style']);
    expect(points(round)).toEqual([19, 5]);
  });
});
