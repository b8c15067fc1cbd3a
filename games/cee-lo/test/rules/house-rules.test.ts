import { describe, expect, test } from 'vitest';
import { enemyHpIn, TOUGHER } from '../../rules/economy.ts';
import { attack, ceeLo, fight, fightIn, heard, next, roll } from '../cee-lo.ts';

describe('softInstants (H-03)', () => {
  const rules = { softInstants: true };

  test('your 1-2-3 costs 40 % of your most HP and the turn', () => {
    const scene = ceeLo({ rules, hp: 56, fight: {}, dice: [1, 2, 3, 2, 2, 1] }).answer(0, roll);
    expect(heard(scene, 'hit')[0]).toMatchObject({ side: 'player', soft: true, damage: 23, hp: 33 });
    expect(fightIn(scene).turns.enemy).toBe(1);
  });

  test('it still ends the run of a player who loses the last HP to it', () => {
    const scene = ceeLo({ rules, fight: { hp: 20 }, dice: [1, 2, 3] }).answer(0, roll);
    expect(scene.match.over?.why.key).toBe('outcome.cursed');
  });

  test('the enemy’s 4-5-6 costs you as much, its 1-2-3 costs it 40 % of its own; your 4-5-6 still wins', () => {
    const hurt = ceeLo({ rules, fight: {}, dice: [3, 3, 1, 4, 5, 6] })
      .answer(0, roll)
      .answer(0, attack);
    expect(fightIn(hurt).hp).toBe(30);
    const lucky = ceeLo({ rules, fight: { enemyHp: 100, enemyMax: 100 }, dice: [3, 3, 1, 1, 2, 3] })
      .answer(0, roll)
      .answer(0, attack);
    expect(fightIn(lucky).enemyHp).toBe(100 - 5 - 40);
    ceeLo({ rules, fight: {}, dice: [4, 5, 6] })
      .answer(0, roll)
      .tells(0, { type: 'roundWon', how: 'instant' });
  });
});

describe('mercy (H-04)', () => {
  const rules = { mercy: true };

  test('the enemy’s first blow of a round leaves 1 HP, the second does not', () => {
    const scene = ceeLo({ rules, fight: { hp: 5 }, dice: [3, 3, 1, 2, 2, 6, 3, 3, 1, 2, 2, 1] })
      .answer(0, roll)
      .answer(0, attack);
    expect(fightIn(scene)).toMatchObject({ hp: 1, wasHit: true });
    scene.tells(0, { type: 'hit', spared: true }).answer(0, roll).answer(0, attack);
    expect(scene.match.over?.why.key).toBe('outcome.beaten');
  });

  test('H-20: a soft 4-5-6 is a first blow as well', () => {
    const scene = ceeLo({ rules: { ...rules, softInstants: true }, fight: { hp: 5 }, dice: [3, 3, 1, 4, 5, 6] });
    expect(fightIn(scene.answer(0, roll).answer(0, attack)).hp).toBe(1);
  });

  test('your own 1-2-3 is no blow of the enemy’s: mercy does not soften it', () => {
    const scene = ceeLo({ rules: { ...rules, softInstants: true }, fight: { hp: 5 }, dice: [1, 2, 3] }).answer(0, roll);
    expect(heard(scene, 'hit')).toMatchObject([{ side: 'player', soft: true, spared: false, before: 5, hp: 0 }]);
    expect(scene.match.over?.why.key).toBe('outcome.cursed');
  });

  test('nor does it use mercy up: the enemy’s first blow after it still leaves 1 HP', () => {
    const scene = ceeLo({ rules: { ...rules, softInstants: true }, fight: { hp: 25 }, dice: [1, 2, 3, 2, 2, 6] }).answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ hp: 1, wasHit: true });
  });
});

describe('the others', () => {
  test('tougher: enemies have more HP, round by round, and in an endless run from round 5 on alike', () => {
    const rules = { ...ceeLo().state.rules, tougher: true };
    expect([1, 2, 5, 6].map((round) => enemyHpIn({ rules, hp: 50 }, round))).toEqual(
      [22, 33, 90, 117].map((plain, index) => Math.floor((plain * (TOUGHER[[0, 1, 4, 4][index] ?? 0] ?? 0)) / 100)),
    );
  });

  test('carryWounds (C-04): the next round begins with the wounds of the last', () => {
    const scene = ceeLo({ rules: { carryWounds: true }, fight: { hp: 20 }, dice: [4, 5, 6] });
    scene.answer(0, roll).answer(0, next).answer(0, fight);
    expect(fightIn(scene).hp).toBe(23);
  });

  test('autoRerolls perRound3 (C-07): three free throws have to last for the round', () => {
    const scene = ceeLo({ rules: { autoRerolls: 'perRound3' }, fight: {}, dice: [1, 2, 4, 1, 2, 4, 3, 3, 1, 2, 2, 1] });
    scene.answer(0, roll).answer(0, attack);
    expect(fightIn(scene).auto).toBe(1);
  });

  test('autoRerolls unlimited: until it scores', () => {
    const nothing = [1, 2, 4];
    const dice = [...nothing, ...nothing, ...nothing, ...nothing, ...nothing, 3, 3, 1];
    expect(fightIn(ceeLo({ rules: { autoRerolls: 'unlimited' }, fight: {}, dice }).answer(0, roll)).dice).toEqual([3, 3, 1]);
  });

  test('endless (C-16): after round 5 comes round 6, by the same formulas', () => {
    const scene = ceeLo({ rules: { endless: true }, round: 5, hp: 64, first: 'player', dice: [4, 5, 6] })
      .answer(0, fight)
      .answer(0, roll);
    expect(scene.match.over).toBeNull();
    expect(scene.state).toMatchObject({ round: 6, hp: 69 });
    scene.asks(0, 'reward');
  });
});
