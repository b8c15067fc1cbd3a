import { describe, expect, test } from 'vitest';
import { duellist, enemyStrength, fighterOf } from '../../../bot/fighter.ts';
import { enemies } from '../../../rules/catalog.ts';
import { duelOdds } from '../../../rules/odds/duel-odds.ts';
import { fightOdds, winChance } from '../../../rules/odds/fight-odds.ts';
import type { PlayerView } from '../../../rules/view.ts';
import { mountain } from '../../mountain.ts';
import '../../../rules/cards/index.ts';

const TIRING = { weariness: true };

describe('odds', () => {
  test('KM-089: a round of a duel is two rolls against two, and both may fall', () => {
    const bare = { hp: 1, attack: 1, defence: 1 };
    const hit = 15 / 36;
    const { win, lose } = duelOdds(bare, bare, TIRING);
    expect(win).toBeCloseTo((1 - hit) / (2 - hit), 2);
    expect(lose).toBeCloseTo(win, 5);
  });

  test('section 6: five HP against three win four duels of five', () => {
    const bare = { hp: 5, attack: 1, defence: 1 };
    expect(duelOdds(bare, { ...bare, hp: 3 }, TIRING).win).toBeCloseTo(0.8, 1);
  });

  test('H-18: even two turtles come to an end', () => {
    const turtle = { hp: 5, attack: 1, defence: 8 };
    expect(duelOdds(turtle, { ...turtle, hp: 4 }, TIRING).win).toBeGreaterThan(0.5);
  });

  test('H-18: without weariness two turtles both still stand when the duel is broken off', () => {
    const turtle = { hp: 5, attack: 1, defence: 8 };
    expect(duelOdds(turtle, turtle, { weariness: false })).toEqual({ win: 0, lose: 0, stalemate: 1, left: 5 });
  });

  test('H-18: without weariness the 20th round is the last: one throw decides, or nothing does', () => {
    const bare = { hp: 1, attack: 1, defence: 1 };
    const hit = 15 / 36;
    const { win, stalemate } = duelOdds(bare, bare, { weariness: false }, 20);
    expect(win).toBeCloseTo(hit * (1 - hit), 5);
    expect(stalemate).toBeCloseTo((1 - hit) ** 2, 5);
  });

  test('H-55: a Berserker with four HP lasts as long in a duel as others with two', () => {
    const other = { hp: 3, attack: 2, defence: 1 };
    const me = { attack: 3, defence: 1 };
    const [frail, sturdy] = [duelOdds({ ...me, hp: 4, loss: 2 }, other, TIRING), duelOdds({ ...me, hp: 2 }, other, TIRING)];
    expect(frail.win).toBeCloseTo(sturdy.win, 6);
    expect(duelOdds({ ...me, hp: 4 }, other, TIRING).win).toBeGreaterThan(frail.win + 0.1);
    const berserker = fighterOf(
      mountain({ players: [{ class: 'berserker' }, {}], rules: { expansion: true } }).view(0).players[0] as PlayerView,
    );
    expect(duellist(berserker, true)).toMatchObject({ hp: 5, loss: 2, attack: 3 });
    expect(enemyStrength(berserker)).toMatchObject({ attack: 3, toll: { frail: 1, padding: 0 } });
  });

  test('H-40, KM-116: two blows of one round never take a Monk’s recovery together with the last HP', () => {
    const hero = { attack: 3, defence: 0, hp: 1, wards: 0, recovers: 1, stumbles: false };
    const fighting = ['orc', 'troll'].map((card) => enemies.get(card));
    const best = Math.max(...[0, 1].map((target) => winChance(hero, fighting, target)));
    const monk = fightOdds({ attack: 3, defence: 0, recovers: 1 }, 2, fighting);
    expect(monk.win).toBeGreaterThanOrEqual(best - 1e-9);
    expect(monk.win).toBeGreaterThan(1.1 * fightOdds({ attack: 3, defence: 0 }, 2, fighting).win);
    const scene = mountain({
      players: [
        { class: 'monk', hp: 1 },
        { class: 'monk', recovered: true },
      ],
    });
    const fighters = scene.view(0).players.map((player) => fighterOf(player));
    expect(fighters.map(({ hp }) => hp)).toEqual([2, 5]);
    expect(fighters.map((each) => enemyStrength(each).recovers)).toEqual([1, 0]);
  });

  test('H-16: a player who falls with the last enemy has lost', () => {
    const [strike, blow] = [21 / 36, 15 / 36];
    const { win } = fightOdds({ attack: 1, defence: 1 }, 1, [{ ...enemies.get('goblin'), hp: 1 }]);
    expect(win).toBeCloseTo((strike * (1 - blow)) / (1 - (1 - strike) * (1 - blow)), 9);
  });
});
