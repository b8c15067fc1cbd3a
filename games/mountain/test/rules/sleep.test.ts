import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, type Hero, mountain, player, STANDOFF, standOff } from '../mountain.ts';
import { done, duel, end, heard, move, only, rest, retreat, sleep, told } from './actions.ts';

/** Seat 0 knocks seat 1 out with its first blow, on an open tile. */
function knockedOut(loser: Hero = {}, third: Hero = { at: 0 }) {
  const scene = mountain({ players: [{ at: 4 }, { at: 4, hp: 1, ...loser }, third], dice: [6, 6, 1, 1] });
  return scene.answer(0, duel(1)).answer(0, attack(1)).answer(1, attack(0));
}

describe('Sleep', () => {
  test('KM-070: no movement, and full HP', () => {
    const scene = mountain({ players: [{ at: 6, hp: 1 }, {}] });
    rest(scene, 0);
    expect(player(scene, 0)).toMatchObject({ at: 6, hp: 5 });
    expect(heard(scene, 'moved')).toEqual([]);
  });

  test('C-03: the healing comes at the end of the turn, not at once', () => {
    const scene = mountain({ players: [{ at: 6, hp: 2 }, {}] });
    scene.answer(0, sleep);
    expect(player(scene, 0).hp).toBe(2);
    scene.answer(0, end).tells(1, { type: 'slept', seat: seat(0), hp: 5, auto: false });
    expect(player(scene, 0).hp).toBe(5);
  });

  test('C-03: other turns do not heal', () => {
    const scene = mountain({ players: [{ hp: 2 }, {}], board: { 2: 'sanctuary' }, dice: [2] });
    scene.answer(0, move).answer(0, end);
    expect(player(scene, 0).hp).toBe(2);
  });
});

describe("knocked out in another's turn", () => {
  test('C-04: a knocked-out player stays at 0 HP until the Sleep is over', () => {
    const scene = knockedOut();
    expect(player(scene, 1)).toMatchObject({ hp: 0, down: true, at: 4 });
    scene.tells(2, { type: 'fell', seat: seat(1) }).answer(0, end);
    expect(player(scene, 1)).toMatchObject({ hp: 5, down: false });
  });

  test('H-10: the next own turn is an automatic Sleep, without any other action', () => {
    const scene = knockedOut({ pack: ['beer'] });
    scene.answer(0, done).answer(0, end);
    expect(told(scene)).toEqual(['turn', 'slept', 'turn']);
    expect(only(scene, 'slept')).toMatchObject({ seat: 1, hp: 5, auto: true });
    scene.asksNothing(1).asks(2, 'turn');
  });

  test('C-04, H-10: the HP come at the end of that Sleep turn, so the player is down until then', () => {
    const scene = mountain({ players: [{}, {}, { at: 9, hp: 0 }] });
    rest(scene, 0);
    expect(player(scene, 2)).toMatchObject({ hp: 0, down: true });
    rest(scene, 1).asks(0, 'turn');
    expect(player(scene, 2)).toMatchObject({ hp: 5, down: false, at: 9 });
  });

  test('H-10: and the turn after that is a turn like any other', () => {
    const scene = mountain({ players: [{ hp: 0 }, {}] });
    rest(scene, 1);
    scene.asks(0, 'turn');
    expect(scene.options(0)).toEqual(expect.arrayContaining([move, sleep]));
  });

  test('H-42: an automatic Sleep uses a skipped turn up', () => {
    const scene = mountain({ players: [{ hp: 0, skip: true }, {}] });
    expect(player(scene, 0).skip).toBe(false);
    rest(scene, 1);
    expect(heard(scene, 'skipped')).toEqual([]);
    scene.asks(0, 'turn');
  });
});

describe('knocked out in one’s own turn', () => {
  const lostFight = () =>
    mountain({ players: [{ at: 3, hp: 1 }, {}], enemies1: ['goblin'], dice: [1, 1, 1, 6, 6] }).answer(0, move);

  test('H-10: the turn ends at once, and Sleep counts as taken', () => {
    const scene = lostFight().answer(0, attack(0));
    expect(told(scene)).toEqual(['fightRound', 'hurt', 'fell', 'fightLost', 'moved', 'slept', 'turn']);
    expect(player(scene, 0)).toMatchObject({ hp: 5, down: false });
    scene.asks(1, 'turn');
  });

  test('H-10: it costs no further turn', () => {
    const scene = lostFight().answer(0, attack(0));
    rest(scene, 1).asks(0, 'turn');
  });

  test('H-10: a lost duel ends one’s own turn too', () => {
    const scene = mountain({ players: [{ at: 8, hp: 1 }, { at: 8 }], dice: [1, 1, 6, 6] });
    scene.answer(0, duel(1)).answer(0, attack(1)).answer(1, attack(0)).asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ at: 8, hp: 5, down: false, secondWind: false });
  });
});

describe('second wind', () => {
  /** Seat 1 has just slept off a knock-out beside seat 0; both wait on tile `at`. */
  const woken = (at = 4) => mountain({ players: [{ at }, { at, hp: 0 }], from: { do: 'turn.begin', seat: seat(1) } });

  test('H-11: after an automatic Sleep nobody may challenge the player', () => {
    const scene = woken();
    expect(player(scene, 1).secondWind).toBe(true);
    scene.refuses(0, duel(1), 'not-an-option', 'blocked.secondWind');
  });

  test('H-11: until the end of the next turn that is no Sleep', () => {
    const scene = mountain({
      players: [{ at: 4 }, { at: 2, secondWind: true }],
      board: { 4: 'start' },
      from: { do: 'turn.begin', seat: seat(1) },
      dice: [2],
    });
    scene.answer(1, move);
    expect(player(scene, 1).secondWind).toBe(true);
    scene.answer(1, end);
    expect(player(scene, 1).secondWind).toBe(false);
    expect(scene.options(0)).toContainEqual(duel(1));
  });

  test('H-11: a Sleep of choice does not end it', () => {
    const scene = woken();
    rest(scene, 0);
    rest(scene, 1).refuses(0, duel(1), 'not-an-option', 'blocked.secondWind');
  });

  test('H-11: only an automatic Sleep gives it', () => {
    const scene = mountain({ players: [{ at: 4, hp: 1 }, { at: 4 }] });
    rest(scene, 0);
    expect(player(scene, 0).secondWind).toBe(false);
    expect(scene.options(1)).toContainEqual(duel(0));
  });

  test('H-11: a knock-out in one’s own turn gives none', () => {
    const scene = mountain({ players: [{ at: 3, hp: 1 }, { at: 3 }], enemies1: ['goblin'], dice: [1, 1, 1, 6, 6] });
    scene.answer(0, move).answer(0, attack(0));
    expect(player(scene, 0)).toMatchObject({ at: 3, secondWind: false });
    expect(scene.options(1)).toContainEqual(duel(0));
  });

  test('H-11: it does not hold on the Final tile', () => {
    expect(woken(19).options(0)).toContainEqual(duel(1));
  });

  test('H-11: nor does the Nefarious Spirit choose such a player', () => {
    const scene = mountain({
      players: [{ at: 2 }, { at: 4, secondWind: true }, { at: 8 }],
      luck: ['nefarious-spirit'],
      dice: [1],
    });
    scene.answer(0, move).tells(null, { type: 'challenged', seat: seat(0), targets: [seat(2)], cause: 'spirit' });
    scene.asks(2, 'duel');
  });

  test('H-11, H-29: nor may an Ambush catch them; it is used up', () => {
    const scene = mountain({
      players: [
        { at: 3, secondWind: true },
        { at: 1, kept: [{ card: 'ambush-opportunity', at: 4 }] },
      ],
      board: { 4: 'treasure1' },
      dice: [1],
    });
    scene
      .answer(0, move)
      .asksNothing(1)
      .tells(null, { type: 'ambushWasted', seat: seat(1), why: 'unable' });
    expect(scene.state.discards.luck).toEqual(['ambush-opportunity']);
  });

  test('H-11: a player who has it may start a duel', () => {
    const scene = mountain({ players: [{ at: 4, secondWind: true }, { at: 4 }], dice: [...STANDOFF, ...STANDOFF, 1, 1] });
    standOff(scene.answer(0, duel(1)), 0, 1)
      .answer(0, attack(1))
      .answer(1, retreat);
    expect(heard(scene, 'duelEnded')).toHaveLength(1);
  });
});
