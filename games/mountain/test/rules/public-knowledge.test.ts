import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Kept } from '../../rules/state.ts';
import { attack, type Hero, mountain, pass, play, player, STANDOFF, standOff } from '../mountain.ts';
import { accept, clock, concede, end, equip, heard, move, offer, only, sleep, stay } from './actions.ts';
import { duelling, HIT, MISS, round, trading } from './scenes.ts';

const AMBUSH = 'ambush-opportunity';
const at = (tile: number): Kept => ({ card: AMBUSH, at: tile });

describe('where an Ambush could be', () => {
  test('H-29: several are sprung in turn order after the mover, also when somebody has given up', () => {
    const scene = mountain({
      players: [{ at: 8, kept: [at(5)] }, { at: 4 }, { at: 8, kept: [at(5)] }, {}],
      from: { do: 'turn.begin', seat: seat(1) },
      dice: [1],
    });
    scene.answer(3, concede).answer(1, move);
    scene.asks(2, 'interrupt');
    scene.asksNothing(0).answer(2, pass).asks(0, 'interrupt');
    scene.answer(0, pass);
  });

  test('H-29: once its owner was asked, nobody reckons with one there any more', () => {
    const kept: Hero = { at: 8, kept: [at(5), 'instinct'], haunts: [5, 8] };
    const scene = mountain({ players: [{ at: 4 }, kept], dice: [1] })
      .answer(0, move)
      .answer(1, pass);
    expect(player(scene, 1)).toMatchObject({ haunts: [8], kept: [{ card: 'instinct', at: null }] });
    expect(scene.view(0).players[1]?.haunts).toEqual([8]);
  });
});

describe('what somebody could carry', () => {
  test('H-45: after a trade each side may hold what both held, but no more than they carry', () => {
    const scene = trading({ pack: ['beer', 'trap'] }, { pack: ['rage-potion'] }).answer(0, offer('beer'));
    scene.answer(1, offer('rage-potion')).answer(0, accept(2)).answer(1, accept(2));
    expect(player(scene, 0)).toMatchObject({ pack: ['trap', 'rage-potion'], tiers: [2, 1, 0] });
    expect(player(scene, 1)).toMatchObject({ pack: ['beer'], tiers: [1, 1, 0] });
  });

  test('section 4.3: what a trade leaves equipped is told to everybody', () => {
    const full: Hero = { pack: ['robe', 'crude-axe'] };
    const scene = trading(full, { left: 'dagger' }).answer(1, offer('dagger', 'gear'));
    scene.answer(0, accept(1)).answer(1, accept(1));
    const gear = [
      { seat: 0, slot: 'left', was: null, item: 'dagger' },
      { seat: 1, slot: 'left', was: 'dagger', item: null },
    ];
    for (const who of [0, 1, 2, null]) expect(only(scene, 'traded', who).gear).toEqual(gear);
    expect(only(scene, 'traded', 2)).toMatchObject({ gave: null, got: null, gotCount: 1 });
  });
});

describe('a duel that is offered', () => {
  test('H-36, H-52: is off when the ambusher leaves: nobody wastes a Smoke Bomb on it', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['smoke-bomb'] }, { at: 8, kept: [at(5)] }, {}], dice: [1] });
    scene.answer(0, move).answer(1, play(AMBUSH)).asks(0, 'interrupt');
    scene.answer(1, concede).asks(0, 'after');
    expect(player(scene, 0).pack).toContain('smoke-bomb');
    expect(heard(scene, 'duelBegan')).toEqual([]);
  });

  test('H-36, H-52: goes on against the others when one of its targets leaves', () => {
    const scene = duelling([{}, { pack: ['smoke-bomb'] }, { pack: ['rage-potion'] }], MISS);
    scene.answer(2, concede).answer(1, pass);
    expect(only(scene, 'duelBegan').fighters).toEqual([0, 1]);
    round(scene, attack(1), attack(0)).asks(0, 'duel');
  });
});

describe('a standing attack', () => {
  test('H-17, H-62, section 4.3: whether and how long it is pressed on is known to its fighter alone', () => {
    const scene = round(duelling([{}, {}, {}], [...MISS, 1, 6]), attack(1, 'end'), attack(0), attack(0));
    expect(scene.view(0).duel?.plans[0]).toEqual({ target: 1, press: 'end', drink: null });
    for (const eyes of [1, 2, null]) expect(scene.view(eyes).duel?.plans[0]).toBeNull();
    scene.asks(1, 'duel');
  });

  test('H-17: a blow at somebody who retreats names whom it was meant for', () => {
    const scene = duelling([{}, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...HIT]);
    round(standOff(scene, 0, 1, 2), attack(2), attack(0), { do: 'retreat' });
    expect(only(scene, 'duelRound').fighters.find((line) => line.seat === 0)).toMatchObject({ target: 2, hits: false });
    scene.asks(0, 'duel');
  });
});

describe('time runs out with too much in the backpack', () => {
  test('H-46, H-52: what can be worn is worn', () => {
    const scene = mountain({
      players: [{ at: 14, pack: ['blink-scroll', 'beer', 'robe'] }, {}],
      treasure3: ['dragonfang-greatsword'],
      dice: [1],
    });
    scene.answer(0, move).answer(0, stay);
    clock(scene, 0);
    expect(player(scene, 0)).toMatchObject({ left: 'dragonfang-greatsword', pack: ['blink-scroll', 'beer', 'robe'] });
  });

  test('H-52: else the lowest tier goes', () => {
    const pack = ['blink-scroll', 'rage-potion', 'beer', 'wardstone'];
    const scene = mountain({ players: [{ at: 14, pack }, {}], treasure3: ['mysterious-flower'], dice: [1] });
    scene.answer(0, move).answer(0, stay);
    clock(scene, 0);
    expect(player(scene, 0).pack).toEqual(['blink-scroll', 'rage-potion', 'wardstone', 'mysterious-flower']);
  });
});

test('KM-155: a swap is told as one, with both names and both tiles', () => {
  const scene = mountain({ players: [{ at: 2 }, { at: 6 }], luck: ['mystic-wave'], dice: [1] }).answer(0, move);
  scene.tells(null, { type: 'swapped', seat: seat(0), with: seat(1), from: 3, to: 6 });
});

test('KM-067: what was drawn this turn is put on at the start of the next, and the reason says so', () => {
  const scene = mountain({ players: [{}, {}], treasure1: ['robe'], dice: [1] }).answer(0, move);
  scene.refuses(0, equip('robe', 'armour'), 'not-an-option', 'blocked.nextTurn');
  scene.answer(0, end).answer(1, sleep).answer(1, end).answer(0, equip('robe', 'armour'));
  expect(player(scene, 0).armour).toBe('robe');
});
