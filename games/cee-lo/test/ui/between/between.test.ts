import { describe, expect, test } from 'vitest';
import type { State } from '../../../rules/state.ts';
import { gainsOf } from '../../../ui/between/gains.ts';
import { averageBlow, losesAtOnce, winsAtOnce } from '../../../ui/shop/duel.ts';
import { attack, type CeeLoScene, ceeLo, roll } from '../../cee-lo.ts';

const stateOf = (scene: CeeLoScene): State => scene.state;
const eventsIn = (scene: CeeLoScene) => scene.told(0).map((event, index) => ({ id: String(index), event, past: true }));

describe('before the fight', () => {
  test('the chance to win at once: a throw that counts, of four at most', () => {
    // Round 1, 22 HP, base damage 5: points and trips of 5 and 6, and 4-5-6.
    const { state } = ceeLo();
    const wins = (2 * 15 + 2 + 6) / 216;
    expect(winsAtOnce(state)).toBeCloseTo((wins * (1 - 0.5 ** 4)) / 0.5, 10);
  });

  test('C-07: with Guaranteed Point the throws never end', () => {
    const { state } = ceeLo({ owned: { 'guaranteed-point': 1 } });
    expect(winsAtOnce(state)).toBeCloseTo((2 * 15 + 2 + 6) / 108, 10);
  });

  test('CL-047: with an Ace Saver 1-1-1 is as good as 6-6-6', () => {
    const { state } = ceeLo({ owned: { 'ace-saver': 1 } });
    const wins = (2 * 15 + 2 + 1 + 6) / 216;
    expect(winsAtOnce(state)).toBeCloseTo((wins * (1 - 0.5 ** 4)) / 0.5, 10);
  });

  test('H-04: in round 5 the rival ends a fifth of all runs with its first throw; with mercy none', () => {
    const last = { round: 5, hp: 64, damage: 15 };
    expect(losesAtOnce(stateOf(ceeLo(last)))).toBeCloseTo((15 + 1 + 6) / 108, 10);
    expect(losesAtOnce(stateOf(ceeLo({ ...last, rules: { mercy: true, softInstants: true } })))).toBe(0);
  });

  test('H-02: a blow of the rival on average, each rounded down', () => {
    const blows = [4, 8, 12, 16, 20, 24];
    expect(averageBlow(stateOf(ceeLo()))).toBeCloseTo(blows.reduce((sum, blow) => sum + blow, 0) / 6, 10);
  });
});

describe('after a won round', () => {
  test('CL-085: gold, HP and damage before and after, and the blow that did it', () => {
    const won = ceeLo({ round: 3, hp: 56, damage: 9, gold: 13, fight: { enemyHp: 20 }, dice: [5, 5, 3] })
      .answer(0, roll)
      .answer(0, attack);
    expect(gainsOf(stateOf(won), eventsIn(won))).toEqual({
      round: 3,
      how: 'blow',
      blow: 27,
      rows: [
        { what: 'gold', before: 13, after: 43 },
        { what: 'hp', before: 56, after: 60 },
        { what: 'damage', before: 9, after: 12 },
      ],
    });
  });

  test('CL-007: by 4-5-6', () => {
    const won = ceeLo({ fight: {}, dice: [6, 5, 4] }).answer(0, roll);
    expect(gainsOf(stateOf(won), eventsIn(won)).how).toBe('instant');
  });

  test("CL-031: by the rival's 1-2-3", () => {
    const won = ceeLo({ fight: {}, dice: [2, 2, 5, 3, 2, 1] })
      .answer(0, roll)
      .answer(0, attack);
    expect(gainsOf(stateOf(won), eventsIn(won)).how).toBe('cursed');
  });
});
