import { describe, expect, test } from 'vitest';
import { EXACT, limitsFor } from '../../bot/limits.ts';
import { chanceOf } from '../../bot/odds.ts';
import { afterRound, type Prospect } from '../../bot/prospect.ts';
import { RoundSolver, type Standing } from '../../bot/solver.ts';
import type { Owned } from '../../rules/state.ts';
import type { CeeLo } from '../../rules/types.ts';
import { ceeLo } from '../cee-lo.ts';
import { start } from './chosen.ts';
import { slowRound } from './slow-round.ts';

const ENEMY = 24;
const TURNS = 5;

/** Small numbers, so that the slow way takes seconds. */
function expectSame(owned: Partial<Owned>, rules: Partial<CeeLo['rules']>, more: Partial<Standing> = {}): void {
  const { state } = ceeLo({ owned, rules, hp: 12, damage: 6 });
  const at: Standing = { hp: 11, enemyHp: ENEMY, rerolls: 1, wilds: 0, aces: 0, auto: 3, wasHit: false, ...more };
  const solver = new RoundSolver(state, ENEMY);
  const [least, most] = [slowRound(state, ENEMY, 0), slowRound(state, ENEMY, 1)];
  for (const [exact, low, high] of [
    [solver.playerTurn(at), least.playerTurn(at, TURNS), most.playerTurn(at, TURNS)],
    [solver.enemyTurn(at), least.enemyTurn(at, TURNS), most.enemyTurn(at, TURNS)],
  ] as const) {
    expect(high - low).toBeLessThan(0.01);
    expect(exact).toBeGreaterThan(low - 1e-6);
    expect(exact).toBeLessThan(high + 1e-6);
  }
}

describe('a round solved at once is what it is turn by turn', () => {
  test.each<[string, Partial<Owned>, Partial<CeeLo['rules']>, Partial<Standing>]>([
    ['plain', {}, {}, {}],
    ['H-03, H-04: soft instants and mercy', {}, { softInstants: true, mercy: true }, {}],
    ['C-07: free throws that have to last', {}, { autoRerolls: 'perRound3' }, { rerolls: 2 }],
    ['CL-048: Guaranteed Point', { 'guaranteed-point': 1 }, { softInstants: true }, {}],
    ['CL-050: a Wild Die', { 'wild-die': 1, 'loaded-dice': 1 }, {}, { wilds: 1 }],
    [
      'H-08: two, in one turn or in two',
      { 'wild-die': 2, 'point-boost': 1 },
      { softInstants: true, autoRerolls: 'unlimited' },
      { wilds: 2, rerolls: 0, hp: 5 },
    ],
    ['C-11: one that only cycles', { 'wild-die': 2 }, { wildDie: 'cycle' }, { wilds: 2, rerolls: 0 }],
    [
      'CL-047: Ace Saver, called by a Wild Die',
      { 'ace-saver': 1, 'double-down': 1 },
      { autoRerolls: 'unlimited' },
      { aces: 1, wilds: 1 },
    ],
    ['CL-049: High Roller with luck', { 'high-roller': 1, 'lucky-clover': 1, 'devils-ward': 1 }, { mercy: true }, {}],
  ])('%s', (_, owned, rules, more) => expectSame(owned, rules, more));
});

describe('the audit’s figures', () => {
  const rounds = (): Prospect[] => {
    const all = [start()];
    for (let round = 2; round <= 5; round++) all.push(afterRound(all.at(-1) as Prospect));
    return all;
  };

  test('section 5: without any purchase a run is won in 8.6 %: .81 .85 .57 .77 .28', () => {
    const chances = rounds().map(chanceOf);
    expect(chances.map((chance) => chance.toFixed(2))).toEqual(['0.81', '0.85', '0.57', '0.77', '0.28']);
    expect(chances.reduce((product, each) => product * each, 1)).toBeCloseTo(0.086, 3);
  });

  test('section 4: hit points, damage and who begins, round by round', () => {
    expect(rounds().map(({ hp, damage, gold, first }) => [hp, damage, gold, first])).toEqual([
      [50, 5, 20, 'enemy'],
      [53, 7, 40, 'player'],
      [56, 9, 65, 'enemy'],
      [60, 12, 95, 'player'],
      [64, 15, 130, 'enemy'],
    ]);
  });
});

describe('how closely a round is looked at', () => {
  const pool = { enemyHp: 194, rerolls: 2, wilds: 2, aces: 0, wasHit: false };

  test('exactly, in every round of five', () => {
    const { state } = ceeLo({ rules: { softInstants: true, mercy: true }, hp: 64, damage: 15 });
    expect(limitsFor(state, pool)).toBe(EXACT);
  });

  test('in bundles of HP far into an endless run, with a bag full of powerups, and still within the bounds of sense', () => {
    const { state } = ceeLo({ rules: { endless: true, softInstants: true, mercy: true }, hp: 350, damage: 290 });
    const far = { enemyHp: 4_000, rerolls: 9, wilds: 7, aces: 3, wasHit: false };
    const limits = limitsFor(state, far);
    expect(limits).toMatchObject({ aces: 1, rerolls: 2 });
    expect(limits.wilds).toBeLessThan(far.wilds);
    expect(limits.unit).toBeGreaterThan(5);
    const solver = new RoundSolver({ ...state, owned: { ...state.owned, 'point-boost': 3 } }, far.enemyHp, limits);
    const chance = solver.playerTurn({ ...far, hp: 350, auto: 3 });
    expect(chance).toBeGreaterThan(0.95);
    expect(chance).toBeLessThanOrEqual(1);
  });

  test('bundles change little', () => {
    const { state } = ceeLo({ rules: { softInstants: true, mercy: true }, hp: 64, damage: 15 });
    const at = { ...pool, wilds: 0, hp: 64, auto: 3 };
    const exact = new RoundSolver(state, pool.enemyHp).playerTurn(at);
    expect(new RoundSolver(state, pool.enemyHp, { ...EXACT, unit: 3 }).playerTurn(at)).toBeCloseTo(exact, 1);
  });
});
