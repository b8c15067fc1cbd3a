import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { powerups } from '../../rules/catalog.ts';
import { game } from '../../rules/game.ts';
import { alley, attack, fight, fightIn, heard, roll } from '../alley.ts';

describe('what the document names is there', () => {
  test('CL-005: of the two forms it mentions there is one', () => {
    expect(registry.filter(({ id }) => id === 'cee-lo')).toHaveLength(1);
  });

  test('CL-061: gold, HP, damage, round, the eleven powerups and the number of purchases; prices follow from them', () => {
    const { state } = alley();
    expect(state).toMatchObject({ gold: 20, hp: 50, damage: 5, round: 1, purchases: 0 });
    expect(Object.keys(state.owned).sort()).toEqual(powerups.all.map(({ id }) => id).sort());
    expect(state).not.toHaveProperty('prices');
  });

  test('CL-062: a fight has both HP and their most, rerolls and free throws', () => {
    const scene = alley({ first: 'player' });
    scene.answer(0, fight);
    expect(fightIn(scene)).toMatchObject({ enemyHp: 22, enemyMax: 22, hp: 50, rerolls: 1, auto: 3 });
    expect(scene.state.hp).toBe(50);
  });

  test('CL-063: dice and results of both sides, who threw, who throws first, what is used up; the log is made of events', () => {
    const scene = alley({ fight: { enemyHp: 500 }, dice: [2, 2, 4, 3, 3, 1], owned: { 'wild-die': 1, 'ace-saver': 1 } });
    expect(fightIn(scene)).toMatchObject({ dice: [], result: null, enemyDice: [], enemyResult: null });
    scene.answer(0, roll);
    expect(fightIn(scene)).toMatchObject({ dice: [2, 2, 4], result: { type: 'point', value: 4 }, acesUsed: 0, wildsUsed: 0 });
    scene.answer(0, attack);
    expect(fightIn(scene)).toMatchObject({
      dice: [],
      result: null,
      enemyDice: [3, 3, 1],
      enemyResult: { type: 'point', value: 1 },
    });
    expect(scene.state.first).toBe('enemy');
    expect(heard(scene, 'threw')).toMatchObject([{ side: 'enemy', dice: [3, 3, 1] }]);
  });

  test('CL-064: each of its functions is a step, a question or an option', () => {
    // startRound, executePlayerTurn, executeEnemyTurn, performEnemyRoll; rollDice, analyzeCeeloRoll and the luck are parts of a throw.
    for (const step of ['round.begin', 'turn', 'enemy', 'enemy.throw', 'throw', 'throw.judged', 'shop'] as const)
      expect(game.steps).toHaveProperty([step]);
    const offered = (scene: ReturnType<typeof alley>, kind: 'ready' | 'roll' | 'act' | 'shop' | 'reward') =>
      scene.asks(0, kind).options.map((option) => option.do);
    expect(offered(alley({ fight: {} }), 'roll')).toEqual(['roll']);
    const thrown = alley({ fight: {}, dice: [2, 2, 4] });
    expect(offered(thrown.answer(0, roll), 'act')).toEqual(['attack', 'defend', 'reroll']);
    const shopping = alley({ gold: 500, from: { do: 'shop' } });
    expect(new Set(offered(shopping, 'shop'))).toEqual(new Set(['buy', 'leave']));
  });
});
