import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { end, field, goOn, heard, ME, pass, play, player, skirmish } from '../skirmish.ts';

const next = (scene: ReturnType<typeof skirmish>) => scene.answer(0, goOn).answer(1, goOn);

describe('the beginning', () => {
  test('FS-031, FS-032, FS-051: the first player is drawn by lot; round 1 draws 8 cards each, later rounds 4', () => {
    for (const first of [0, 1]) {
      const scene = skirmish({
        from: { do: 'match.begin' },
        dice: [first],
        round: 0,
        mine: { hand: [], deck: Array(20).fill('scout') as 'scout'[] },
        theirs: { hand: [], deck: Array(20).fill('medic') as 'medic'[] },
      });
      scene.asks(first, 'play');
      expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([8, 8]);
      scene.answer(first, pass).answer(1 - first, pass);
      next(scene).tells(0, { type: 'round', round: 2, draws: 4 });
      expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([12, 12]);
    }
  });
});

describe('resolution', () => {
  test('FS-033, FS-050, FS-091: higher power wins a slot, one alone wins it, equals and empty slots have no winner; 1 VP each', () => {
    const scene = end(skirmish({ mine: { units: ['champion', 'scout', 'medic'] }, theirs: { units: ['scout', null, 'medic'] } }));
    expect(heard(scene, 'slot').map(({ slot, winner, powers, vp }) => [slot, winner, powers, vp])).toEqual([
      [0, 0, [5, 1], [1, 0]],
      [1, 0, [1, null], [2, 0]],
      [2, null, [3, 3], [2, 0]],
      [3, null, [null, null], [2, 0]],
    ]);
    expect(scene.state.players.map(({ vp }) => vp)).toEqual([2, 0]);
    expect(scene.state.slots.map(({ winner }) => winner)).toEqual([0, 0, null, null]);
  });

  test('FS-034, FS-054, FS-092: Conquer goes left to right, the unit first and then its slot; only for winning units', () => {
    const scene = end(
      skirmish({
        mine: { units: ['veteran', null, 'banner_lord'], deck: ['scout', 'scout', 'scout'] },
        theirs: { units: [null, 'veteran', 'veteran'], deck: ['scout'] },
        effects: [
          { slot: 0, card: 'tribute', owner: 0 },
          { slot: 1, card: 'tribute', owner: 0 },
        ],
      }),
    );
    expect(heard(scene, 'conquered').map(({ slot, seat: who, by }) => [slot, who, by])).toEqual([
      [0, 0, 'veteran'],
      [0, 0, 'tribute'],
      [1, 1, 'veteran'],
      [2, 1, 'veteran'],
    ]);
  });

  test('H-09, FS-035, FS-052: Conquer may change VP before the round winner is found', () => {
    const scene = end(skirmish({ mine: { units: ['banner_lord'] }, theirs: { units: [null, 'champion'] } }));
    scene.tells(1, { type: 'roundEnded', round: 1, winner: ME, vp: [2, 1], won: [1, 0], ties: 0 });
  });

  test('FS-035, H-17: equal VP is a tie round, also at nothing to nothing', () => {
    const scene = end(skirmish());
    scene.tells(0, { type: 'roundEnded', winner: null, vp: [0, 0], ties: 1 });
  });

  test('H-10: cards drawn by Conquer are kept for the next round', () => {
    const scene = end(
      skirmish({ mine: { hand: ['rally'], units: ['veteran'], deck: ['scout', 'medic', 'medic', 'medic', 'medic'] } }),
    );
    next(scene);
    expect(player(scene, 0).hand).toEqual(['rally', 'scout', 'medic', 'medic', 'medic', 'medic']);
  });

  test('FS-113, FS-083, FS-090: P0 Scout to slot 1, P1 pass, P0 pass: the round has ended, P0 has 1 VP', () => {
    const scene = skirmish({ mine: { hand: ['scout', 'medic'] } });
    scene.answer(0, play('scout', 1)).answer(1, pass).answer(0, pass);
    expect(scene.state.phase).toBe('ended');
    expect(player(scene, 0).vp).toBe(1);
  });
});

describe('between rounds', () => {
  test('C-08, H-24: the match waits until both go on, by the clock for pauses', () => {
    const scene = end(skirmish());
    expect(scene.asks(0, 'next').clock).toBe('pause');
    scene.answer(1, goOn).asksNothing(1).asks(0, 'next');
    expect(scene.state.round).toBe(1);
    scene.answer(0, goOn);
    expect(scene.state).toMatchObject({ round: 2, phase: 'playing' });
  });

  test('FS-027, FS-037: units go to the discard piles without dying; VP and passes begin anew; ongoing effects stay', () => {
    const scene = end(
      skirmish({
        mine: { units: ['pilgrim', null, 'martyr', 'scout'], played: 7 },
        theirs: { units: ['medic'] },
        effects: [{ slot: 1, card: 'vigil', owner: 0 }],
      }),
    );
    next(scene);
    expect(heard(scene, 'died')).toEqual([]);
    expect(field(scene, 0)).toEqual([null, null, null, null]);
    expect(player(scene, 0)).toMatchObject({ discard: ['pilgrim', 'martyr', 'scout'], vp: 0, passed: false, played: 0 });
    expect(scene.state.slots.map(({ effects, winner }) => [effects.length, winner])).toEqual([
      [0, null],
      [1, null],
      [0, null],
      [0, null],
    ]);
    scene.tells(1, { type: 'cleared' });
  });

  test('FS-010, C-01: the other player has the first priority in the next round', () => {
    const scene = end(skirmish({ mine: { units: ['champion'] } }));
    next(scene).asks(1, 'play');
    expect(scene.state).toMatchObject({ first: 1, current: 1, round: 2 });
  });
});

describe('the match', () => {
  const after = (won: [number, number], ties: number, winner: 0 | 1 | null, round: number, rules = {}) => {
    const units = ['champion'] as const;
    return end(
      skirmish({
        mine: { won: won[0], ...(winner === 0 && { units }) },
        theirs: { won: won[1], ...(winner === 1 && { units }) },
        ties,
        round,
        rules,
      }),
    ).state.over;
  };

  test('FS-036, FS-093: two rounds won win the match', () => {
    expect(after([1, 0], 0, 0, 2)).toEqual({ winner: 0, how: 'rounds' });
    expect(after([1, 1], 0, 1, 3)).toEqual({ winner: 1, how: 'rounds' });
  });

  test('FS-036, C-02: one win and one tie win it, in either order', () => {
    expect(after([1, 0], 0, null, 2)).toEqual({ winner: 0, how: 'oneAndTie' });
    expect(after([0, 0], 1, 1, 2)).toEqual({ winner: 1, how: 'oneAndTie' });
  });

  test('FS-036, FS-056, C-04: two ties are a draw, and the end names no winner', () => {
    const scene = end(skirmish({ ties: 1, round: 2 }));
    scene.tells(0, { type: 'ended', winner: null, how: 'ties' });
    expect(scene.match.over).toMatchObject({ winners: [], ranking: [[seat(0), seat(1)]] });
  });

  test('FS-011: otherwise it goes on', () => {
    expect(after([0, 0], 0, 0, 1)).toBeNull();
    expect(after([0, 0], 0, null, 1)).toBeNull();
    expect(after([0, 1], 0, 0, 2)).toBeNull();
  });
});
