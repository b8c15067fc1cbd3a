import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, type Hero, mountain, player, type Situation, STANDOFF, seats, standOff, use } from '../mountain.ts';
import { clock, duel, end, heard, move, only, rest, retreat, told } from './actions.ts';
import { HIT, round, STRUCK } from './scenes.ts';

/** Seat 0 holds the Final tile; others come to seat 1's turn. */
const holding = (others: readonly Hero[], more: Partial<Situation> = {}) =>
  mountain({ players: [{ at: 19, claim: true }, ...others], from: { do: 'turn.begin', seat: seat(1) }, ...more });

describe('the claim', () => {
  test('KM-003, KM-086, H-08: a player who ends a turn on the Final tile has a claim, no more', () => {
    const scene = mountain({ players: [{ at: 18 }, {}], dice: [4] }).answer(0, move);
    expect(player(scene, 0).claim).toBe(false);
    scene.answer(0, end).tells(1, { type: 'claimed', seat: seat(0) });
    expect(scene.match.over).toBeNull();
    scene.asks(1, 'turn');
  });

  test('KM-003, KM-086, H-08: and wins at the start of the next own turn', () => {
    const scene = holding([{}, {}]);
    rest(scene, 1);
    expect(scene.match.over).toBeNull();
    rest(scene, 2).tells(null, { type: 'won', seat: seat(0), why: 'summit' });
    expect(scene.match.over?.winners).toEqual([0]);
  });

  test('H-08: nothing else happens in the winning turn', () => {
    const scene = rest(holding([{}]), 1);
    expect(told(scene)).toEqual(['slept', 'turn', 'won']);
  });

  test('C-24: reaching the summit is not enough by default', () => {
    const scene = mountain({ players: [{ at: 18 }, {}], dice: [1] }).answer(0, move);
    expect(scene.match.over).toBeNull();
  });

  test('H-08, H-42: the win comes before a skipped turn', () => {
    const scene = holding([{}], { players: [{ at: 19, claim: true, skip: true }, {}] });
    rest(scene, 1).tells(null, { type: 'won', seat: seat(0), why: 'summit' });
    expect(heard(scene, 'skipped')).toEqual([]);
  });

  test('H-08: a Sleep on the Final tile ends the turn there too', () => {
    const scene = rest(mountain({ players: [{ at: 19 }, {}] }), 0);
    expect(player(scene, 0).claim).toBe(true);
    rest(scene, 1);
    expect(scene.match.over?.winners).toEqual([0]);
  });

  test('section 4.1: a skipped turn on the Final tile is no claim', () => {
    const scene = mountain({ players: [{ at: 19, skip: true }, {}] });
    expect(player(scene, 0).claim).toBe(false);
    rest(scene, 1).asks(0, 'turn');
  });

  test('H-50: each has an own claim, and the earliest next turn wins', () => {
    const scene = mountain({ players: [{ at: 18 }, { at: 19, claim: true }, {}], dice: [1] });
    scene
      .answer(0, move)
      .answer(0, end)
      .tells(null, { type: 'won', seat: seat(1), why: 'summit' });
    expect(player(scene, 0).claim).toBe(true);
    expect(scene.match.over).toMatchObject({ winners: [1], ranking: [[1], [0], [2]] });
  });
});

describe('losing the claim', () => {
  test('H-09: a knock-out ends it', () => {
    const scene = holding([{ at: 18 }], { players: [{ at: 19, claim: true, hp: 1 }, { at: 18 }], dice: [1, ...HIT] });
    scene.answer(1, move).answer(1, duel(0)).answer(1, attack(0)).answer(0, attack(1));
    scene.tells(null, { type: 'claimLost', seat: seat(0) });
    expect(player(scene, 0)).toMatchObject({ at: 19, claim: false });
  });

  test('H-09: it starts anew at the end of the Sleep turn, while the winner claims at the end of their turn and wins', () => {
    const scene = holding([], { players: [{ at: 19, claim: true, hp: 1 }, { at: 18 }], dice: [1, ...HIT] });
    scene.answer(1, move).answer(1, duel(0)).answer(1, attack(0)).answer(0, attack(1)).answer(1, end);
    expect(heard(scene, 'claimed').map((each) => each.seat)).toEqual([1, 0]);
    expect(only(scene, 'won')).toMatchObject({ seat: 1, why: 'summit' });
  });

  test('H-09: a challenger knocked out on the Final tile claims at the end of that turn, asleep at first', () => {
    const scene = mountain({ players: [{ at: 19, hp: 1 }, { at: 19 }, {}], dice: STRUCK });
    scene.answer(0, duel(1));
    round(scene, attack(1), attack(0));
    expect(told(scene).slice(-3)).toEqual(['slept', 'claimed', 'turn']);
    expect(player(scene, 0).claim).toBe(true);
  });

  test('H-09: a defender who wins keeps the claim', () => {
    const scene = holding([], {
      players: [
        { at: 19, claim: true },
        { at: 18, hp: 1 },
      ],
      dice: [1, ...STRUCK],
    });
    scene.answer(1, move).answer(1, duel(0)).answer(1, attack(0)).answer(0, attack(1));
    expect(player(scene, 0).claim).toBe(true);
    scene.tells(null, { type: 'won', seat: seat(0) });
  });

  test('H-08, KM-091: a retreat ends it', () => {
    const scene = standOff(holding([{ at: 19 }, {}], { dice: [...STANDOFF, ...STANDOFF, 1, 1] }).answer(1, duel(0)), 1, 0)
      .answer(1, attack(0))
      .answer(0, retreat);
    expect(player(scene, 0)).toMatchObject({ at: 13, claim: false });
    scene.answer(1, end);
    rest(scene, 2).asks(0, 'turn');
  });

  test('H-08: so does any effect that moves the player', () => {
    const scene = holding([{ at: 13 }, {}], { luck: ['mystic-wave'], dice: [1] }).answer(1, move);
    expect([player(scene, 0).at, player(scene, 1).at]).toEqual([14, 19]);
    expect(player(scene, 0).claim).toBe(false);
    scene.answer(1, end).tells(null, { type: 'claimed', seat: seat(1) });
    rest(scene, 2).asks(0, 'turn');
  });

  test('H-08: a duel that is survived does not', () => {
    const scene = holding([{ at: 19 }, {}], { board: { 13: 'sanctuary' }, dice: [...HIT, 6, 6] })
      .answer(1, duel(0))
      .answer(1, attack(0))
      .answer(0, attack(1));
    scene.answer(0, attack(1)).answer(1, retreat);
    expect(player(scene, 0)).toMatchObject({ hp: 4, claim: true });
    rest(clock(scene, 1), 2);
    expect(scene.match.over?.winners).toEqual([0]);
  });
});

describe('ways up', () => {
  test.each([
    ['White-Bearded Spirit', 'white-bearded-spirit', 17, [1]],
    ['Vital Energy', 'vital-energy', 16, [2, 1]],
  ])('H-51: %s may lead onto the Final tile, and the claim is set at the end of the turn', (_, card, at, dice) => {
    const scene = mountain({ players: [{ at }, {}], board: { 18: 'luck' }, luck: [card], dice });
    scene.answer(0, move);
    expect(player(scene, 0)).toMatchObject({ at: 19, claim: false });
    scene.answer(0, end).tells(null, { type: 'claimed', seat: seat(0) });
  });

  test('H-51: so may a Blink Scroll', () => {
    const scene = mountain({ players: [{ at: 16, pack: ['blink-scroll'] }, {}], dice: [1] });
    scene.answer(0, move).answer(0, { do: 'step', card: 'blink-scroll', by: 2 }).answer(0, end);
    scene.tells(null, { type: 'claimed', seat: seat(0) });
  });

  test('H-51: so may a Mystic Wave', () => {
    const scene = mountain({ players: [{ at: 13 }, { at: 19 }], luck: ['mystic-wave'], dice: [1] });
    scene.answer(0, move).answer(0, end);
    expect(player(scene, 0)).toMatchObject({ at: 19, claim: true });
    expect(scene.match.over).toBeNull();
  });
});

describe('other ways to win', () => {
  test('C-24, KM-177: instant: a player who reaches the Final tile has won', () => {
    const scene = mountain({ players: [{ at: 18 }, {}], rules: { finalWin: 'instant' }, dice: [1] });
    scene.answer(0, move).tells(null, { type: 'won', seat: seat(0), why: 'instant' });
    expect(scene.match.over?.winners).toEqual(seats(0));
  });

  test('C-24, H-51: instant: also by a Luck card', () => {
    const scene = mountain({
      players: [{ at: 13 }, { at: 19 }],
      rules: { finalWin: 'instant' },
      luck: ['mystic-wave'],
      dice: [1],
    });
    scene.answer(0, move);
    expect(scene.match.over?.winners).toEqual([0]);
  });

  const siege = (hero: Hero, more: Partial<Situation> = {}) =>
    mountain({ players: [{ at: 19, claim: true, ...hero }, { at: 19 }], rules: { finalWin: 'longSiege' }, ...more });

  test('C-24: longSiege: the next turn must be finished up there too, and the one after begins with the win', () => {
    const scene = siege({});
    scene.asks(0, 'turn');
    rest(scene, 0);
    expect(scene.match.over).toBeNull();
    expect(player(scene, 0)).toMatchObject({ claim: true, siege: true });
    rest(scene, 1).tells(null, { type: 'won', seat: seat(0), why: 'siege' });
  });

  test('C-24, KM-138: longSiege: Fairy Dust and Sleep up there keep the claim from everybody', () => {
    const scene = siege({ hp: 1, pack: ['fairy-dust'] }).answer(0, use('fairy-dust'));
    rest(scene, 0).refuses(1, duel(0), 'not-an-option', 'blocked.invisible');
    rest(scene, 1).tells(null, { type: 'won', seat: seat(0), why: 'siege' });
  });

  test('C-24, H-09: longSiege: a siege that is broken begins with a new claim', () => {
    const scene = siege({ hp: 1, siege: true }, { dice: [...HIT], from: { do: 'turn.begin', seat: seat(1) } }).answer(1, duel(0));
    round(scene, attack(1), attack(0)).answer(1, end);
    expect(player(scene, 0)).toMatchObject({ claim: true, siege: false });
    scene.asks(1, 'turn');
  });

  test('C-24: longSiege: a turn that is skipped is not finished', () => {
    const scene = rest(siege({ skip: true }), 1);
    expect(player(scene, 0)).toMatchObject({ claim: true, siege: false });
    scene.asks(0, 'turn');
  });

  test('C-24: longSiege: a first turn on the Final tile is a claim only', () => {
    const scene = rest(siege({ claim: false }), 0);
    expect(scene.match.over).toBeNull();
    expect(player(scene, 0).claim).toBe(true);
  });

  test('C-24, H-09: longSiege: a knock-out in that turn starts it anew', () => {
    const scene = siege({ hp: 1 }, { dice: STRUCK }).answer(0, duel(1));
    round(scene, attack(1), attack(0));
    expect(scene.match.over).toBeNull();
    expect(heard(scene, 'claimed').map((each) => each.seat)).toEqual([0]);
    scene.asks(1, 'turn');
  });
});
