import { seat } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { FINAL } from '../../rules/board.ts';
import { game } from '../../rules/game.ts';
import { capacityOf, slotsUsed } from '../../rules/pack.ts';
import { attack, mountain, pass, player, use } from '../mountain.ts';
import { begin, clock, close, done, duel, end, move, offer, roll, sleep, stay, take, trade } from './actions.ts';

describe('what the clock answers (H-52)', () => {
  test('H-52: a turn is slept through, then ended', () => {
    const scene = mountain({ players: [{ hp: 1, pack: ['beer'] }, {}] });
    expect(scene.match.fallback(seat(0))).toEqual(sleep);
    clock(clock(scene, 0), 0).asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ hp: 5, pack: ['beer'] });
  });

  test('H-52: with full HP there is nothing to sleep off: the figure moves, then the turn ends', () => {
    const scene = mountain({ players: [{ at: 5 }, {}], board: { 7: 'sanctuary' }, dice: [2] });
    expect(scene.match.fallback(seat(0))).toEqual(move);
    clock(clock(scene, 0), 0).asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ at: 7, hp: 5 });
  });

  test('H-52: on the Final tile there is nowhere to go: it is held asleep', () => {
    const scene = mountain({ players: [{ at: FINAL }, {}] });
    expect(scene.match.fallback(seat(0))).toEqual(sleep);
  });

  test('H-52, H-33: a player who is committed to Move by Instinct moves', () => {
    const scene = mountain({ players: [{ at: 5, kept: ['instinct'] }, {}], board: { 7: 'sanctuary' }, dice: [1] });
    scene.answer(0, { do: 'play', card: 'instinct', by: 1 });
    clock(scene, 0);
    expect(player(scene, 0).at).toBe(7);
  });

  test('H-52: after the action the turn ends, without an arrival duel', () => {
    const scene = mountain({ players: [{ at: 6 }, { at: 7 }], board: { 7: 'start' }, dice: [1] });
    scene.answer(0, move);
    expect(scene.match.fallback(seat(0))).toEqual(end);
  });

  test('H-52, KM-074: with too much in the backpack something is dropped until the turn can end', () => {
    const scene = mountain({ players: [{ pack: ['robe', 'robe'] }, {}], treasure1: ['beer'], dice: [1] });
    scene.answer(0, move);
    clock(clock(scene, 0), 0).asks(1, 'turn');
    expect(slotsUsed(player(scene, 0))).toBeLessThanOrEqual(4);
  });

  test('H-52: in combat the first living enemy is attacked', () => {
    const scene = mountain({
      players: [{ at: 5 }, {}],
      enemies1: ['goblin', 'wolf'],
      dice: [1, 0, 6, 6, 1, 1, 1, 1],
    });
    scene.answer(0, move);
    expect(scene.match.fallback(seat(0))).toEqual(attack(0));
    clock(scene, 0).asks(0, 'fight');
    expect(scene.match.fallback(seat(0))).toEqual(attack(1));
  });

  test('H-52: in a duel the first opponent is attacked', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4 }, { at: 4 }] });
    scene.answer(0, duel(2)).answer(0, begin).asks(2, 'duel');
    expect([0, 2].map((who) => scene.match.fallback(seat(who)))).toEqual([attack(2), attack(0)]);
  });

  test('H-52: a challenge names nobody else', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4 }, { at: 4 }] });
    scene.answer(0, duel(2)).asks(0, 'challenge');
    expect(scene.match.fallback(seat(0))).toEqual(begin);
  });

  const beaten = () =>
    mountain({
      players: [
        { at: 4, pack: ['robe', 'robe'] },
        { at: 4, hp: 1, left: 'dagger', pack: ['crude-axe', 'beer'] },
      ],
      dice: [6, 6, 1, 1],
    })
      .answer(0, duel(1))
      .answer(0, attack(1))
      .answer(1, attack(0));

  test('H-52: looting is done', () => {
    const scene = beaten();
    scene.asks(0, 'loot');
    expect(scene.match.fallback(seat(0))).toEqual(done);
  });

  test('H-44, H-52: looting with too much is finished with what is legal, and takes nothing more', () => {
    const scene = beaten().answer(0, take('crude-axe'));
    for (let left = 4; scene.match.open?.ask.kind === 'loot'; left--) {
      expect(left).toBeGreaterThan(0);
      clock(scene, 0);
    }
    expect(slotsUsed(player(scene, 0))).toBeLessThanOrEqual(capacityOf(player(scene, 0)));
    expect(player(scene, 1)).toMatchObject({ left: 'dagger', pack: ['beer'] });
  });

  test('H-52: a trade is closed', () => {
    const scene = mountain({ players: [{ pack: ['beer'] }, {}] });
    scene.answer(0, trade(1)).answer(0, offer('beer')).asks(1, 'trade');
    expect(scene.match.fallback(seat(1))).toEqual(close);
    expect(scene.match.fallback(seat(0))).toEqual(close);
  });

  test('H-52: nobody is moved off the tile they landed on', () => {
    const scene = mountain({ players: [{ at: 1, left: 'lamp' }, {}], dice: [1] });
    scene.answer(0, move).asks(0, 'arrive');
    expect(scene.match.fallback(seat(0))).toEqual(stay);
  });

  test('H-52: no interrupt is played', () => {
    const scene = mountain({ players: [{ at: 1 }, { pack: ['luck-charm'] }], luck: ['faint'], dice: [2] });
    scene.answer(0, move).asks(1, 'interrupt');
    expect(scene.match.fallback(seat(1))).toEqual(pass);
  });

  test('H-52: an Ambush is not sprung', () => {
    const scene = mountain({ players: [{ at: 1 }, { kept: [{ card: 'ambush-opportunity', at: 3 }] }], dice: [2] });
    scene.answer(0, move).asks(1, 'interrupt');
    expect(scene.match.fallback(seat(1))).toEqual(pass);
  });

  test('H-52: the Jinn Thief gets a carried item of the lowest tier', () => {
    const scene = mountain({
      players: [{ at: 1, left: 'dagger', pack: ['wardstone', 'trap', 'fairy-dust'] }, {}],
      luck: ['jinn-thief'],
      dice: [2],
    });
    scene.answer(0, move).answer(0, stay).answer(0, pass).asks(0, 'thief');
    expect(scene.match.fallback(seat(0))).toEqual({ do: 'return', item: 'trap', from: 'pack' });
  });

  test('H-52: a player who is asked to make room keeps a big new item that fits the gear', () => {
    const scene = mountain({
      players: [{ hp: 1, pack: ['robe', 'beer', 'trap'] }, { at: 2 }],
      board: { 2: 'treasure1' },
      treasure1: ['dagger'],
      dice: [2, 1, 1, 6, 6],
    });
    scene.answer(0, move).answer(0, duel(1)).answer(0, attack(1)).answer(1, attack(0)).answer(1, done).asks(0, 'overflow');
    clock(scene, 0).asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ left: 'dagger', pack: ['robe', 'beer', 'trap'] });
  });

  test('H-52: initiative is thrown', () => {
    const table = given(game, { seats: 2, dice: [2, 1], rests: ['turn'] });
    expect(table.match.fallback(seat(0))).toEqual(roll);
    clock(clock(table, 0), 1).asks(0, 'turn');
  });

  test('H-52, H-38: a player who used Fairy Dust sleeps', () => {
    const scene = mountain({ players: [{ pack: ['fairy-dust'] }, {}] });
    scene.answer(0, use('fairy-dust'));
    expect(scene.match.fallback(seat(0))).toEqual(sleep);
  });
});
