import { describe, expect, test } from 'vitest';
import { attack, ceeLo, fightIn, heard, reroll, roll, wild } from '../../cee-lo.ts';

describe('Loaded Dice', () => {
  test('CL-044, CL-090: the first die is always a 6', () => {
    const scene = ceeLo({ owned: { 'loaded-dice': 1 }, fight: {}, dice: [1, 2, 6] }).answer(0, roll);
    expect(fightIn(scene).dice).toEqual([6, 2, 6]);
    expect(heard(scene, 'threw')[0]?.changes).toEqual([{ by: 'loaded-dice', die: 0, from: 1, to: 6 }]);
  });

  test('CL-055: it counts for every throw of yours: the first, one that is thrown again for nothing, and a reroll', () => {
    const scene = ceeLo({ owned: { 'loaded-dice': 1 }, fight: {}, dice: [1, 2, 3, 1, 2, 2, 1, 3, 3] }).answer(0, roll);
    expect(heard(scene, 'threw').map(({ dice }) => dice)).toEqual([
      [6, 2, 3],
      [6, 2, 2],
    ]);
    expect(fightIn(scene.answer(0, reroll)).dice).toEqual([6, 3, 3]);
  });

  test('C-09: a second copy does nothing, unless everything stacks: then it loads a second die', () => {
    const dice = [1, 2, 5];
    const plain = ceeLo({ owned: { 'loaded-dice': 2 }, fight: {}, dice: [1, 2, 2] }).answer(0, roll);
    expect(fightIn(plain).dice).toEqual([6, 2, 2]);
    const stacked = ceeLo({ owned: { 'loaded-dice': 2 }, rules: { stackEverything: true }, fight: {}, dice }).answer(0, roll);
    expect(fightIn(stacked).dice).toEqual([6, 6, 5]);
  });
});

describe('High Roller', () => {
  test('CL-049, CL-091: every die below 4 becomes a 4, 5 or 6, so that 1-2-3 cannot come', () => {
    const scene = ceeLo({ owned: { 'high-roller': 1 }, fight: {}, dice: [1, 2, 3, 0, 1, 0] }).answer(0, roll);
    expect(fightIn(scene).dice).toEqual([4, 5, 4]);
  });

  test('CL-049: a die of 4 or more stays as it fell', () => {
    const scene = ceeLo({ owned: { 'high-roller': 1 }, fight: {}, dice: [4, 3, 4, 2, 0, 1] }).answer(0, roll);
    expect(fightIn(scene).dice).toEqual([4, 4, 4]);
    expect(heard(scene, 'threw')[0]?.changes).toEqual([{ by: 'high-roller', die: 1, from: 3, to: 4 }]);
  });

  test('C-10: with Loaded Dice every throw scores, but not always 6-6-6', () => {
    const scene = ceeLo({ owned: { 'high-roller': 1, 'loaded-dice': 1 }, fight: {}, dice: [1, 5, 2, 0, 0, 1] }).answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ dice: [6, 5, 5], result: { type: 'point', value: 6 } });
    // H-05: the loaded die first, so that the High Roller leaves it alone.
    expect(heard(scene, 'threw')[0]?.changes.map(({ by, die }) => [by, die])).toEqual([
      ['loaded-dice', 0],
      ['high-roller', 2],
    ]);
  });
});

describe('Wild Die', () => {
  test('CL-050, CL-095, C-11: after a throw that scores, a die is set to any face, and the dice are judged again', () => {
    const scene = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [5, 5, 2] }).answer(0, roll);
    expect(scene.options(0).filter((option) => option.do === 'wild')).toHaveLength(15);
    scene.answer(0, wild(2, 5));
    expect(fightIn(scene)).toMatchObject({ dice: [5, 5, 5], result: { type: 'trips', value: 5 }, wildsUsed: 1 });
  });

  test('CL-073: not before a throw, not twice a round with one copy, and never without one', () => {
    const scene = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [5, 5, 2] });
    scene.refuses(0, wild(0, 6), 'not-an-option').answer(0, roll).answer(0, wild(2, 4));
    scene.refuses(0, wild(2, 6), 'not-an-option');
    scene.refuses(0, wild(0, 5), 'not-an-option');
    expect(scene.asks(0, 'act').blocked).toContainEqual({ option: wild(0, 5), why: { key: 'blocked.wild' } });
    ceeLo({ fight: {}, dice: [5, 5, 2] })
      .answer(0, roll)
      .refuses(0, wild(0, 6), 'not-an-option');
  });

  test('H-08: it may win at once, lose the score and throw again, or be used twice in a turn with two copies', () => {
    const won = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [5, 5, 6] })
      .answer(0, roll)
      .answer(0, wild(0, 4));
    won.tells(0, { type: 'roundWon', how: 'instant' });
    const none = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [5, 5, 2, 3, 3, 6] })
      .answer(0, roll)
      .answer(0, wild(0, 4));
    expect(fightIn(none)).toMatchObject({ dice: [3, 3, 6], auto: 2 });
    const twice = ceeLo({ owned: { 'wild-die': 2 }, fight: {}, dice: [5, 5, 2] })
      .answer(0, roll)
      .answer(0, wild(2, 6))
      .answer(0, wild(0, 6));
    expect(fightIn(twice)).toMatchObject({ dice: [6, 5, 6], result: { type: 'point', value: 5 }, wildsUsed: 2 });
  });

  test('H-08: setting 1-2-3 is possible, and the run is lost', () => {
    const scene = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [1, 2, 2] })
      .answer(0, roll)
      .answer(0, wild(2, 3));
    expect(scene.match.over?.why.key).toBe('outcome.cursed');
  });

  test('H-10: a loaded die may be set for this throw', () => {
    const scene = ceeLo({ owned: { 'wild-die': 1, 'loaded-dice': 1 }, fight: {}, dice: [1, 3, 3] })
      .answer(0, roll)
      .answer(0, wild(0, 3));
    expect(fightIn(scene).dice).toEqual([3, 3, 3]);
  });

  test('C-11, house rule cycle: only the next face, 6 to 1', () => {
    const scene = ceeLo({ owned: { 'wild-die': 1 }, rules: { wildDie: 'cycle' }, fight: {}, dice: [5, 5, 6] }).answer(0, roll);
    expect(scene.options(0).filter((option) => option.do === 'wild')).toEqual([wild(0, 6), wild(1, 6), wild(2, 1)]);
  });
});

describe('Double Down', () => {
  test('CL-045, CL-093: trips deal double damage, points do not', () => {
    const owned = { 'double-down': 1 };
    const trips = ceeLo({ owned, fight: {}, dice: [4, 4, 4, 2, 2, 1] })
      .answer(0, roll)
      .answer(0, attack);
    expect(heard(trips, 'hit')[0]?.damage).toBe(40);
    const point = ceeLo({ owned, fight: {}, dice: [4, 4, 3, 2, 2, 1] })
      .answer(0, roll)
      .answer(0, attack);
    expect(heard(point, 'hit')[0]?.damage).toBe(15);
  });

  test('C-09: where everything stacks, two copies deal three times as much', () => {
    const scene = ceeLo({ owned: { 'double-down': 2 }, rules: { stackEverything: true }, fight: {}, dice: [4, 4, 4, 2, 2, 1] });
    expect(heard(scene.answer(0, roll).answer(0, attack), 'hit')[0]?.damage).toBe(60);
  });
});

describe('Extra Reroll', () => {
  test('CL-051, CL-099: one more reroll a round for each copy', () => {
    const scene = ceeLo({ owned: { 'extra-reroll': 2 }, first: 'player', dice: [3, 3, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1] });
    scene.answer(0, { do: 'fight' }).answer(0, roll).answer(0, reroll).answer(0, reroll).answer(0, reroll);
    scene.refuses(0, reroll, 'not-an-option', 'blocked.rerolls');
  });
});
