import { fast, imagine } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { LeaderId, RoundResult } from '../../rules/state.ts';
import { full, goOn, heard, ME, type RevolutionScene, revolution, type Situation } from '../revolution.ts';

const battle = (situation: Situation) => heard(revolution({ ...situation, from: { do: 'reveal' } }), 0, 'battle')[0];

describe('H-01, vpScheme', () => {
  const sides: Situation = {
    mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9') },
    theirs: { zones: { top: 'c-9', left: ['c-10', 'down'], right: ['c-12', 'down'], help: ['h-6', 'down'] } },
  };

  test('judges: 15, one for each full 25 of the lead up to 10, and 5 for the better combo', () => {
    expect(battle(sides)?.after).toEqual([30, 0]);
    expect(battle(sides)?.reckoning.awards[0]?.lines.map(({ why, points }) => [why, points])).toEqual([
      ['round', 15],
      ['lead', 10],
      ['style', 5],
    ]);
  });

  test('flat: 20 for the winner', () => {
    const flat = battle({ ...sides, rules: { vpScheme: 'flat' } });
    expect(flat?.reckoning.awards.map(({ points }) => points)).toEqual([20, 0]);
    expect(flat?.after).toEqual([20, 0]);
  });
});

describe('H-07, cumulativeCombos', () => {
  const sides: Situation = { mine: { leader: 's-7', zones: full('c-24', 'c-25', 'c-37', 'h-9') } };

  test('off: the best combo alone', () => {
    const side = battle(sides)?.reckoning.sides[0];
    expect(side?.combos.map(({ kind }) => kind)).toEqual(['freedomEconomy']);
  });

  test('on: all of them add up', () => {
    const side = battle({ ...sides, rules: { cumulativeCombos: true } })?.reckoning.sides[0];
    expect(side?.combos.map(({ kind, bonus }) => [kind, bonus])).toEqual([
      ['freedomEconomy', 170],
      ['leftEconomy', 120],
    ]);
  });
});

describe('H-06, hiddenLeaders', () => {
  /** Scripted shuffles leave the order as it is in the deck. */
  const match = (hiddenLeaders: boolean): RevolutionScene =>
    given(game, { seats: [{ deck: 'homeland' }, { deck: 'opensquare' }], rules: { hiddenLeaders }, rests: ['redraw', 'place'] });
  const leaders = (scene: RevolutionScene, eyes: number | null, owner: number) => scene.view(eyes).players[owner]?.leaders;

  test('off: the order of the deck, shown to both', () => {
    for (const eyes of [0, 1, null]) expect(leaders(match(false), eyes, 0)).toEqual(['s-8', 's-1', 's-6', 's-10']);
  });

  test('on: a player sees the order of their leaders, others see those that have come', () => {
    expect(leaders(match(true), 0, 0)).toEqual(['s-8', 's-1', 's-6', 's-10']);
    for (const eyes of [1, null]) expect(leaders(match(true), eyes, 0)).toEqual(['s-8', null, null, null]);
  });

  test('on: which four they are is open with the list', () => {
    for (const eyes of [0, 1, null]) expect(match(true).view(eyes).players[0]?.leaderList).toEqual(['s-1', 's-6', 's-8', 's-10']);
  });

  test('on: the next one is seen when it comes', () => {
    const scene = revolution({
      rules: { hiddenLeaders: true },
      mine: { zones: full('c-1', 'c-8', 'c-4', 'h-9') },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') },
      from: { do: 'reveal' },
    });
    expect(leaders(scene, 1, 0)).toEqual(['s-8', null, null, null]);
    scene.answer(0, goOn);
    expect(leaders(scene, 1, 0)).toEqual(['s-8', 's-1', null, null]);
  });

  test('on: in an extra round those stay hidden that have not come', () => {
    const met = (...pair: LeaderId[]): RoundResult => ({ leaders: pair, totals: [0, 0], winner: null, awards: [] });
    const scene = revolution({
      rules: { hiddenLeaders: true },
      round: 5,
      with: (state) => state.results.push(met('s-8', 's-7'), met('s-1', 's-4')),
    });
    expect(leaders(scene, 1, 0)).toEqual(['s-8', 's-1', null, null]);
  });

  test('on: chance puts them into an order at set-up', () => {
    const orders = new Set<string>();
    const rules = game.rules.parse({ hiddenLeaders: true });
    for (let luck = 0; luck < 200; luck++)
      orders.add(
        game.setup(fast(luck).stream(0), [{ deck: 'homeland' }, { deck: 'opensquare' }], rules).players[0]?.leaders.join() ?? '',
      );
    expect(orders.size).toBe(24);
  });

  test('on: a guess deals those to come in any order', () => {
    const scene = match(true);
    const orders = new Set<string>();
    for (let luck = 0; luck < 60; luck++)
      orders.add(imagine(game, scene.match.packet(ME), ME, fast(luck)).state.players[1]?.leaders.join() ?? '');
    expect(orders.size).toBe(6);
    expect([...orders].every((order) => order.startsWith('s-7'))).toBe(true);
  });
});
