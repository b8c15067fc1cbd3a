import { type Seat, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../../rules/game.ts';
import { choiceAt, type Goal, goalsOf, isUpToTheDie } from '../../../ui/board/goals.ts';
import { type Hero, type MountainScene, mountain } from '../../mountain.ts';
import { move } from '../../rules/actions.ts';

const me = seat(0);

function goals(scene: MountainScene, viewer: Seat | null = me): readonly Goal[] {
  const question = viewer === null ? null : scene.match.question(viewer);
  return goalsOf(game.view(scene.state, viewer), question, viewer);
}
const turn = (hero: Hero) => goals(mountain({ players: [hero, { at: 1 }] }));
const rolls = (all: readonly Goal[]) => Object.fromEntries(all.map((goal) => [goal.tile, goal.rolls]));

describe('tiles that can be reached', () => {
  test('KM-069: the d4 moves one to four tiles forward, each with its face', () => {
    expect(rolls(turn({ at: 12 }))).toEqual({ 13: [1], 14: [2], 15: [3], 16: [4] });
  });

  test('KM-130, KM-136, KM-140: Cloak, Aegis and Beer shift them, and no roll is less than a tile (H-06)', () => {
    expect(rolls(turn({ at: 5, armour: 'velvet-cloak' }))).toEqual({ 7: [1], 8: [2], 9: [3], 10: [4] });
    expect(rolls(turn({ at: 5, armour: 'royal-aegis' }))).toEqual({ 6: [1, 2], 7: [3], 8: [4] });
    expect(rolls(turn({ at: 5, armour: 'royal-aegis', beers: 1 }))).toEqual({ 6: [1, 2, 3], 7: [4] });
  });

  test('KM-077: nobody goes beyond the Final tile', () => {
    expect(rolls(turn({ at: 17 }))).toEqual({ 18: [1], 19: [2, 3, 4] });
  });

  test('KM-158: Instinct leads a tile on or back for certain; where the die may lead too, the tile itself is not what one presses', () => {
    const all = turn({ at: 12, kept: ['instinct'] });
    const at = (tile: number) => all.find((goal) => goal.tile === tile) as Goal;
    expect(at(13).rolls).toEqual([1]);
    expect(at(13).steps).toEqual([{ card: 'instinct', option: { do: 'play', card: 'instinct', by: 1 } }]);
    expect(choiceAt(at(13))).toBeNull();
    expect(choiceAt(at(11))).toEqual({ card: 'instinct', option: { do: 'play', card: 'instinct', by: -1 } });
    expect(choiceAt(at(16))).toBeNull();
  });

  test('a press on a tile to which only the die leads chooses nothing; a tile for a card is chosen', () => {
    const all = turn({ at: 12, kept: ['instinct'] });
    const upToTheDie = all.filter(isUpToTheDie).map(({ tile }) => tile);
    expect(upToTheDie.sort((one, other) => one - other)).toEqual([13, 14, 15, 16]);
    expect(all.map(({ tile }) => tile)).toContain(11);
  });

  test('KM-055, KM-056: on arrival Lamp and Blink Scroll light where they lead, and your own tile is to stay', () => {
    const scene = mountain({ players: [{ at: 8, left: 'lamp', pack: ['blink-scroll'] }, { at: 1 }], dice: [1] }).answer(0, move);
    scene.asks(0, 'arrive');
    const all = goals(scene);
    expect(rolls(all)).toEqual({ 7: [], 8: [], 9: [], 11: [] });
    const choice = (tile: number) => choiceAt(all.find((goal) => goal.tile === tile) as Goal)?.card;
    expect([choice(7), choice(8), choice(9), choice(11)]).toEqual(['blink-scroll', 'lamp', null, 'blink-scroll']);
  });

  test('of two cards that lead to the same tile, the one that is not used up is chosen', () => {
    const scene = mountain({
      players: [{ at: 8, left: 'lamp', kept: ['instinct'] }, { at: 1 }],
      dice: [1],
    });
    scene.answer(0, move).asks(0, 'arrive');
    const goal = goals(scene).find(({ tile }) => tile === 8) as Goal;
    expect(goal.steps.map(({ card }) => card)).toEqual(['lamp', 'instinct']);
    expect(choiceAt(goal)?.card).toBe('lamp');
  });

  test('nothing is lit for those who only watch, or are not asked', () => {
    const scene = mountain({ players: [{ at: 12 }, { at: 1 }] });
    expect(goals(scene, null)).toEqual([]);
    expect(goals(scene, seat(1))).toEqual([]);
  });
});
