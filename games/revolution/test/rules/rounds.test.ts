import { create, fast, Recorder, replay, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { full, goOn, heard, order, player, revolution, type Situation } from '../revolution.ts';

const STRONG = full('c-1', 'c-8', 'c-4', 'h-9');
const WEAK = { top: ['c-9', 'down'], left: ['c-10', 'down'], right: ['c-12', 'down'], help: ['h-6', 'down'] } as const;

/** The round is about to be counted: seat 0 is far ahead, and gets 15 + 10 + 5. */
const counted = (mine = 0, theirs = 0, scene: Situation = {}) =>
  revolution({
    ...scene,
    mine: { zones: STRONG, vp: mine, ...scene.mine },
    theirs: { zones: WEAK, vp: theirs, ...scene.theirs },
    from: { do: 'reveal' },
  });
/** Neither side has anything but face-down cards. */
const even = (mine: number, theirs: number, scene: Situation = {}) =>
  counted(mine, theirs, { ...scene, mine: { zones: WEAK, ...scene.mine } });

describe('RR-027: the battle', () => {
  test('the winner of the round gets victory points, and the event has all of it: reckoning, points before and after', () => {
    const scene = counted(7, 3);
    const [battle] = heard(scene, null, 'battle');
    expect(battle).toMatchObject({ round: 1, leaders: ['s-8', 's-7'], before: [7, 3], after: [37, 3] });
    expect(battle?.reckoning).toMatchObject({ winner: 0, awards: [{ points: 30 }, { points: 0 }] });
    expect(scene.state.results.at(-1)).toMatchObject({
      leaders: ['s-8', 's-7'],
      winner: 0,
      awards: [{ points: 30 }, { points: 0 }],
    });
    expect(scene.state.players.map(({ vp }) => vp)).toEqual([37, 3]);
  });

  test('H-32: both are asked to go on, and the first answer is enough', () => {
    for (const who of [0, 1]) {
      const scene = counted();
      scene.asks(1 - who, 'next');
      expect(scene.asks(who, 'next').clock).toBe('pause');
      scene.answer(who, goOn);
      expect(scene.state.round).toBe(2);
    }
  });

  test('H-23: the second call is too late', () => {
    const scene = counted().answer(1, goOn);
    expect(scene.match.answer(0, 1, goOn).ok).toBe(false);
  });
});

describe('RR-028: the next round', () => {
  test('RR-003: the next leader of each comes: four in all, one a round', () => {
    let scene = counted(0, 0);
    const met = [];
    for (let round = 1; round <= 4; round++) {
      met.push(heard(scene, 0, 'battle')[0]?.leaders);
      if (round < 4) scene = even(0, 0, { round: round + 1 });
    }
    expect(met).toEqual([
      ['s-8', 's-7'],
      ['s-1', 's-4'],
      ['s-6', 's-5'],
      ['s-10', 's-2'],
    ]);
    scene.asks(0, 'next');
  });

  test('RR-003, H-02: a whole match goes from leader to leader; where every round is tied, the extra round comes, and nobody wins', () => {
    const match = create(game, fast(1), [{ deck: 'homeland' }, { deck: 'opensquare' }], game.rules.parse({}));
    const rounds: unknown[] = [];
    while (match.over === null) {
      const [who] = match.asked;
      if (who === undefined) throw new Error('nobody is asked');
      // The clock places face-down and seals nothing, so no side has any power.
      const result = match.answer(who, match.question(who)?.id ?? 0, match.fallback(who));
      if (!result.ok) throw new Error(result.code);
      for (const { event } of result.events)
        if (event.type === 'battle') rounds.push([event.round, ...event.leaders, ...event.after]);
    }
    expect(rounds).toEqual([
      [1, 's-8', 's-7', 5, 5],
      [2, 's-1', 's-4', 10, 10],
      [3, 's-6', 's-5', 15, 15],
      [4, 's-10', 's-2', 20, 20],
      [5, 's-8', 's-7', 25, 25],
    ]);
    expect(match.state.over).toEqual({ winner: null, how: 'even' });
  });

  test('H-05: the higher initial point of the new leaders goes first', () => {
    const scene = counted().answer(0, goOn);
    // The Free-Press Editor (85) against Trump (80).
    scene.tells(0, { type: 'round', round: 2, leaders: ['s-1', 's-4'], first: seat(1), why: 'initialPoint' });
    scene.asks(1, 'place');
  });

  test.each([0, 1])('H-05: where they are equal, the one who was second before goes first (first before: %i)', (first) => {
    const leaders = ['s-8', 's-1', 's-6', 's-10'] as const;
    const scene = counted(0, 0, { first, mine: { leaders }, theirs: { leaders } }).answer(0, goOn);
    scene.tells(0, { type: 'round', round: 2, first: seat(1 - first), why: 'second' });
  });

  test('H-22: all cards of the square go to the discard piles; hands and decks stay', () => {
    const scene = counted();
    const before = player(scene, 1).hand.length;
    scene.answer(0, goOn);
    expect(order(scene)).toEqual(['cleared', 'round', 'turn', 'drew']);
    scene.tells(null, { type: 'cleared', round: 1, counts: [4, 4] });
    expect(player(scene, 0).discard.map(({ card }) => card)).toEqual(['c-1', 'c-8', 'c-4', 'h-9']);
    expect(player(scene, 0).zones).toEqual({ top: null, left: null, right: null, help: null, sp: null });
    expect(player(scene, 1).hand).toHaveLength(before + 1);
  });

  test('C-18: what was face-down goes there face-down, and only its owner knows it', () => {
    const scene = counted().answer(0, goOn);
    const cards = ['c-9', 'c-10', 'c-12', 'h-6'];
    expect(scene.view(1).players[1]?.discard.map(({ card }) => card)).toEqual(cards);
    for (const eyes of [0, null])
      expect(scene.view(eyes).players[1]?.discard.map(({ card, face }) => [card, face])).toEqual(cards.map(() => [null, 'down']));
  });
});

describe('RR-002, RR-029: the end', () => {
  const ending = (scene: ReturnType<typeof revolution>) => scene.state.over;

  test('at 50 points the match is over', () => {
    expect(ending(counted(20, 0))).toEqual({ winner: 0, how: 'points' });
    expect(ending(counted(19, 0))).toBeNull();
    const over = counted(20, 0);
    expect(over.match.over).toMatchObject({ winners: [0], ranking: [[0], [1]] });
    over.tells(null, { type: 'ended', winner: seat(0), how: 'points' });
  });

  test('H-02: both at 50 after the same round: the higher total wins', () => {
    expect(ending(counted(25, 54))).toEqual({ winner: 0, how: 'points' });
    expect(ending(counted(25, 56))).toEqual({ winner: 1, how: 'points' });
  });

  test('H-02: nobody at 50 after the fourth leader: the higher total wins', () => {
    expect(ending(even(12, 11, { round: 4 }))).toEqual({ winner: 0, how: 'rounds' });
    expect(ending(even(11, 12, { round: 4 }))).toEqual({ winner: 1, how: 'rounds' });
    expect(ending(even(12, 11, { round: 3 }))).toBeNull();
  });

  test.each([
    [40, 4],
    [45, 4],
    [50, 2],
  ])('H-02: equal with %i points each in round %i: an extra round with the first leader of each', (points, round) => {
    const scene = even(points, points, { round });
    expect(ending(scene)).toBeNull();
    scene.answer(0, goOn);
    scene.tells(null, { type: 'round', round: 5, leaders: ['s-8', 's-7'] });
  });

  test('H-02: the winner of the extra round takes the match, whatever the points say', () => {
    expect(ending(counted(45, 45, { round: 5 }))).toEqual({ winner: 0, how: 'extra' });
    expect(ending(counted(45, 99, { round: 5 }))).toEqual({ winner: 0, how: 'extra' });
  });

  test('H-02: not even the extra round decides: a draw', () => {
    const scene = even(45, 45, { round: 5 });
    expect(ending(scene)).toEqual({ winner: null, how: 'even' });
    expect(scene.match.over).toMatchObject({ winners: [], ranking: [[0, 1]] });
  });

  test('a player who gives up leaves the match to the other', () => {
    const scene = revolution();
    scene.answer(1, { do: 'concede' });
    expect(ending(scene)).toEqual({ winner: 0, how: 'left' });
  });
});

test('RR-047: every placement is an answer, and the whole match can be played again from them', () => {
  const rules = game.rules.parse({});
  const match = create(game, fast(4), [{ deck: 'homeland' }, { deck: 'opensquare' }], rules);
  const seats = ['homeland', 'opensquare'].map((deck) => ({ name: deck, choice: { deck } }));
  const recorder = new Recorder(game, match, { rules, seats, luck: { seed: 4 } }, 10);
  while (match.over === null) {
    const [who] = match.asked;
    if (who === undefined) throw new Error('nobody is asked');
    const option = match.fallback(who);
    match.answer(who, match.question(who)?.id ?? 0, option);
    recorder.note(who, option);
  }
  const again = replay(game, recorder.toJSON());
  expect(again.ok && again.match.hash()).toBe(match.hash());
});
