import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RuleData } from '../../../rules/rule.ts';
import { award, combo, helpOf, MINE, reckoned, type Spec, sum, sums, THEIRS, total } from './boards.ts';
import { entering } from './entering.ts';

// RR-039, RR-040: what the interpreter knows is more than the 74 cards use. A new card needs data only.

afterEach(() => void vi.restoreAllMocks());

/** What comes of a rule if c-1 had it. */
function withRule(rule: RuleData, spec: Spec): ReturnType<typeof reckoned> {
  entering('c-1', rule);
  return reckoned(spec);
}

describe('RR-040: scopes and filters', () => {
  const BOTH: Spec = { mine: { top: 'c-1', left: 'c-13' }, theirs: { top: 'c-13', right: 'c-24' } };

  test('a rule may be about both sides', () => {
    const result = withRule({ does: 'power', scope: 'both', targets: 'others', value: -20 }, BOTH);
    expect([sums(result, MINE), sums(result, THEIRS)]).toEqual([
      ['130 = 130', '140 -20 c-1 = 120'],
      ['140 -20 c-1 = 120', '130 -20 c-1 = 110'],
    ]);
  });

  test('filters by type, trait, power and zone go together', () => {
    const filter = { types: ['patriot'], traits: ['soldier'], printedAtLeast: 140, zones: ['left'] } as const;
    const result = withRule({ does: 'power', scope: 'both', filter, value: 5 }, BOTH);
    expect([sums(result, MINE), sums(result, THEIRS)]).toEqual([
      ['130 = 130', '140 +5 c-1 = 145'],
      ['140 = 140', '130 = 130'],
    ]);
  });

  test('a priority puts a rule before others of its step', () => {
    const mine = { top: 'c-1', left: 'c-11', right: 'c-8' } as const;
    const last = { does: 'power', targets: 'others', value: 1 } as const;
    expect(sum(withRule(last, { mine }), MINE, 'right')).toBe('125 +1 c-1 +25 c-11 = 151');
    expect(sum(withRule({ ...last, priority: 3 }, { mine }), MINE, 'right')).toBe('125 +25 c-11 +1 c-1 = 151');
  });
});

describe('RR-040: immunities', () => {
  test('of all own characters, against leaders only', () => {
    const immunity = { does: 'immunity', scope: 'opponent', against: ['lower', 'zero'], from: ['leader'] } as const;
    const result = withRule(immunity, { mine: { top: 'c-1', left: 'c-13' }, theirs: { leader: 's-8', sp: 'sp-1' } });
    expect(sums(result, MINE)).toEqual(['130 (-30 s-8, kept by c-1) = 130', '140 (-30 s-8, kept by c-1) -100 sp-1 = 40']);
  });

  test('c-16 is kept from the opponent’s cards, not from those of its own side', () => {
    const result = withRule({ does: 'power', targets: 'others', value: -10 }, { mine: { top: 'c-1', left: 'c-16' } });
    expect(sum(result, MINE, 'left')).toBe('115 -10 c-1 = 105');
  });

  test('c-31 cannot be set to 0 by any card, not even by one of its own side', () => {
    const mine = { top: 'c-1', left: 'c-31', right: 'c-13' } as const;
    const result = withRule({ does: 'zero', targets: 'others' }, { mine });
    expect(sums(result, MINE)).toEqual(['130 = 130', '115 (-115 c-1, kept by c-31) = 115', '140 -140 c-1 = 0']);
  });

  test('one against its own side’s cards lets the opponent’s through', () => {
    entering('c-13', { does: 'immunity', scope: 'self', targets: 'this', against: ['lower'], from: ['leader'] });
    expect(sum(reckoned({ mine: { top: 'c-13' }, theirs: { leader: 's-8' } }), MINE, 'top')).toBe('140 -30 s-8 = 110');
  });
});

test('RR-039: a Help card with a rule that nothing can end is immune', () => {
  entering('h-9', { does: 'total', value: 10, unremovable: true });
  const result = reckoned({ mine: { help: 'h-9' }, theirs: { help: 'h-1', sp: 'sp-7' } });
  expect([helpOf(result, MINE), total(result, MINE)]).toEqual(['active', '+10 h-9 = 10']);
});

test('characters may change combos and totals as well', () => {
  expect(
    combo(withRule({ does: 'combo', value: 7, condition: { is: 'combo' } }, { mine: { top: 'c-1', left: 'c-8' } }), MINE),
  ).toBe('150 rightPatriot +7 c-1 = 157');
  expect(
    total(withRule({ does: 'total', scope: 'opponent', value: -10 }, { mine: { top: 'c-1' }, theirs: { top: 'c-8' } }), THEIRS),
  ).toBe('-10 c-1 = 115');
});

test('a truce that is higher than what there is to win takes and gives nothing', () => {
  entering('sp-8', { does: 'capPoints', scope: 'both', value: 40 }, 'finalCalculation');
  expect(award(reckoned({ mine: { top: 'c-1' }, theirs: { sp: 'sp-8' } }), MINE)).toBe('15 round, 5 lead');
});
