import { create, fast, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { daily } from '../../daily.ts';
import { enemyHpIn, rewardOf, scoreOf, turnsOf } from '../../rules/economy.ts';
import { game } from '../../rules/game.ts';
import { rulesSchema } from '../../rules/house-rules.ts';
import { setup } from '../../rules/setup.ts';
import { buy, ceeLo, fight, heard, leave, next, roll, shop, strike } from '../cee-lo.ts';

const state = (rules = {}) => setup(null as never, [], rulesSchema.parse(rules));
const WIN = [4, 5, 6];

describe('rounds', () => {
  test('CL-001, CL-036, CL-061: a run begins with 20 gold, 50 HP, base damage 5, nothing bought, in round 1', () => {
    expect(ceeLo().state).toMatchObject({
      round: 1,
      gold: 20,
      hp: 50,
      damage: 5,
      purchases: 0,
      first: 'enemy',
      fight: null,
      over: null,
    });
  });

  test('CL-003, CL-015, CL-016, CL-018: before a round you fight or shop, and the shop leads back to where it was opened', () => {
    const scene = ceeLo();
    expect(scene.options(0)).toEqual([fight, shop]);
    scene.answer(0, shop).asks(0, 'shop');
    scene.answer(0, leave).asks(0, 'ready');
  });

  test('CL-037, CL-038, CL-085, C-01: rewards of the five rounds', () => {
    const rewards = [1, 2, 3, 4, 5].map(rewardOf);
    expect(rewards.map(({ gold }) => gold)).toEqual([20, 25, 30, 35, 40]);
    expect(rewards.map(({ hp }) => hp)).toEqual([3, 3, 4, 4, 5]);
    expect(rewards.map(({ damage }) => damage)).toEqual([2, 2, 3, 3, 4]);
  });

  test('CL-057, C-02, C-03, CL-060: enemy HP of the five rounds, by the most HP', () => {
    const hp = [50, 53, 56, 60, 64];
    expect(hp.map((most, index) => enemyHpIn({ ...state(), hp: most }, index + 1))).toEqual([22, 34, 51, 72, 97]);
    expect(enemyHpIn({ ...state(), hp: 40 }, 1)).toBe(22);
  });

  test('CL-021, CL-023, CL-066, C-14, C-15: a round won brings its reward once, then shop or next round', () => {
    const scene = ceeLo({ first: 'player', dice: WIN }).answer(0, fight).answer(0, roll);
    expect(scene.state).toMatchObject({ round: 2, gold: 40, hp: 53, damage: 7, fight: null });
    expect(scene.options(0)).toEqual([shop, next]);
    scene.answer(0, shop).answer(0, leave).asks(0, 'ready');
    expect(scene.state.round).toBe(2);
  });

  test('CL-059, CL-070: the enemy throws first in round 1, then it alternates', () => {
    const scene = ceeLo({ dice: [2, 2, 1, ...WIN, ...WIN, 2, 2, 1, ...WIN] });
    scene.answer(0, fight);
    expect(heard(scene, 'threw').map(({ side }) => side)).toEqual(['enemy']);
    scene.answer(0, roll).answer(0, next).answer(0, fight);
    expect(heard(scene, 'threw')).toEqual([]);
    scene.answer(0, roll).answer(0, next).answer(0, fight);
    expect(heard(scene, 'threw').map(({ side }) => side)).toEqual(['enemy']);
    scene.answer(0, roll);
  });

  test('CL-001, CL-002, CL-019, CL-104, CL-106: after round 5 the run is won, with its reward, and there is no round 6', () => {
    const scene = ceeLo({ round: 5, hp: 64, damage: 15, gold: 10, first: 'player', dice: WIN });
    scene.answer(0, fight).answer(0, roll);
    expect(scene.match.over).toMatchObject({ winners: [0], why: { key: 'outcome.won', with: { round: 5, won: 5 } } });
    expect(scene.state).toMatchObject({ round: 5, hp: 69, damage: 19, gold: 50 });
  });

  test('CL-020: a lost run keeps its figures to be looked at', () => {
    const scene = ceeLo({ round: 3, first: 'player', dice: [1, 2, 3] })
      .answer(0, fight)
      .answer(0, roll);
    expect(scene.state).toMatchObject({ over: 'cursed', round: 3 });
    expect(scene.state.chapters.map(({ won }) => won)).toEqual([true, true, false]);
  });

  test('C-04: every round begins with full HP', () => {
    const scene = ceeLo({ fight: { hp: 5 }, first: 'enemy', dice: WIN })
      .answer(0, roll)
      .answer(0, next)
      .answer(0, fight);
    expect(scene.state.fight?.hp).toBe(53);
  });

  test('H-15: the score is 1000 a round, 10 an HP left at the very end, and the gold; turns break ties', () => {
    const chapter = { turns: 2, dealt: 0, taken: 0, healed: 0, hp: 30, won: true };
    const won = { ...state(), over: 'won' as const, round: 5, gold: 7, chapters: Array.from({ length: 5 }, () => chapter) };
    expect(scoreOf(won)).toBe(5307);
    expect(turnsOf(won)).toBe(10);
    expect(scoreOf({ ...won, over: 'beaten', chapters: [chapter, { ...chapter, won: false, hp: 0 }] })).toBe(1007);
  });

  test('H-15: a run that is given up in the last round scores the rounds it won and its gold, not the HP it still had', () => {
    const scene = ceeLo({ round: 5, hp: 64, damage: 15, gold: 9, fight: { hp: 40 } }).answer(0, { do: 'concede' });
    expect(scene.state).toMatchObject({ over: 'left' });
    expect(scene.state.chapters.at(-1)).toMatchObject({ hp: 40, won: false });
    expect(scoreOf(scene.state)).toBe(4009);
    expect(daily.score(scene.state)).toEqual({ points: 4009, turns: 5, rounds: 4 });
  });

  test('H-15: what was bought or looked at does not shift the dice: the same seed throws the same', () => {
    const thrown = (...options: readonly { readonly do: string }[]): unknown[] => {
      const match = create(game, fast(7), [{}], rulesSchema.parse({ softInstants: true, mercy: true }));
      return options.flatMap((option) => {
        const result = match.answer(0, match.question(seat(0))?.id ?? 0, option);
        if (!result.ok) throw new Error(JSON.stringify(result));
        return result.events.flatMap(({ event }) => (event.type === 'threw' ? [[event.side, event.thrown]] : []));
      });
    };
    const plain = thrown(fight, roll);
    expect(thrown(shop, buy('extra-reroll'), leave, shop, leave, fight, roll)).toEqual(plain);
    expect(plain.length).toBeGreaterThan(1);
  });

  test('H-15: each side has dice of its own: what the rival throws in its first turn is no forecast of what you throw in yours', () => {
    const first = (seed: number): string[] => {
      const match = create(game, fast(seed), [{}], rulesSchema.parse({ softInstants: true, mercy: true }));
      const events = [fight, roll].flatMap((option) => {
        const result = match.answer(0, match.question(seat(0))?.id ?? 0, option);
        return result.ok ? result.events.map(({ event }) => event) : [];
      });
      const thrown = (side: string): string =>
        String(
          events.find((event) => event.type === 'threw' && event.side === side && event.why === 'turn')?.['thrown' as never],
        );
      return [thrown('enemy'), thrown('player')];
    };
    const pairs = Array.from({ length: 60 }, (_, seed) => first(seed));
    expect(pairs.every(([its, mine]) => its !== 'undefined' && mine !== 'undefined')).toBe(true);
    // Of 216 throws one is the same; on one stream all sixty would be.
    expect(pairs.filter(([its, mine]) => its === mine).length).toBeLessThan(5);
  });

  test('CL-054: a First Strike is used before the round and is gone', () => {
    const scene = ceeLo({ gold: 20 }).answer(0, shop).answer(0, buy('first-strike')).answer(0, leave).answer(0, strike);
    expect(scene.state).toMatchObject({ first: 'player', owned: { 'first-strike': 0 } });
    scene.answer(0, fight).asks(0, 'roll');
  });

  test('giving up ends the run without a winner', () => {
    const scene = ceeLo({ fight: {}, dice: [3, 3, 1] })
      .answer(0, roll)
      .answer(0, { do: 'concede' });
    expect(scene.match.over).toMatchObject({ winners: [], why: { key: 'outcome.left' } });
  });
});
