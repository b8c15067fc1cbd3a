import { create, fast, seat } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { ClassId, Piles } from '../../rules/state.ts';
import { mountain, player } from '../mountain.ts';
import { end, heard, only, rest, roll, sleep } from './actions.ts';

const DEFAULTS = game.rules.parse({});
const scouts = (n: number) => Array.from({ length: n }, () => ({ class: 'scout' as const }));
const all = ({ enemy, treasure, luck }: Piles): string[][] => [...enemy, ...treasure, luck];

/** Everybody throws for initiative: the dice in the order of the seats that are asked. */
const initiative = (seats: number, ...dice: number[]) => given(game, { seats, dice, rests: ['turn'] });

function everybodyRolls(table: ReturnType<typeof initiative>, ...who: number[]): void {
  for (const each of who) table.answer(each, roll);
}

describe('decks', () => {
  test('KM-063, KM-191, KM-199: three enemy decks of 18, 12 and 10, three treasure decks of 24, 18 and 10, one Luck deck of 32', () => {
    const { decks } = create(game, fast(1), scouts(2), DEFAULTS).packet(seat(0)).view;
    expect(decks).toEqual({ enemy: [18, 12, 10], treasure: [24, 18, 10], luck: 32 });
  });

  test('KM-063: the discards start empty', () => {
    const { discards } = create(game, fast(1), scouts(3), DEFAULTS).state;
    expect(all(discards)).toEqual([[], [], [], [], [], [], []]);
  });

  test('KM-063, KM-191: each deck is shuffled, and only shuffled', () => {
    const written = all(create(game, fast(1), scouts(2), DEFAULTS).state.decks).map((deck) => deck.toSorted());
    const [one, two] = [1, 2].map((seed) => all(create(game, fast(seed), scouts(2), DEFAULTS).state.decks));
    for (const [index, deck] of written.entries()) {
      expect(one?.[index]).not.toEqual(two?.[index]);
      expect(one?.[index]?.toSorted()).toEqual(deck);
      expect(two?.[index]?.toSorted()).toEqual(deck);
    }
  });

  test('KM-063: the same seed lays the same decks', () => {
    const [one, other] = [7, 7].map((seed) => create(game, fast(seed), scouts(4), DEFAULTS).state.decks);
    expect(one).toEqual(other);
  });
});

describe('players', () => {
  test('KM-064: everybody starts on tile 0 with 5 HP, no items and +1 Attack and Defence', () => {
    const { players } = create(game, fast(1), scouts(6), DEFAULTS).packet(null).view;
    expect(players).toHaveLength(6);
    for (const each of players)
      expect(each).toMatchObject({
        at: 0,
        hp: 5,
        left: null,
        right: null,
        armour: null,
        carried: 0,
        keptCount: 0,
        attack: 1,
        defence: 1,
        movement: 0,
        claim: false,
        down: false,
        skip: false,
        secondWind: false,
      });
  });

  test('KM-065, KM-191: the Porter has a fifth slot from the start, and nobody else', () => {
    const classes: ClassId[] = ['scout', 'hunter', 'gladiator', 'warden', 'guard', 'monk'];
    const seats = [...classes, 'porter' as const].map((each) => ({ class: each }));
    const capacity = [seats.slice(0, 6), seats.slice(5)].map((some) =>
      create(game, fast(1), some, DEFAULTS)
        .packet(null)
        .view.players.map((each) => each.capacity),
    );
    expect(capacity).toEqual([
      [4, 4, 4, 4, 4, 4],
      [4, 5],
    ]);
  });
});

describe('initiative', () => {
  test('KM-066, C-07, KM-191: everybody throws a die, and the highest begins', () => {
    const table = initiative(3, 2, 6, 4);
    for (const who of [0, 1, 2]) table.asks(who, 'initiative');
    everybodyRolls(table, 2, 0, 1);
    expect(only(table, 'initiative')).toEqual({
      type: 'initiative',
      rolls: [
        { seat: 0, die: 2 },
        { seat: 1, die: 6 },
        { seat: 2, die: 4 },
      ],
      tied: [],
    });
    expect(only(table, 'order').order).toEqual([1, 2, 0]);
    table.asks(1, 'turn');
  });

  test('KM-066: nobody sees a die before all have thrown', () => {
    const table = initiative(2, 1, 6);
    table.answer(0, roll);
    for (const who of [0, 1, null]) expect(table.told(who)).toEqual([]);
    table.answer(1, roll).tells(null, { type: 'order', order: [seat(1), seat(0)] });
  });

  test('H-05: it is a d6', () => {
    const faces = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const match = create(game, fast(seed), scouts(2), DEFAULTS);
      match.answer(0, 1, roll);
      const result = match.answer(1, 1, roll);
      if (!result.ok) throw new Error(result.code);
      for (const { event } of result.events) if (event.type === 'initiative') for (const { die } of event.rolls) faces.add(die);
    }
    expect(faces).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('KM-066, C-07, H-05: only the tied throw again, and their place among the others holds', () => {
    const table = initiative(3, 4, 4, 2, 1, 5);
    everybodyRolls(table, 0, 1, 2);
    expect(only(table, 'initiative').tied).toEqual([0, 1]);
    expect(heard(table, 'order')).toEqual([]);
    table.asksNothing(2);
    everybodyRolls(table, 0, 1);
    // Seat 0's 1 is lower than seat 2's 2, but the tie was for the first two places.
    expect(only(table, 'order').order).toEqual([1, 0, 2]);
  });

  test('H-05: a tie is thrown again until it is broken', () => {
    const table = initiative(2, 3, 3, 6, 6, 2, 1);
    everybodyRolls(table, 0, 1);
    everybodyRolls(table, 0, 1);
    expect(only(table, 'initiative').tied).toEqual([0, 1]);
    everybodyRolls(table, 0, 1);
    expect(only(table, 'order').order).toEqual([0, 1]);
  });

  test('H-05: two tied pairs throw at once, each pair for its own places', () => {
    const table = initiative(4, 5, 2, 5, 2, 1, 3, 6, 2);
    everybodyRolls(table, 0, 1, 2, 3);
    expect(only(table, 'initiative').tied).toEqual([0, 2, 1, 3]);
    everybodyRolls(table, 0, 1, 2, 3);
    const { rolls } = only(table, 'initiative');
    expect(rolls.map(({ seat: who, die }) => [who, die])).toEqual([
      [0, 1],
      [2, 3],
      [1, 6],
      [3, 2],
    ]);
    expect(only(table, 'order').order).toEqual([2, 0, 1, 3]);
  });

  test('KM-066, KM-075: the order holds for the whole game', () => {
    const table = initiative(3, 1, 3, 2);
    everybodyRolls(table, 0, 1, 2);
    const turns: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const [who] = table.match.asked;
      turns.push(who as number);
      table.answer(who as number, sleep).answer(who as number, end);
    }
    expect(turns).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(table.view(null).round).toBe(4);
  });

  test('KM-066: overtaking on the board changes nothing about the order', () => {
    const scene = mountain({ players: [{ at: 2 }, { at: 12 }, { at: 7 }] });
    rest(scene, 0).asks(1, 'turn');
    rest(scene, 1).asks(2, 'turn');
    rest(scene, 2).asks(0, 'turn');
    expect(player(scene, 1).at).toBe(12);
  });
});
