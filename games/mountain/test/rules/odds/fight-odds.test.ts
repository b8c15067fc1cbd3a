import { describe, expect, test } from 'vitest';
import '../../../rules/cards/index.ts';
import { enemies } from '../../../rules/catalog.ts';
import { castChance, fightOdds, type Hero, winChance } from '../../../rules/odds/fight-odds.ts';
import { slowFight } from './slow-fight.ts';

const hero = (more: Partial<Hero>): Hero => ({ attack: 1, defence: 1, hp: 3, wards: 0, recovers: 0, stumbles: false, ...more });
const enemiesOf = (...cards: string[]) => cards.map((card) => enemies.get(card));
const lives = ({ wards, hp, recovers }: Hero): number => wards + hp + recovers;

const HEROES = [
  hero({}),
  hero({ attack: 4, defence: 2, hp: 1 }),
  hero({ attack: 3, defence: 0, hp: 1, recovers: 1 }),
  hero({ attack: 2, defence: 5, hp: 2, wards: 2, recovers: 1 }),
  hero({ attack: 5, hp: 5, wards: 1, toll: { frail: 1, padding: 0 } }),
  hero({ attack: 5, hp: 4, toll: { frail: 1, padding: 1 } }),
  hero({ attack: 3, hp: 5, recovers: 1, toll: { frail: 0, padding: 1 } }),
];

describe('H-16, H-19, H-40, H-55, KM-175: one solver says what counting every face says', () => {
  test.each(['goblin', 'orc troll', 'lich goblin', 'wolf goblin orc', 'ancient-dragon', 'ancient-dragon goblin'])(
    'against %s',
    (cards) => {
      const fighting = enemiesOf(...cards.split(' '));
      for (const me of HEROES) {
        const best = slowFight(me, fighting);
        const odds = fightOdds(me, lives(me), fighting);
        expect(odds.win).toBeCloseTo(best.win, 12);
        expect(odds.left).toBeCloseTo(best.left, 12);
        for (const target of fighting.keys()) {
          const order = [target, ...[...fighting.keys()].filter((at) => at !== target)];
          expect(winChance(me, fighting, target)).toBeCloseTo(slowFight(me, fighting, order).win, 12);
          const stumbling = { ...me, stumbles: true };
          expect(winChance(stumbling, fighting, target)).toBeCloseTo(slowFight(stumbling, fighting, order).win, 12);
        }
      }
    },
  );

  test('the best aim is at least as good as any order, and differs from some', () => {
    const fighting = enemiesOf('orc', 'goblin');
    const me = hero({ attack: 3, hp: 4 });
    const { win, target } = fightOdds(me, lives(me), fighting);
    const inOrder = [...fighting.keys()].map((at) => winChance(me, fighting, at));
    expect(win).toBeGreaterThanOrEqual(Math.max(...inOrder) - 1e-12);
    expect(inOrder[target]).toBe(Math.max(...inOrder));
    expect(Math.min(...inOrder)).toBeLessThan(win - 0.001);
  });

  test('KM-174: a Fireball is worth what the fight is worth with 2 HP less on everybody', () => {
    const me = hero({ attack: 2, hp: 3 });
    expect(castChance(me, enemiesOf('goblin', 'orc'), 2)).toBe(1);
    const left = enemiesOf('ogre', 'orc').map((each) => ({ ...each, hp: each.hp - 2 }));
    expect(castChance(me, enemiesOf('ogre', 'orc'), 2)).toBe(winChance(me, left, 0));
    expect(castChance(me, enemiesOf('ogre', 'orc'), 2)).toBeGreaterThan(winChance(me, enemiesOf('ogre', 'orc'), 0));
  });

  test('an enemy that does not stand in the fight is a bug', () => {
    expect(() => winChance(hero({}), enemiesOf('orc'), 1)).toThrow('there is no enemy 1 to attack');
  });
});
