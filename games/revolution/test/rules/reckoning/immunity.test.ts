import { describe, expect, test } from 'vitest';
import { MINE, reckoned, sum, sums } from './boards.ts';

const aimed = { card: 'h-2', target: 'top' } as const;

describe('c-16', () => {
  test('its power is neither lowered nor set to 0 by the opponent’s cards', () => {
    const result = reckoned({ mine: { top: 'c-16' }, theirs: { help: aimed, sp: 'sp-1' } });
    expect(sum(result, MINE, 'top')).toBe('115 (-100 sp-1, kept by c-16) (-115 h-2, kept by c-16) = 115');
  });

  test('it protects nobody else', () => {
    const result = reckoned({ mine: { left: 'c-16', top: 'c-13' }, theirs: { sp: 'sp-1', help: aimed } });
    expect(sums(result, MINE)).toEqual(['140 -100 sp-1 -40 h-2 = 0', '115 = 115']);
  });

  test('what is given to it counts', () => {
    const result = reckoned({ mine: { leader: 's-6', top: 'c-16', help: 'h-9' } });
    expect(sum(result, MINE, 'top')).toBe('115 +30 s-6 +30 h-9 = 175');
  });

  test('it is chosen like any other: the loss then comes to nobody', () => {
    const result = reckoned({ mine: { top: 'c-8', left: 'c-16', help: 'h-3', leader: 's-6' }, theirs: { sp: 'sp-1' } });
    expect(sums(result, MINE)).toEqual(['125 +30 s-6 +40 h-3 -100 sp-1 = 95', '115 +30 s-6 = 145']);
    const strongest = reckoned({ mine: { top: 'c-28', left: 'c-16', help: 'h-9' }, theirs: { sp: 'sp-1' } });
    expect(sums(strongest, MINE)).toEqual(['100 = 100', '115 +30 h-9 (-100 sp-1, kept by c-16) = 145']);
  });
});

describe('c-31', () => {
  test('its power cannot be set to 0, neither by Powell nor by h-2', () => {
    const result = reckoned({ mine: { top: 'c-31', left: 'c-25' }, theirs: { leader: 's-2', help: aimed } });
    expect(sums(result, MINE)).toEqual(['115 (-115 s-2, kept by c-31) (-115 h-2, kept by c-31) = 115', '125 -125 s-2 = 0']);
  });

  test('it can still be lowered', () => {
    const result = reckoned({ mine: { top: 'c-31' }, theirs: { top: 'c-36', help: 'h-7', sp: 'sp-1' } });
    expect(sum(result, MINE, 'top')).toBe('115 -25 c-36 -30 h-7 -100 sp-1 +40 floor = 0');
  });
});

describe('h-16', () => {
  const guarded = { top: 'c-4', left: 'c-26', help: 'h-16' } as const;

  test('it keeps away what Help cards would lower', () => {
    const result = reckoned({ mine: guarded, theirs: { help: 'h-14' } });
    expect(sums(result, MINE)).toEqual(['150 (-60 h-14, kept by h-16) = 150', '135 = 135']);
    const trade = reckoned({ mine: guarded, theirs: { help: 'h-7' } });
    expect(sum(trade, MINE, 'left')).toBe('135 (-30 h-7, kept by h-16) = 135');
  });

  test('it keeps away SP cards, and h-2', () => {
    const result = reckoned({ mine: guarded, theirs: { help: aimed, sp: 'sp-1' } });
    expect(sum(result, MINE, 'top')).toBe('150 (-100 sp-1, kept by h-16) (-150 h-2, kept by h-16) = 150');
  });

  test('leaders and characters are not kept away', () => {
    const result = reckoned({ mine: guarded, theirs: { leader: 's-8', top: 'c-36', left: 'c-30' } });
    expect(sums(result, MINE)).toEqual(['150 -30 s-8 = 120', '135 -30 s-8 -25 c-36 -50 c-30 = 30']);
    const powell = reckoned({ mine: guarded, theirs: { leader: 's-2' } });
    expect(sum(powell, MINE, 'left')).toBe('135 -135 s-2 = 0');
  });

  test('neutralised it keeps nothing away', () => {
    const result = reckoned({ mine: { ...guarded, help: { card: 'h-16', neutralised: true } }, theirs: { help: aimed } });
    expect(sum(result, MINE, 'top')).toBe('150 -150 h-2 = 0');
  });

  test('combo and total are no power: they are not protected', () => {
    const { sides } = reckoned({ mine: { ...guarded, right: 'c-24' }, theirs: { leader: 's-10', sp: 'sp-5' } });
    expect(sides[MINE]?.comboBonus).toBe(0);
  });
});

test('RR-060, C-02: “first” picks the first that fits, immune or not', () => {
  // The bodyguards keep the first one; the second one is not asked.
  const result = reckoned({ mine: { top: 'c-15', left: 'c-4', help: 'h-16' }, theirs: { help: 'h-14' } });
  expect(sums(result, MINE)).toEqual(['115 +40 c-15 (-60 h-14, kept by h-16) = 155', '150 = 150']);
});

test('RR-046: immunities are what lines say was kept away, and the sum stays what it was', () => {
  const { tally } = reckoned({ mine: { top: 'c-16' }, theirs: { sp: 'sp-1' } });
  const secret = tally.find(({ row }) => row === 'secret')?.cells[MINE];
  expect(secret).toMatchObject({ amount: 0, makes: 115, lines: [{ by: 'sp-1', amount: 0, kept: { amount: -100, by: 'c-16' } }] });
});
