import { describe, expect, test } from 'vitest';
import { attack, buy, ceeLo, defend, fight, fightIn, heard, leave, reroll, roll, shop, strike, wild } from '../../cee-lo.ts';

describe('Point Boost', () => {
  test('CL-046, CL-092, H-11: +1 to a point for each copy, for attack and healing, not for trips', () => {
    const owned = { 'point-boost': 2 };
    const hit = ceeLo({ owned, fight: {}, dice: [4, 4, 3, 2, 2, 1] })
      .answer(0, roll)
      .answer(0, attack);
    expect(heard(hit, 'hit')[0]?.damage).toBe(25);
    const healed = ceeLo({ owned, fight: { hp: 10 }, dice: [4, 4, 3, 2, 2, 1] })
      .answer(0, roll)
      .answer(0, defend);
    expect(heard(healed, 'healed')[0]?.by).toBe(15);
    const trips = ceeLo({ owned, fight: {}, dice: [4, 4, 4, 2, 2, 1] })
      .answer(0, roll)
      .answer(0, attack);
    expect(heard(trips, 'hit')[0]?.damage).toBe(20);
  });
});

describe('Ace Saver', () => {
  test('CL-010, CL-047, CL-094, H-09: 1-1-1 counts and shows as 6-6-6, once a round, spent even if thrown again', () => {
    const scene = ceeLo({ owned: { 'ace-saver': 1 }, fight: {}, dice: [1, 1, 1, 1, 1, 1] }).answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ dice: [6, 6, 6], result: { type: 'trips', value: 6 }, acesUsed: 1 });
    scene.answer(0, reroll);
    expect(fightIn(scene)).toMatchObject({ dice: [1, 1, 1], result: { type: 'trips', value: 1 } });
  });

  test('CL-047, H-09: the next round has it again, and again once', () => {
    const ones = [1, 1, 1];
    const scene = ceeLo({ owned: { 'ace-saver': 1 }, fight: { acesUsed: 1, enemyHp: 1 }, dice: [...ones, ...ones, ...ones] });
    scene.answer(0, roll).answer(0, attack).answer(0, { do: 'next' }).answer(0, fight).answer(0, roll);
    expect(fightIn(scene).dice).toEqual([6, 6, 6]);
    expect(fightIn(scene.answer(0, reroll)).dice).toEqual(ones);
  });

  test('C-09: where everything stacks, two copies save twice', () => {
    const scene = ceeLo({ owned: { 'ace-saver': 2 }, rules: { stackEverything: true }, fight: {}, dice: [1, 1, 1, 1, 1, 1] });
    scene.answer(0, roll).answer(0, reroll);
    expect(fightIn(scene)).toMatchObject({ dice: [6, 6, 6], acesUsed: 2 });
  });

  test('a Wild Die may call for it', () => {
    const scene = ceeLo({ owned: { 'ace-saver': 1, 'wild-die': 1 }, fight: {}, dice: [1, 1, 5] })
      .answer(0, roll)
      .answer(0, wild(2, 1));
    scene.tells(0, { type: 'wild', saved: true });
    expect(fightIn(scene).dice).toEqual([6, 6, 6]);
  });
});

describe('Guaranteed Point', () => {
  test('CL-048, CL-107: the fourth throw without score is thrown again too', () => {
    const nothing = [1, 2, 4];
    const dice = [...nothing, ...nothing, ...nothing, ...nothing, ...nothing, 3, 3, 6];
    const scene = ceeLo({ owned: { 'guaranteed-point': 1 }, fight: {}, dice }).answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ dice: [3, 3, 6], rerolls: 1, auto: 3 });
  });
});

describe('Lucky Clover', () => {
  const owned = { 'lucky-clover': 1 };

  test('CL-052, CL-055, CL-069, CL-096: with luck the lowest die below 4 becomes a 4, 5 or 6, and the log says so', () => {
    const scene = ceeLo({ owned, fight: {}, dice: [4, 1, 6, true, 1] }).answer(0, roll);
    scene.tells(0, { type: 'roundWon', how: 'instant' });
    expect(heard(scene, 'threw')[0]).toMatchObject({
      thrown: [4, 1, 6],
      dice: [4, 5, 6],
      changes: [{ by: 'lucky-clover', die: 1, from: 1, to: 5 }],
    });
  });

  test('CL-052: of several dice below 4 the lowest, and it becomes any of the three', () => {
    const dice = [0, 1, 2].map(
      (drawn) => heard(ceeLo({ owned, fight: {}, dice: [3, 3, 1, true, drawn] }).answer(0, roll), 'threw')[0]?.dice,
    );
    expect(dice).toEqual([
      [3, 3, 4],
      [3, 3, 5],
      [3, 3, 6],
    ]);
  });

  test('CL-052: luck is 15 in 100 for each copy', () => {
    const dice = (copies: number, drawn: number) =>
      fightIn(ceeLo({ owned: { 'lucky-clover': copies }, fight: {}, dice: [5, 5, 1, drawn, 2] }).answer(0, roll)).dice;
    expect([dice(1, 14), dice(1, 15)]).toEqual([
      [5, 5, 6],
      [5, 5, 1],
    ]);
    expect([dice(2, 29), dice(2, 30)]).toEqual([
      [5, 5, 6],
      [5, 5, 1],
    ]);
  });

  test('CL-052: without luck nothing happens, nor where no die is below 4', () => {
    expect(fightIn(ceeLo({ owned, fight: {}, dice: [5, 5, 1, false, 1] }).answer(0, roll)).dice).toEqual([5, 5, 1]);
    expect(fightIn(ceeLo({ owned, fight: {}, dice: [5, 5, 4, true, 1] }).answer(0, roll)).dice).toEqual([5, 5, 4]);
  });

  test('H-06: a throw that counts is never spoilt by it', () => {
    expect(fightIn(ceeLo({ owned, fight: {}, dice: [2, 2, 6, true, 1] }).answer(0, roll)).dice).toEqual([2, 2, 6]);
  });
});

describe("Devil's Ward", () => {
  const owned = { 'devils-ward': 1 };

  test('CL-008, CL-053, CL-097, C-12: with luck 1-2-3 is broken: one die becomes one of the other five faces', () => {
    const scene = ceeLo({ owned, fight: {}, dice: [1, 2, 3, true, 0, 1] }).answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ dice: [3, 2, 3], result: { type: 'point', value: 2 } });
    expect(heard(scene, 'threw')[0]?.changes).toEqual([{ by: 'devils-ward', die: 0, from: 1, to: 3 }]);
  });

  test('CL-053: which die it is, luck decides', () => {
    const dice = [0, 1, 2].map((die) => fightIn(ceeLo({ owned, fight: {}, dice: [1, 2, 3, true, die, 0] }).answer(0, roll)).dice);
    expect(dice).toEqual([
      [2, 2, 3],
      [1, 1, 3],
      [1, 2, 1],
    ]);
  });

  test('CL-053: luck is 20 in 100 for each copy', () => {
    const ends = (copies: number, ...drawn: number[]) =>
      ceeLo({ owned: { 'devils-ward': copies }, fight: {}, dice: [1, 2, 3, ...drawn] }).answer(0, roll).match.over !== null;
    expect([ends(1, 19, 0, 1), ends(1, 20)]).toEqual([false, true]);
    expect([ends(2, 39, 0, 1), ends(2, 40)]).toEqual([false, true]);
  });

  test('CL-053: without luck the run is lost; any other throw is left alone', () => {
    const lost = ceeLo({ owned, fight: {}, dice: [1, 2, 3, false] }).answer(0, roll);
    expect(lost.match.over?.why.key).toBe('outcome.cursed');
    for (const dice of [
      [1, 2, 2],
      [1, 1, 1],
    ])
      expect(fightIn(ceeLo({ owned, fight: {}, dice }).answer(0, roll)).dice).toEqual(dice);
  });

  test('H-05: Loaded Dice, then High Roller, then the Clover, then the Ward: each meets what the ones before it left', () => {
    const every = { 'loaded-dice': 1, 'high-roller': 1, 'lucky-clover': 1, 'devils-ward': 1 };
    const scene = ceeLo({ owned: every, fight: {}, dice: [1, 2, 3, 0, 0, 1, true, 2] }).answer(0, roll);
    expect(heard(scene, 'threw')[0]?.changes).toEqual([
      { by: 'loaded-dice', die: 0, from: 1, to: 6 },
      { by: 'high-roller', die: 1, from: 2, to: 4 },
      { by: 'high-roller', die: 2, from: 3, to: 5 },
    ]);
  });

  test('H-05, H-07: the Clover comes first; chances stop at 100 %', () => {
    const scene = ceeLo({ owned: { 'lucky-clover': 7, 'devils-ward': 5 }, fight: {}, dice: [1, 2, 3, 99, 0, 3, 3, 1, 99, 2] });
    scene.answer(0, roll);
    expect(heard(scene, 'threw')[0]).toMatchObject({ dice: [4, 2, 3] });
  });
});

describe('First Strike', () => {
  test('CL-054, CL-072, CL-098, H-13: used up before a round, once, and only where the enemy would throw first', () => {
    const scene = ceeLo({ owned: { 'first-strike': 2 } }).answer(0, strike);
    expect(scene.state).toMatchObject({ first: 'player', owned: { 'first-strike': 1 } });
    scene.refuses(0, strike, 'not-an-option', 'blocked.first');
    scene.answer(0, fight).asks(0, 'roll');
  });

  test('C-13: the new order alternates on from there; with the house rule the old one comes back', () => {
    const after = (rules: object) => {
      const scene = ceeLo({ owned: { 'first-strike': 1 }, round: 3, rules, dice: [4, 5, 6] });
      return scene.answer(0, strike).answer(0, fight).answer(0, roll).state.first;
    };
    expect(after({})).toBe('enemy');
    expect(after({ firstStrikePattern: 'fixedParity' })).toBe('player');
  });

  test('CL-018: bought in the shop before the round, it can be used at once', () => {
    const scene = ceeLo().answer(0, shop).answer(0, buy('first-strike')).answer(0, leave);
    expect(scene.options(0)).toContainEqual(strike);
  });
});
