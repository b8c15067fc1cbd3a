import { describe, expect, test } from 'vitest';
import { attack, ceeLo, defend, fight, fightIn, heard, next, reroll, roll } from '../cee-lo.ts';

/** The enemy's answer that hurts least: point 1. */
const MEEK = [2, 2, 1];

describe('a round', () => {
  test('CL-024: begins with full HP, the enemy by its formula, a reroll, three free throws, and no dice', () => {
    const scene = ceeLo({ owned: { 'extra-reroll': 2 }, round: 2, hp: 53, damage: 7, first: 'player' });
    scene.answer(0, fight);
    expect(scene.state.fight).toMatchObject({ enemyHp: 34, enemyMax: 34, hp: 53, rerolls: 3, auto: 3, dice: [], result: null });
    expect(scene.asks(0, 'roll').options).toEqual([roll]);
  });

  test('CL-024, C-07: three free throws it begins with, where they have to last for the whole round too', () => {
    const scene = ceeLo({ rules: { autoRerolls: 'perRound3' }, first: 'player' });
    expect(fightIn(scene.answer(0, fight)).auto).toBe(3);
  });

  test('CL-025, CL-026, CL-075, CL-076: you throw, and only a throw that counts lets you attack, defend or throw again', () => {
    const scene = ceeLo({ fight: {}, dice: [3, 3, 5] });
    scene.refuses(0, attack, 'not-an-option').answer(0, roll);
    expect(scene.options(0)).toEqual([attack, defend, reroll]);
  });

  test('CL-034, CL-100: nobody attacks or defends with a throw without score', () => {
    const scene = ceeLo({ fight: {}, dice: [1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 4] });
    scene.answer(0, roll).asks(0, 'bust');
    scene.refuses(0, attack, 'not-an-option').refuses(0, defend, 'not-an-option');
  });

  test('CL-009, CL-027, CL-077: a point deals base damage times its value, trips too', () => {
    expect(
      heard(
        ceeLo({ fight: {}, damage: 9, dice: [3, 3, 4, ...MEEK] })
          .answer(0, roll)
          .answer(0, attack),
        'hit',
      )[0],
    ).toMatchObject({
      side: 'enemy',
      damage: 36,
      hp: 464,
    });
    expect(
      heard(
        ceeLo({ fight: {}, damage: 9, dice: [5, 5, 5, ...MEEK] })
          .answer(0, roll)
          .answer(0, attack),
        'hit',
      )[0],
    ).toMatchObject({
      damage: 45,
    });
  });

  test('CL-028, CL-033, CL-078, CL-103, H-12: defending heals three HP a point and five a trip, never above the most', () => {
    const heals = (hp: number, ...dice: number[]) =>
      heard(
        ceeLo({ fight: { hp }, dice: [...dice, ...MEEK] })
          .answer(0, roll)
          .answer(0, defend),
        'healed',
      )[0];
    expect(heals(20, 3, 3, 4)).toEqual({ type: 'healed', by: 12, hp: 32 });
    expect(heals(20, 4, 4, 4)).toEqual({ type: 'healed', by: 20, hp: 40 });
    expect(heals(45, 4, 4, 4)).toEqual({ type: 'healed', by: 5, hp: 50 });
    expect(heals(50, 4, 4, 4)).toEqual({ type: 'healed', by: 0, hp: 50 });
  });

  test('CL-029, CL-079, CL-101: a reroll throws all dice anew, costs one, and is dark at 0', () => {
    const scene = ceeLo({ fight: {}, dice: [3, 3, 1, 2, 2, 6] });
    scene.answer(0, roll).answer(0, reroll);
    expect(fightIn(scene)).toMatchObject({ rerolls: 0, dice: [2, 2, 6], result: { type: 'point', value: 6 } });
    expect(scene.asks(0, 'act').blocked).toEqual([{ option: reroll, why: { key: 'blocked.rerolls' } }]);
    scene.refuses(0, reroll, 'not-an-option', 'blocked.rerolls');
  });

  test('CL-012, CL-080, C-08: a throw without score is thrown again at once and costs no reroll', () => {
    const scene = ceeLo({ fight: {}, dice: [1, 2, 4, 1, 3, 5, 2, 2, 6] });
    scene.answer(0, roll);
    expect(heard(scene, 'threw').map(({ why }) => why)).toEqual(['turn', 'again', 'again']);
    expect(fightIn(scene)).toMatchObject({ rerolls: 1, auto: 1, result: { type: 'point', value: 6 } });
  });

  test('C-07, CL-067: after three free throws the fourth without score costs a reroll or the turn, and without a reroll the turn', () => {
    const nothing = [1, 2, 4];
    const four = [...nothing, ...nothing, ...nothing, ...nothing];
    const lost = ceeLo({ fight: { rerolls: 0 }, dice: [...four, ...MEEK] }).answer(0, roll);
    lost.tells(0, { type: 'bust' });
    expect(fightIn(lost)).toMatchObject({ hp: 46, dice: [] });
    const asked = ceeLo({ fight: {}, dice: [...four, ...MEEK] }).answer(0, roll);
    expect(asked.asks(0, 'bust').options).toEqual([reroll, { do: 'lose' }]);
    asked.answer(0, { do: 'lose' });
    expect(fightIn(asked)).toMatchObject({ rerolls: 1, hp: 46 });
    const spent = ceeLo({ fight: {}, dice: [...four, 2, 2, 6] })
      .answer(0, roll)
      .answer(0, reroll);
    expect(fightIn(spent)).toMatchObject({ rerolls: 0, result: { type: 'point', value: 6 } });
  });

  test('H-16: a reroll shares the free throws of its turn; the next turn has three again', () => {
    const scene = ceeLo({ fight: {}, dice: [1, 2, 4, 2, 2, 5, 1, 2, 4, 1, 2, 4, 3, 3, 1, ...MEEK] });
    scene.answer(0, roll).answer(0, reroll);
    expect(fightIn(scene).auto).toBe(0);
    scene.answer(0, attack);
    expect(fightIn(scene).auto).toBe(3);
  });

  test('CL-030, H-02, CL-058, CL-084: the enemy deals four fifths of your base damage times its value, rounded down, trips alike', () => {
    const hit = (...dice: number[]) =>
      heard(
        ceeLo({ fight: {}, damage: 9, dice: [3, 3, 1, ...dice] })
          .answer(0, roll)
          .answer(0, attack),
        'hit',
      ).at(-1);
    expect(hit(2, 2, 3)).toMatchObject({ side: 'player', damage: 21, hp: 29 });
    expect(hit(6, 6, 6)).toMatchObject({ side: 'player', damage: 43, hp: 7 });
  });

  test('CL-007, CL-081: your 4-5-6 wins the round at once, whatever HP the enemy has', () => {
    const scene = ceeLo({ fight: {}, dice: [5, 4, 6] }).answer(0, roll);
    scene.tells(0, { type: 'roundWon', how: 'instant', round: 1 });
    scene.asks(0, 'reward');
  });

  test('CL-002, CL-008, CL-082, H-03: your 1-2-3 ends the run', () => {
    const scene = ceeLo({ fight: {}, dice: [2, 1, 3] }).answer(0, roll);
    expect(scene.match.over).toMatchObject({ winners: [], why: { key: 'outcome.cursed' } });
    expect(fightIn(scene).hp).toBe(0);
  });

  test('CL-031: the enemy’s 4-5-6 ends the run, its 1-2-3 wins you the round', () => {
    const lost = ceeLo({ fight: {}, dice: [3, 3, 1, 4, 5, 6] })
      .answer(0, roll)
      .answer(0, attack);
    expect(lost.match.over).toMatchObject({ winners: [], why: { key: 'outcome.instant' } });
    const won = ceeLo({ fight: {}, dice: [3, 3, 1, 1, 2, 3] })
      .answer(0, roll)
      .answer(0, attack);
    won.tells(0, { type: 'roundWon', how: 'cursed' });
  });

  test('CL-033, CL-102, H-17: HP never fall below 0; the side that acts is judged first', () => {
    const beaten = ceeLo({ fight: { hp: 3 }, dice: [3, 3, 1, 2, 2, 6] })
      .answer(0, roll)
      .answer(0, attack);
    expect(fightIn(beaten).hp).toBe(0);
    expect(beaten.match.over).toMatchObject({ why: { key: 'outcome.beaten' } });
    const victor = ceeLo({ fight: { hp: 1, enemyHp: 5 }, dice: [3, 3, 6] })
      .answer(0, roll)
      .answer(0, attack);
    victor.tells(0, { type: 'hit', side: 'enemy', hp: 0 });
    victor.asks(0, 'reward');
  });

  test('CL-035, CL-065, CL-083: after an action nothing of the turn is left, the enemy has its turn, and then you throw again', () => {
    const scene = ceeLo({ fight: {}, dice: [3, 3, 2, ...MEEK] })
      .answer(0, roll)
      .answer(0, attack);
    expect(fightIn(scene)).toMatchObject({ dice: [], result: null, turns: { player: 2, enemy: 1 }, throws: 0 });
    scene.asks(0, 'roll');
  });

  test('H-01: what a reroll brings counts as any throw does', () => {
    const scene = ceeLo({ fight: {}, dice: [3, 3, 1, 4, 5, 6] })
      .answer(0, roll)
      .answer(0, reroll);
    scene.tells(0, { type: 'roundWon', how: 'instant' });
    scene.answer(0, next);
  });
});
