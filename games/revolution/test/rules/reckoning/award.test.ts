import { describe, expect, test } from 'vitest';
import { award, MINE, points, reckoned, type SideSpec, THEIRS, total, totals } from './boards.ts';

const both = (mine: SideSpec, theirs: SideSpec, rules: object = {}): string[] => {
  const result = reckoned({ mine, theirs, rules });
  return [award(result, MINE), award(result, THEIRS)];
};

/** 510 with a combo of 250, and 45: a lead of far more than 250. */
const GREAT: SideSpec = { leader: 's-6', top: 'c-8', left: 'c-8', right: 'c-8' };
const SMALL: SideSpec = { top: 'c-10' };

describe('H-01: the judges', () => {
  test('15 for the round, and 1 for every full 25 of lead', () => {
    // 130 against 125, 120, 105, 100, 80: leads of 5, 10, 25, 30, 50.
    const lead = (theirs: SideSpec['top']) => both({ top: 'c-1' }, theirs === undefined ? {} : { top: theirs });
    expect(lead('c-8')).toEqual(['15 round', '']);
    expect(lead('c-17')).toEqual(['15 round, 1 lead', '']);
    expect(lead('c-11')).toEqual(['15 round, 1 lead', '']);
    expect(lead('c-9')).toEqual(['15 round, 2 lead', '']);
    expect(lead(undefined)).toEqual(['15 round, 5 lead', '']);
  });

  test('at most 10 for the lead', () => {
    expect(both(GREAT, SMALL)).toEqual(['15 round, 10 lead, 5 style', '']);
    expect(points(reckoned({ mine: GREAT, theirs: SMALL }))).toEqual([30, 0]);
  });

  test('5 for style to the higher combo bonus, also when losing', () => {
    expect(both({ top: 'c-1', left: 'c-32' }, { top: 'c-10', left: 'c-10' })).toEqual(['15 round, 2 lead', '5 style']);
  });

  test('style counts the bonus as it stands after everything that changed it', () => {
    const mine = { top: 'c-1', left: 'c-8' } as const;
    const theirs = { top: 'c-2', left: 'c-3' } as const;
    expect(both(mine, theirs)[MINE]).toContain('style');
    expect(both(mine, { ...theirs, sp: 'sp-5' })[THEIRS]).toContain('style');
  });

  test('equal bonuses give nobody style', () => {
    expect(both({ top: 'c-1', left: 'c-3' }, { top: 'c-10', left: 'c-12' })).toEqual(['15 round, 4 lead', '']);
  });

  test('a tie gives 5 each; style comes with it', () => {
    expect(both({ top: 'c-1' }, { top: 'c-24' })).toEqual(['5 tie', '5 tie']);
    expect(both({}, {})).toEqual(['5 tie', '5 tie']);
    // 125 + 95 + 50 against 140 + 130.
    expect(both({ top: 'c-8', left: 'c-14' }, { top: 'c-13', left: 'c-24' })).toEqual(['5 tie, 5 style', '5 tie']);
  });
});

describe('vpScheme flat', () => {
  const rules = { vpScheme: 'flat' };

  test('H-01: the winner of the round gets 20, whatever the lead and the combos', () => {
    expect(both(GREAT, SMALL, rules)).toEqual(['20 round', '']);
    expect(both({ top: 'c-1', left: 'c-32' }, { top: 'c-10', left: 'c-10' }, rules)).toEqual(['20 round', '']);
  });

  test('a tie gives 5 each, and cards change what is given', () => {
    expect(both({}, {}, rules)).toEqual(['5 tie', '5 tie']);
    expect(both({ top: 'c-1', sp: 'sp-2' }, { sp: 'sp-8' }, rules)).toEqual(['20 round, -12 truce, 8 landslide', '']);
  });
});

describe('SP cards at the end', () => {
  test('sp-8 caps the round and the lead at 8; style, sp-2 and sp-10 are added after it', () => {
    expect(both(GREAT, { ...SMALL, sp: 'sp-8' })).toEqual(['15 round, 10 lead, -17 truce, 5 style', '']);
    expect(both({ ...GREAT, sp: 'sp-2' }, { ...SMALL, sp: 'sp-8' })).toEqual([
      '15 round, 10 lead, -17 truce, 5 style, 8 landslide',
      '',
    ]);
    expect(both({ ...GREAT, sp: 'sp-10' }, { ...SMALL, sp: 'sp-8' })).toEqual([
      '15 round, 10 lead, -17 truce, 5 style, 10 doubleOrNothing',
      '',
    ]);
    expect(points(reckoned({ mine: { ...GREAT, sp: 'sp-2' }, theirs: { ...SMALL, sp: 'sp-8' } }))).toEqual([21, 0]);
  });

  test('sp-8 caps its owner, too, and two of them cap once', () => {
    expect(both({ ...GREAT, sp: 'sp-8' }, SMALL)[MINE]).toBe('15 round, 10 lead, -17 truce, 5 style');
    expect(both({ ...GREAT, sp: 'sp-8' }, { ...SMALL, sp: 'sp-8' })[MINE]).toBe('15 round, 10 lead, -17 truce, 5 style');
  });

  test('sp-2 gives 8 to its owner, who must win', () => {
    expect(both({ ...GREAT, sp: 'sp-2' }, SMALL)).toEqual(['15 round, 10 lead, 5 style, 8 landslide', '']);
    expect(both(GREAT, { ...SMALL, sp: 'sp-2' })).toEqual(['15 round, 10 lead, 5 style', '']);
  });

  test('sp-10 gives 10 to the winner, also to the opponent of its owner; two give 20', () => {
    expect(both({ ...GREAT, sp: 'sp-10' }, SMALL)[MINE]).toBe('15 round, 10 lead, 5 style, 10 doubleOrNothing');
    expect(both(GREAT, { ...SMALL, sp: 'sp-10' })).toEqual(['15 round, 10 lead, 5 style, 10 doubleOrNothing', '']);
    expect(points(reckoned({ mine: { ...GREAT, sp: 'sp-10' }, theirs: { ...SMALL, sp: 'sp-10' } }))).toEqual([50, 0]);
  });

  test('nobody wins a tie: none of them does anything', () => {
    for (const sp of ['sp-2', 'sp-8', 'sp-10'] as const)
      expect(both({ top: 'c-1', sp }, { top: 'c-24' })).toEqual(['5 tie', '5 tie']);
  });

  test('RR-046, RR-049: victory point modifiers name their card', () => {
    const { awards } = reckoned({ mine: { ...GREAT, sp: 'sp-2' }, theirs: { ...SMALL, sp: 'sp-8' } });
    expect(awards[MINE]?.lines.map(({ by }) => by)).toEqual([null, null, 'sp-8', null, 'sp-2']);
  });
});

describe('step 10: the total', () => {
  test('s-9 gives 80 for three face-up characters of three types', () => {
    const result = reckoned({ mine: { leader: 's-9', top: 'c-1', left: 'c-32', right: 'c-19' } });
    expect([total(result, MINE), totals(result)]).toEqual(['+80 s-9 = 455', [455, 0]]);
    expect(total(reckoned({ mine: { leader: 's-9', top: 'c-1', left: 'c-32', right: 'c-1' } }), MINE)).toBe('= 435');
    expect(total(reckoned({ mine: { leader: 's-9', top: 'c-1', left: 'c-32', right: 'down' } }), MINE)).toBe('= 255');
  });

  test('sp-3 gives 60, which can turn the round', () => {
    const result = reckoned({ mine: { top: 'c-10', sp: 'sp-3' }, theirs: { top: 'c-8' } });
    expect([total(result, MINE), result.winner, result.lead]).toEqual(['+60 sp-3 = 130', MINE, 5]);
  });
});
