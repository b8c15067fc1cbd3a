import { render, say } from '@tavern/engine';
import type { Happening } from '@tavern/kit';
import { finePercent } from '@tavern/kit/figures.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import type { State } from '../../../rules/state.ts';
import { texts } from '../../../text/index.ts';
import { oddsSheet } from '../../../ui/combat/odds-rows.ts';
import { fateOf } from '../../../ui/ending/fate.ts';
import { distribution, luckOf } from '../../../ui/ending/luck.ts';
import { storyOf, summaryOf } from '../../../ui/ending/story.ts';
import {
  attack,
  buy,
  type CeeLoScene,
  ceeLo,
  fight,
  leave,
  reroll,
  roll,
  type Situation,
  shop,
  strike,
  wild,
} from '../../cee-lo.ts';

/** The part of a run that was played, with all that happened in it. */
interface Played {
  readonly state: State;
  readonly events: readonly Happening<Event>[];
}

function played(scene: CeeLoScene, ...answers: readonly Parameters<CeeLoScene['answer']>[1][]): Played {
  const told = answers.flatMap((answer) => scene.answer(0, answer).told(0));
  return { state: scene.state, events: told.map((event, index) => ({ id: String(index), event, past: true })) };
}

const fateIn = ({ state, events }: Played, language: 'en' | 'zh-Hant' = 'en'): string | null => {
  const fate = fateOf(state, events);
  return fate === null ? null : render(texts[language], fate).replaceAll('\u00a0', ' ');
};

/** In the middle of round 3, on the player's turn. */
const inRound3 = (more: Situation): CeeLoScene => ceeLo({ round: 3, hp: 56, damage: 9, ...more });

describe('the story of a run', () => {
  test('has a line for each round, with who it was against', () => {
    const scene = played(inRound3({ fight: { hp: 20, enemyHp: 27 }, dice: [5, 5, 3] }), roll, attack);
    const story = storyOf(scene.state);
    expect(story.map(({ round, enemy, won }) => [round, enemy.id, won])).toEqual([
      [1, 'alley-cat', true],
      [2, 'brother-toad', true],
      [3, 'auntie-fox', true],
    ]);
    expect(story.at(-1)).toMatchObject({ turns: 1, dealt: 27, taken: 0, healed: 0, hp: 20 });
  });

  test('counts what was bought and what it cost; a First Strike that is used up was bought all the same', () => {
    const scene = played(
      ceeLo({ gold: 60, dice: [4, 5, 6] }),
      shop,
      buy('first-strike'),
      buy('point-boost'),
      buy('point-boost'),
      leave,
      strike,
      fight,
      roll,
    );
    expect(summaryOf(scene.state, scene.events)).toMatchObject({
      won: 1,
      turns: 1,
      spent: 20 + 15 + 22,
      gold: 60 - 57 + 20,
      bought: [
        { item: 'first-strike', n: 1 },
        { item: 'point-boost', n: 2 },
      ],
    });
  });

  test('H-15: the score is 1,000 a round, 10 an HP after the last, and the gold', () => {
    const scene = played(ceeLo({ round: 5, gold: 14, first: 'player', fight: { hp: 31, enemyHp: 1 }, dice: [4, 5, 6] }), roll);
    expect(scene.state.over).toBe('won');
    expect(summaryOf(scene.state, scene.events)).toMatchObject({ won: 5, score: 5000 + 310 + 14 + 40 });
  });
});

describe('luck against expectation', () => {
  test('every throw of the player’s counts, the rerolls and those without score too; the rival has its own tally', () => {
    const scene = played(
      inRound3({ fight: { hp: 56 }, dice: [1, 2, 5, 6, 6, 2, 3, 3, 4, 1, 2, 4, 2, 2, 5] }),
      roll,
      reroll,
      attack,
    );
    const [mine, its] = [luckOf(scene.state, scene.events, 'player'), luckOf(scene.state, scene.events, 'enemy')];
    expect(mine.throws).toBe(3);
    expect(mine.kinds).toMatchObject({
      none: { came: 1, expected: expect.closeTo(1.5) },
      point: { came: 2 },
      trips: { came: 0 },
    });
    expect(mine.kinds.point.expected).toBeCloseTo(3 * (90 / 216));
    expect(its.throws).toBe(2);
    expect(its.kinds).toMatchObject({ none: { came: 1 }, point: { came: 1 } });
    expect(its.kinds['instant-win'].expected).toBeCloseTo(2 * (6 / 216));
  });

  test('what is expected follows from what was owned at the time', () => {
    const scene = played(ceeLo({ gold: 100, first: 'player' }), shop, buy('high-roller'));
    const before = luckOf(scene.state, [...thrown(2), ...scene.events], 'player');
    const after = luckOf(scene.state, [...scene.events, ...thrown(2)], 'player');
    expect(before.kinds['instant-win'].expected).toBeCloseTo(2 * (6 / 216));
    expect(after.kinds['instant-win'].expected).toBeCloseTo(2 * (6 / 27));
    expect(after.kinds.none.expected).toBe(0);
  });

  test("the player's powerups do nothing for the rival", () => {
    const scene = played(ceeLo({ gold: 100 }), shop, buy('high-roller'));
    const its = luckOf(scene.state, [...scene.events, ...thrown(4, 'enemy')], 'enemy');
    expect(its.kinds['instant-win'].expected).toBeCloseTo(4 * (6 / 216));
  });

  test('how likely as many 4-5-6 were is exact', () => {
    expect(distribution([0.5, 0.5]).map((p) => p)).toEqual([0.25, 0.5, 0.25]);
    expect(distribution([])).toEqual([1]);
    expect(distribution([1, 0, 0.25])).toEqual([0, 0.75, 0.25, 0]);
    const scene = played(ceeLo());
    const { atLeast, atMost } = luckOf(scene.state, [...thrown(1, 'player', 'instant-win'), ...thrown(2)], 'player');
    expect(atLeast).toBeCloseTo(1 - (35 / 36) ** 3);
    expect(atMost).toBeCloseTo((35 / 36) ** 3 + 3 * (1 / 36) * (35 / 36) ** 2);
  });
});

/** A number of throws of a kind. */
function thrown(n: number, side: 'player' | 'enemy' = 'player', type: 'none' | 'instant-win' = 'none') {
  const event: Event = {
    type: 'threw',
    round: 1,
    side,
    thrown: [1, 2, 4],
    dice: [1, 2, 4],
    changes: [],
    why: 'turn',
    result: { type, value: 0 },
  };
  return Array.from({ length: n }, (_, index) => ({ id: `x${index}`, event, past: true }));
}

describe('one true sentence about the end', () => {
  test('beaten: how many of the throws were enough, and by how much', () => {
    // 7.2 a point: 21 HP fall to points and trips from 3 on, and to 4-5-6.
    const scene = played(inRound3({ fight: { hp: 21, wasHit: true }, dice: [5, 5, 1, 2, 2, 4] }), roll, attack);
    expect(scene.state.over).toBe('beaten');
    const enough = ((4 * 15 + 4 + 6) / 108) * 100;
    expect(fateIn(scene)).toBe(
      `At 21 HP, ${Math.round(enough * 10) / 10}% of the throws of Auntie Fox were enough. 8 more HP would have saved you.`,
    );
  });

  test('beaten where instants are soft: 4-5-6 counts only if it is enough', () => {
    const soft = { softInstants: true };
    const scene = played(inRound3({ rules: soft, fight: { hp: 24, wasHit: true }, dice: [5, 5, 1, 2, 2, 4] }), roll, attack);
    // softLoss(56) is 23, one less than 24.
    const enough = ((3 * 15 + 3) / 108) * 100;
    expect(fateIn(scene)).toContain(`${Math.round(enough * 10) / 10}%`);
  });

  test('1-2-3: the chance that stood beside the table before that throw, with its free throws and powerups', () => {
    const beside = (scene: CeeLoScene): string => {
      const { state } = scene;
      const sheet = state.fight === null ? null : oddsSheet(state, state.fight, 'roll', say(''));
      return `${finePercent(sheet?.rows.find(({ id }) => id === 'cursed')?.p ?? 0)}%`;
    };
    const plain = inRound3({ fight: {}, dice: [1, 3, 2] });
    expect(beside(plain)).toBe('5.2%');
    expect(fateIn(played(plain, roll))).toContain('a 5.2% chance');
    const later = inRound3({ fight: {}, dice: [1, 4, 6, 2, 4, 6, 1, 3, 2] });
    expect(fateIn(played(later, roll))).toContain('a 5.2% chance');
    const warded = inRound3({ owned: { 'devils-ward': 2 }, fight: {}, dice: [1, 3, 2, false] });
    const chance = beside(warded);
    expect(Number.parseFloat(chance)).toBeLessThan(4);
    expect(fateIn(played(warded, roll))).toContain(`a ${chance} chance`);
  });

  test('a 1-2-3 that a Wild Die made is nobody else’s fault', () => {
    const scene = played(inRound3({ owned: { 'wild-die': 1 }, fight: {}, dice: [1, 3, 3] }), roll, wild(1, 2));
    expect(scene.state.over).toBe('cursed');
    expect(fateIn(scene)).toBe('The Wild Die made it a 1-2-3.');
  });

  test("the rival's 4-5-6: one turn in eighteen", () => {
    const scene = played(inRound3({ fight: {}, dice: [5, 5, 1, 6, 4, 5] }), roll, attack);
    expect(scene.state.over).toBe('instant');
    expect(fateIn(scene)).toContain('Auntie Fox throws 4-5-6 in 5.6% of its turns');
  });

  test('won: the closest call', () => {
    const scene = played(ceeLo({ round: 5, hp: 64, fight: { hp: 7, enemyHp: 1 }, dice: [4, 5, 6] }), roll);
    expect(fateIn(scene)).toBe('Closest call: 7 HP left at the end of round 5.');
    expect(fateIn(scene, 'zh-Hant')).toContain('第 5 關');
  });

  test('while the run goes on there is nothing to say', () => {
    expect(fateIn(played(ceeLo()))).toBeNull();
  });
});
