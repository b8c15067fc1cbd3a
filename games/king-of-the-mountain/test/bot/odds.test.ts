import { describe, expect, test } from 'vitest';
import { duelOdds } from '../../bot/duel-odds.ts';
import { fightOdds } from '../../bot/fight-odds.ts';
import '../../rules/cards/index.ts';

describe('odds', () => {
  test('KM-089: a round of a duel is two rolls against two, and both may fall', () => {
    const bare = { hp: 1, attack: 1, defence: 1 };
    const hit = 15 / 36;
    const { win, lose } = duelOdds(bare, bare);
    expect(win).toBeCloseTo((1 - hit) / (2 - hit), 2);
    expect(lose).toBeCloseTo(win, 5);
  });

  test('section 6: five HP against three win four duels of five', () => {
    const bare = { hp: 5, attack: 1, defence: 1 };
    expect(duelOdds(bare, { ...bare, hp: 3 }).win).toBeCloseTo(0.8, 1);
  });

  test('H-18: even two turtles come to an end', () => {
    const turtle = { hp: 5, attack: 1, defence: 8 };
    expect(duelOdds(turtle, { ...turtle, hp: 4 }).win).toBeGreaterThan(0.5);
  });

  test('H-16: who falls with the last enemy has lost', () => {
    const [strike, blow] = [21 / 36, 15 / 36];
    const { win } = fightOdds({ attack: 1, defence: 1 }, 1, [{ card: 'goblin', hp: 1 }]);
    expect(win).toBeCloseTo((strike * (1 - blow)) / (1 - (1 - strike) * (1 - blow)), 9);
  });
});
