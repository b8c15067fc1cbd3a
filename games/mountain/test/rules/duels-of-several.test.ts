import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, player, STANDOFF, seats, standOff } from '../mountain.ts';
import { also, begin, done, duel, end, heard, only, retreat, take } from './actions.ts';
import { duelling, round } from './scenes.ts';

/** Attack and Defence of one fighter. */
const STRONG = [6, 6];
const WEAK = [1, 1];
const BARE = [6, 1];

describe('who takes part', () => {
  test('H-17: the challenger names one or more of those on the tile, one after the other', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4 }, { at: 5 }, { at: 4 }] });
    scene.answer(0, duel(3));
    expect(scene.asks(0, 'challenge').options).toEqual([begin, also(1)]);
    scene.answer(0, also(1)).tells(2, { type: 'duelBegan', fighters: seats(0, 3, 1), tile: 4 });
    for (const who of [0, 1, 3]) scene.asks(who, 'duel');
    scene.asksNothing(2);
  });

  test('H-17: a player who was not named cannot join', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4 }, { at: 4 }] });
    scene.answer(0, duel(1)).answer(0, begin).asksNothing(2);
    expect(scene.view(2).duel?.fighters).toEqual([0, 1]);
    expect(scene.asks(0, 'duel').options).not.toContainEqual(attack(2));
  });

  test('H-11, H-37: nobody is named who is down, invisible or has a second wind', () => {
    const scene = mountain({
      players: [{ at: 4 }, { at: 4 }, { at: 4, hp: 0 }, { at: 4, invisible: true }, { at: 4, secondWind: true }, { at: 4 }],
    });
    scene.answer(0, duel(1));
    expect(scene.asks(0, 'challenge').options).toEqual([begin, also(5)]);
  });
});

describe('a round of several', () => {
  test('KM-093: each picks a target of their own', () => {
    const scene = duelling([{}, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...BARE, ...BARE, ...BARE]);
    expect(
      standOff(scene, 0, 1, 2)
        .options(1)
        .map((option) => ('target' in option ? option.target : option.do)),
    ).toEqual([0, 0, 0, 2, 2, 2, 'retreat']);
    round(scene, attack(2), attack(0), attack(1));
    expect(only(scene, 'duelRound').fighters.map((each) => [each.seat, each.target, each.struck])).toEqual([
      [0, 2, 1],
      [1, 0, 1],
      [2, 1, 1],
    ]);
    scene.asks(0, 'duel');
  });

  test('H-19: one Attack and one Defence throw each, and every attack against a fighter meets the same Defence', () => {
    const scene = duelling([{}, {}, {}], [4, 1, 5, 1, 1, 4]);
    round(scene, attack(2), attack(2), attack(0));
    const { fighters } = only(scene, 'duelRound');
    // 4 + 1 does not beat 4 + 1, 5 + 1 does.
    expect(fighters.map((each) => each.hits)).toEqual([false, true, false]);
    expect(only(scene, 'hurt')).toMatchObject({ seat: 2, lost: 1, hp: 4 });
    scene.asks(0, 'duel');
  });

  test('H-19: the first blow does not wear that Defence out, nor harden it: two just above it both hit', () => {
    const scene = round(duelling([{}, {}, {}], [5, 6, 5, 6, 1, 4]), attack(2), attack(2), attack(0));
    expect(only(scene, 'duelRound').fighters.map((each) => each.hits)).toEqual([true, true, false]);
    expect(only(scene, 'hurt')).toMatchObject({ seat: 2, lost: 2 });
    scene.asks(0, 'duel');
  });

  test('H-40: two blows in one round are one loss', () => {
    const scene = round(duelling([{}, {}, {}], [...STRONG, ...STRONG, ...WEAK]), attack(2), attack(2), attack(0));
    expect(only(scene, 'hurt')).toMatchObject({ seat: 2, lost: 2, hp: 3 });
    scene.asks(0, 'duel');
  });

  test('H-17: all choices stay sealed until the last is made', () => {
    const scene = duelling([{}, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...WEAK, ...STRONG]);
    standOff(scene, 0, 1, 2).answer(2, retreat);
    for (const who of [0, 1, null]) expect(scene.told(who)).toEqual([]);
    expect(scene.view(0).players[2]?.at).toBe(8);
    scene.answer(0, attack(2));
    expect(scene.told(1)).toEqual([]);
    expect(scene.match.packet(seat(1)).waiting).toEqual([{ seat: 1, kind: 'duel' }]);
    scene
      .answer(1, attack(0))
      .tells(1, { type: 'retreated', seat: seat(2), from: 'duel' })
      .asks(0, 'duel');
  });

  test('H-17: retreats happen first, unhurt, and an attack on a player who has left is lost', () => {
    const scene = duelling([{}, {}, { hp: 1 }], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...STRONG, ...STRONG]);
    round(standOff(scene, 0, 1, 2), attack(2), attack(2), retreat);
    const lines = only(scene, 'duelRound').fighters.toSorted((a, b) => a.seat - b.seat);
    expect(lines.map(({ fled, target, hits }) => [fled, target, hits])).toEqual([
      [false, 2, false],
      [false, 2, false],
      [true, null, false],
    ]);
    expect(player(scene, 2)).toMatchObject({ hp: 1, at: 2 });
    expect(scene.asks(0, 'duel').options).not.toContainEqual(attack(2));
  });

  test('H-17: if everybody retreats at once nobody has won', () => {
    const scene = duelling([{}, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF], { board: { 2: 'sanctuary' } });
    round(standOff(scene, 0, 1, 2), retreat, retreat, retreat);
    scene.tells(null, { type: 'duelEnded', winner: null, fallen: [], fled: seats(0, 1, 2) }).asks(0, 'after');
    expect([0, 1, 2].map((who) => player(scene, who).at)).toEqual([2, 2, 2]);
  });

  test('H-17: it goes on while two stand', () => {
    const scene = round(duelling([{}, {}, { hp: 1 }], [...STRONG, ...STRONG, ...WEAK]), attack(2), attack(2), attack(0));
    expect(heard(scene, 'duelEnded')).toEqual([]);
    scene.asks(0, 'duel');
    scene.asks(1, 'duel');
    scene.asksNothing(2);
  });

  test('H-17: press on stops when the target falls, and to the end turns on the next', () => {
    const dice = [...STRONG, ...STRONG, ...WEAK, ...WEAK];
    const scene = duelling([{}, {}, { hp: 1 }, {}], dice);
    round(scene, attack(2, 'steady'), attack(2, 'end'), attack(0), attack(0));
    scene.asks(0, 'duel');
    scene.asksNothing(1);
    expect(scene.state.duel?.plans[1]).toEqual({ target: 0, press: 'end', drink: null });
  });
});

describe('who loots', () => {
  const three = (dice: readonly number[], more: object = {}) =>
    duelling([{}, { hp: 1, pack: ['beer'] }, { hp: 2, pack: ['trap'] }], dice, more);

  test('H-17: the last one standing loots all who fell, in the order of falling', () => {
    const scene = three([...STRONG, ...WEAK, ...STRONG, ...STRONG, ...WEAK, ...STRONG, ...WEAK]);
    // Seat 1 falls first, then seat 2 in two rounds.
    round(scene, attack(1), attack(2), attack(1)).answer(0, attack(2)).answer(2, attack(0));
    round(scene, attack(2), null, attack(0));
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 0, fallen: [1, 2] });
    expect(only(scene, 'lootBegan')).toMatchObject({ loser: 1 });
    scene.answer(0, take('beer')).answer(0, done);
    expect(only(scene, 'lootBegan')).toMatchObject({ loser: 2 });
    scene.answer(0, take('trap')).answer(0, done).asks(0, 'after');
    expect(player(scene, 0).pack).toEqual(['beer', 'trap']);
  });

  test('H-17: the order of falling, not of seats', () => {
    const scene = duelling(
      [{}, { hp: 2, pack: ['beer'] }, { hp: 1, pack: ['trap'] }],
      [...STRONG, ...STRONG, ...WEAK, ...STRONG, ...WEAK, ...STRONG, ...WEAK],
    );
    round(scene, attack(2), attack(2), attack(0));
    round(scene, attack(1), attack(0));
    round(scene, attack(1), attack(0));
    expect(only(scene, 'duelEnded').fallen).toEqual([2, 1]);
    expect(only(scene, 'lootBegan')).toMatchObject({ loser: 2 });
    scene.answer(0, done);
    expect(only(scene, 'lootBegan')).toMatchObject({ loser: 1 });
    scene.answer(0, done).asks(0, 'after');
  });

  test('H-17: if the others left, there is loot only from those who were knocked out', () => {
    const scene = round(
      standOff(three([...STANDOFF, ...STANDOFF, ...STANDOFF, ...STRONG, ...WEAK]), 0, 1, 2),
      attack(1),
      attack(0),
      retreat,
    );
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 0, fallen: [1], fled: [2] });
    scene.answer(0, done).asks(0, 'after');
    expect(heard(scene, 'lootBegan')).toEqual([]);
  });

  test('H-17: the winner may be somebody else than the challenger, and the turn of the fallen is over', () => {
    const scene = duelling(
      [{ hp: 1, pack: ['beer'] }, { hp: 1, pack: ['trap'] }, {}],
      [...WEAK, ...WEAK, ...STRONG, ...WEAK, ...STRONG],
    );
    round(scene, attack(1), attack(2), attack(0));
    scene.answer(1, attack(2)).answer(2, attack(1));
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 2, fallen: [0, 1] });
    scene.answer(2, take('beer')).answer(2, done).answer(2, take('trap')).answer(2, done);
    expect(player(scene, 2).pack).toEqual(['beer', 'trap']);
    expect(heard(scene, 'slept').map((each) => [each.seat, each.auto])).toEqual([
      [0, false],
      [1, true],
    ]);
    scene.asks(2, 'turn');
  });

  test('H-16: if the last fall together nobody loots, not even those who fell before', () => {
    const scene = three([...STRONG, ...WEAK, ...STRONG, ...BARE, ...BARE], {
      with: (state: { players: { hp: number }[] }) => {
        for (const each of [0, 2]) (state.players[each] as { hp: number }).hp = 1;
      },
    });
    round(scene, attack(1), attack(2), attack(1)).answer(0, attack(2)).answer(2, attack(0));
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: null, fallen: [1, 0, 2] });
    expect(heard(scene, 'lootBegan')).toEqual([]);
    scene.asks(0, 'turn');
  });

  test('KM-096: everybody who fell stays on the tile', () => {
    const scene = three([...STRONG, ...WEAK, ...STRONG, ...STRONG, ...WEAK, ...STRONG, ...WEAK]);
    round(scene, attack(1), attack(2), attack(1)).answer(0, attack(2)).answer(2, attack(0));
    round(scene, attack(2), null, attack(0)).answer(0, done).answer(0, done);
    expect([1, 2].map((who) => [player(scene, who).at, player(scene, who).hp])).toEqual([
      [8, 0],
      [8, 0],
    ]);
    scene.answer(0, end).asks(0, 'turn');
  });
});
