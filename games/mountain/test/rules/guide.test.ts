import { create, fast, seat, seatsOf } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { BOARDS, tierOf } from '../../rules/board.ts';
import { classes, enemies, luckCards, treasures } from '../../rules/catalog.ts';
import { check } from '../../rules/check.ts';
import { game } from '../../rules/game.ts';
import { attackBonuses, total } from '../../rules/score.ts';
import { playerAt, type State } from '../../rules/state.ts';
import { mountain, pass, play, player } from '../mountain.ts';
import { choices, duel, heard, move, roll } from './actions.ts';

/** What the guide's own lists ask for (sections 1.18 and 1.19), where no other test looks at it already. */
const climbers = (n: number) => Array.from({ length: n }, (_, index) => ({ class: classes.all[index % 7]?.id ?? 'scout' }));
const started = (seed: number, players = 4) => create(game, fast(seed), climbers(players), game.rules.parse({}));
const far = { at: 0 };

describe('KM-178: the six effects and two choices that the guide left open', () => {
  test('KM-178: Boogey-Bane adds 2 Attack against creatures only', () => {
    const hero = player(mountain({ players: [{ left: 'boogey-bane' }, far] }), 0);
    expect(['enemies', 'players'].map((against) => total(attackBonuses(hero, against as 'enemies', 0)))).toEqual([3, 1]);
  });

  test('KM-178: Luck Charm and Smoke Bomb interrupt', () => {
    const charm = mountain({
      players: [{ at: 13, pack: ['luck-charm'] }, far],
      luck: ['cave-in'],
      dice: [1],
      rests: ['interrupt'],
    });
    expect(choices(charm.answer(0, move), 0, 'play')).toEqual([play('luck-charm')]);
    const smoke = mountain({ players: [{ at: 8 }, { at: 8, pack: ['smoke-bomb'] }], rests: ['interrupt'] });
    expect(choices(smoke.answer(0, duel(1)), 1, 'play')).toEqual([play('smoke-bomb')]);
  });

  test('KM-178: an Ambush asks its owner when somebody lands there', () => {
    const scene = mountain({
      players: [{ at: 8 }, { at: 2, kept: [{ card: 'ambush-opportunity', at: 9 }] }],
      dice: [1],
      rests: ['interrupt'],
    });
    scene.answer(0, move).asks(1, 'interrupt');
  });

  test('KM-178: Instinct steps one tile either way, and the Lamp one tile back', () => {
    const instinct = mountain({ players: [{ at: 8, kept: ['instinct'] }, far] });
    expect(choices(instinct, 0, 'play').map((option) => ('by' in option ? option.by : 0))).toEqual([1, -1]);
    const lamp = mountain({ players: [{ at: 10, left: 'lamp' }, far], board: { 11: 'enemy1' }, dice: [1], rests: ['arrive'] });
    expect(choices(lamp.answer(0, move), 0, 'step')).toEqual([{ do: 'step', card: 'lamp', by: -1 }]);
  });

  test('KM-178: the Jinn Thief asks for an item, and the Mystic Wave swaps with the nearest', () => {
    const thief = mountain({
      players: [{ at: 2, pack: ['trap', 'beer'] }, far],
      luck: ['jinn-thief'],
      dice: [1],
      rests: ['thief'],
    });
    expect(choices(thief.answer(0, move).answer(0, pass), 0, 'return')).toHaveLength(2);
    const wave = mountain({ players: [{ at: 13 }, { at: 9 }, far], luck: ['mystic-wave'], dice: [1] }).answer(0, move);
    expect([player(wave, 0).at, player(wave, 1).at]).toEqual([9, 14]);
  });
});

test('KM-193: dice are uniform: the d6 of the initiative and the d4 of a move', () => {
  const [six, four] = [Array<number>(7).fill(0), Array<number>(5).fill(0)];
  for (let seed = 1; seed <= 600; seed++) {
    const match = started(seed);
    for (const who of seatsOf(4)) {
      const thrown = match.answer(who, match.question(who)?.id ?? 0, roll);
      if (!thrown.ok) throw new Error(thrown.code);
      for (const { event } of thrown.events)
        if (event.type === 'initiative') for (const { die } of event.rolls) six[die] = (six[die] ?? 0) + 1;
    }
    while (match.question(match.asked[0] ?? seat(0))?.kind === 'initiative')
      for (const who of match.asked) match.answer(who, match.question(who)?.id ?? 0, roll);
    const first = match.asked[0] ?? seat(0);
    const moved = match.answer(first, match.question(first)?.id ?? 0, move);
    if (!moved.ok) throw new Error(moved.code);
    for (const { event } of moved.events) if (event.type === 'rolled') four[event.die] = (four[event.die] ?? 0) + 1;
  }
  // 400 and 150 are expected: four standard deviations either way.
  for (const count of six.slice(1)) expect(Math.abs(count - 400)).toBeLessThan(73);
  for (const count of four.slice(1)) expect(Math.abs(count - 150)).toBeLessThan(43);
  expect([six[0], four[0]]).toEqual([0, 0]);
});

test('KM-201: what the guide keeps of a player is kept, under our words', () => {
  const { players } = started(1).state;
  const [first] = players;
  expect(first).toMatchObject({
    class: 'scout',
    at: 0,
    hp: 5,
    left: null,
    right: null,
    armour: null,
    pack: [],
    down: false,
    recovered: false,
    invisible: false,
    boosts: [],
  });
});

test('KM-202: what the guide keeps of a game is kept: order, whose turn, tiles, seven decks and their discards, combat, trade, winner', () => {
  const { state } = started(1);
  expect(state).toMatchObject({ fight: null, duel: null, trade: null, winner: null });
  expect(state.order.flat()).toHaveLength(4);
  expect(state.players[state.current]).toBeDefined();
  expect(state.board).toHaveLength(20);
  for (const piles of [state.decks, state.discards]) expect([piles.enemy.length, piles.treasure.length]).toEqual([3, 3]);
  expect([state.decks.luck.length, state.discards.luck.length]).toEqual([32, 0]);
});

test('KM-203: tiles are of the ten types, and items holdable, wearable, small or drinks; drinks are small and used up', () => {
  const kinds = new Set([...BOARDS.classic, ...BOARDS.fortune]);
  const tiers = [1, 2, 3].flatMap((tier) => [`enemy${tier}`, `treasure${tier}`]);
  expect([...kinds].sort()).toEqual(['final', 'luck', 'sanctuary', 'start', ...tiers].sort());
  expect(tierOf('enemy2')).toBe(2);
  const printed = treasures.all.filter(({ tier }) => tier >= 1);
  expect([...new Set(printed.map(({ kind }) => kind))].sort()).toEqual(['drink', 'holdable', 'small', 'wearable']);
  for (const { kind, size } of printed) expect(size).toBe(kind === 'holdable' || kind === 'wearable' ? 2 : 1);
  const drunk = mountain({ players: [{ at: 8, hp: 1, pack: ['beer'] }, far] }).answer(0, { do: 'use', item: 'beer' });
  expect(player(drunk, 0).pack).toEqual([]);
});

describe('KM-204, C-37: every copy of a card is in one place', () => {
  const faulty = (spoil: (state: State) => void): (() => void) => {
    const { state } = started(1);
    const own = structuredClone(state) as State;
    spoil(own);
    return () => check(own);
  };

  test('KM-204: a copy that is gone or there twice is found, of each kind of card', () => {
    expect(faulty(() => {})).not.toThrow();
    expect(faulty(({ decks }) => void decks.treasure[0]?.pop())).toThrow(/copies instead of/);
    expect(faulty(({ decks }) => void decks.enemy[1]?.push('orc'))).toThrow(/copies instead of/);
    expect(faulty(({ decks }) => void decks.luck.pop())).toThrow(/copies instead of/);
  });

  test('KM-204: names of cards are different among all kinds', () => {
    const ids = [...treasures.all, ...enemies.all, ...luckCards.all].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('KM-205: the Nefarious Spirit of the guide: nobody near, nobody moves; with somebody near, the duel starts at once', () => {
  const spirit = (at: number) =>
    mountain({ players: [{ at: 13 }, { at }], luck: ['nefarious-spirit'], dice: [1], rests: ['after', 'duel'] }).answer(0, move);
  expect(heard(spirit(2), 'duelBegan')).toEqual([]);
  expect(heard(spirit(10), 'duelBegan')).toHaveLength(1);
  expect(playerAt(spirit(2).match.state, seat(0)).at).toBe(14);
});
