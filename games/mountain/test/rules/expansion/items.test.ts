import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, player, use } from '../../mountain.ts';
import { choices, duel, move, only, told } from '../actions.ts';
import { round } from '../scenes.ts';
import { drawing, expanded, fighting } from './expanded.ts';

const cast = { do: 'cast', item: 'fireball' } as const;

describe('Fireball', () => {
  test('KM-174: when the fight opens every enemy loses 2 HP, and the fight goes on with those who stand', () => {
    const scene = fighting(['orc', 'ogre'], { pack: ['fireball'] }, [], { rests: ['fight'], board: { 11: 'enemy3' } });
    scene.answer(0, cast);
    expect(only(scene, 'blasted').foes).toEqual([
      { index: 0, card: 'orc', lost: 2, hp: 0 },
      { index: 1, card: 'ogre', lost: 2, hp: 1 },
    ]);
    expect(scene.view(1).fight).toMatchObject({ round: 0, foes: [{ hp: 0 }, { hp: 1 }] });
    expect(player(scene, 0).pack).toEqual([]);
    expect(choices(scene, 0, 'attack').every((option) => option.do === 'attack' && option.target === 1)).toBe(true);
    expect(choices(scene, 0, 'cast')).toEqual([]);
  });

  test('KM-174, KM-101: with nobody left the fight is won without a round, and there are spoils', () => {
    const scene = fighting(['goblin', 'wolf'], { pack: ['fireball'] }, [10, 90], { treasure1: ['dagger'] }).answer(0, cast);
    expect(told(scene)).toEqual(['used', 'blasted', 'fightWon', 'spoils', 'drew', 'spoils']);
    expect(scene.view(0).discards.enemy[0]).toEqual(['goblin', 'wolf']);
    scene.asks(0, 'after');
  });

  test('KM-174: it burns those who still stand, and nobody else', () => {
    const scene = fighting(['goblin', 'wolf'], { pack: ['fireball'] }, [6, 6, 1, 1, 1, 1, 10, 90], { treasure1: ['dagger'] });
    scene.answer(0, attack(0)).answer(0, cast);
    expect(only(scene, 'blasted').foes).toEqual([{ index: 1, card: 'wolf', lost: 1, hp: 0 }]);
    scene.asks(0, 'after');
  });

  test('KM-174: between rounds too', () => {
    const scene = fighting(['troll'], { pack: ['fireball'] }, [1, 6, 1, 6, 99], {}).answer(0, attack(0));
    scene.answer(0, cast);
    expect(told(scene)).toContain('fightWon');
  });

  test('KM-174: not in the pre-action step, which says why', () => {
    const scene = expanded({ players: [{ pack: ['fireball'] }, {}] });
    scene.refuses(0, use('fireball'), 'not-an-option', 'blocked.item.fight');
  });
});

describe('enemies with rules of their own', () => {
  test('KM-175: an Ancient Dragon takes 2 HP with a hit', () => {
    const scene = fighting(['ancient-dragon'], {}, [1, 1, 6, 6], { rests: ['fight'] }).answer(0, attack(0));
    expect(only(scene, 'fightRound').foes).toMatchObject([{ card: 'ancient-dragon', hits: true, damage: 2, hp: 5 }]);
    expect(only(scene, 'hurt')).toMatchObject({ lost: 2, hp: 3 });
  });

  test('KM-184: a Mimic always leaves a treasure of tier 2', () => {
    const scene = fighting(['mimic'], { left: 'lords-sword' }, [6, 6, 1, 1, 6, 6, 1, 1, 99], { treasure2: ['velvet-cloak'] });
    scene.answer(0, attack(0, 'end'));
    expect(only(scene, 'spoils')).toMatchObject({ foe: 'mimic', tier: 2 });
    expect(player(scene, 0).pack).toEqual(['velvet-cloak']);
  });

  test('KM-095, KM-184: a Harpy carries a player who falls 4 tiles back; other enemies drive 1', () => {
    const beatenBy = (foe: string) => fighting([foe], { hp: 1 }, [1, 1, 6, 6], { rests: ['turn'] }).answer(0, attack(0));
    expect(only(beatenBy('harpy'), 'moved')).toMatchObject({ from: 11, to: 7, why: 'defeat' });
    expect(only(beatenBy('orc'), 'moved')).toMatchObject({ from: 11, to: 10, why: 'defeat' });
  });
});

describe('Magic Ring', () => {
  const ring = (victim: object, dice: number[] = []) =>
    expanded({ players: [{ at: 4, pack: ['magic-ring'] }, { at: 4, ...victim }, { at: 4 }], dice, rests: ['turn', 'steal'] });

  test('KM-173, H-55: something equipped by choice, for all to see', () => {
    const scene = ring({ left: 'dagger', pack: ['beer', 'trap'] }).answer(0, use('magic-ring'));
    expect(scene.options(0)).toEqual([
      { do: 'steal', loser: 1, item: 'dagger' },
      { do: 'steal', loser: 1, item: null },
      { do: 'spare' },
    ]);
    scene.answer(0, { do: 'steal', loser: 1, item: 'dagger' });
    for (const eyes of [0, 1, 2, null])
      expect(only(scene, 'stolen', eyes)).toMatchObject({ seat: seat(0), loser: seat(1), item: 'dagger', from: 'gear' });
    expect([player(scene, 0).pack, player(scene, 1).left]).toEqual([['dagger'], null]);
    scene.asks(0, 'turn');
  });

  test('KM-173, H-55: or a carried one at random, which only the two see', () => {
    const scene = ring({ pack: ['beer', 'trap'] }, [1])
      .answer(0, use('magic-ring'))
      .answer(0, { do: 'steal', loser: 1, item: null });
    expect([0, 1, 2, null].map((eyes) => only(scene, 'stolen', eyes).item)).toEqual(['trap', 'trap', null, null]);
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['trap'], ['beer']]);
  });

  test('KM-173, H-37: with nobody here who has anything to be seen it cannot be used', () => {
    ring({}).refuses(0, use('magic-ring'), 'not-an-option', 'blocked.ring');
    ring({ left: 'dagger', invisible: true }).refuses(0, use('magic-ring'), 'not-an-option', 'blocked.ring');
  });
});

describe('gear and tools', () => {
  test('KM-184: a Climber’s Rope pulls only while somebody is ahead', () => {
    const rolled = (at: number) =>
      only(
        expanded({ players: [{ left: 'climbers-rope' }, { at }], dice: [1], board: { 1: 'start', 2: 'start' } }).answer(0, move),
        'rolled',
      );
    expect(rolled(9).total).toBe(2);
    expect(rolled(0).total).toBe(1);
  });

  test('KM-184: an Underdog’s Blade has +1 Attack, and 2 more while somebody is ahead', () => {
    const attackOf = (at: number) => expanded({ players: [{ left: 'underdogs-blade' }, { at }] }).view(1).players[0]?.attack;
    expect([attackOf(5), attackOf(0)]).toEqual([4, 2]);
  });

  test('KM-184: a Glass Sword and Winged Boots cost Defence', () => {
    const [hero] = expanded({ players: [{ left: 'glass-sword', armour: 'winged-boots' }, {}] }).view(1).players;
    expect(hero).toMatchObject({ attack: 4, defence: -1, movement: 2 });
  });

  test('KM-184: a Padded Coat takes 1 off a loss of 2 or more, and nothing off a loss of 1', () => {
    const lost = (card: string, hero: 'scout' | 'berserker') =>
      only(drawing(card, [{ class: hero, armour: 'padded-coat' }, {}]), 'hurt').lost;
    expect([lost('sprained-wrist', 'scout'), lost('sprained-wrist', 'berserker')]).toEqual([1, 1]);
    const fork = drawing('crossroads', [{ armour: 'padded-coat' }, {}]).answer(0, { do: 'choose', way: 'fall' });
    expect(only(fork, 'hurt').lost).toBe(1);
  });

  test('KM-184: a Bitter Draught costs 1 HP and gives +2 Attack this turn; it never knocks out', () => {
    const scene = expanded({
      players: [{ at: 8, pack: ['bitter-draught'] }, { at: 8 }],
      board: { 8: 'treasure1' },
      dice: [1, 6, 1, 6],
      rests: ['duel'],
    });
    scene.answer(0, use('bitter-draught'));
    expect(player(scene, 0)).toMatchObject({ hp: 4, boosts: [{ attack: 2 }] });
    const fought = round(scene.answer(0, duel(1)), attack(1), attack(0));
    expect(only(fought, 'duelRound').fighters[0]?.attack?.bonuses).toContainEqual({ from: 'bitter-draught', n: 2 });
    expanded({ players: [{ hp: 1, pack: ['bitter-draught'] }, {}] }).refuses(
      0,
      use('bitter-draught'),
      'not-an-option',
      'blocked.bitter',
    );
    expanded({ players: [{ class: 'berserker', hp: 2, pack: ['bitter-draught'] }, {}] }).refuses(
      0,
      use('bitter-draught'),
      'not-an-option',
    );
  });

  test('KM-184: a Grappling Hook leads to the nearest player ahead within 4 tiles, never to the Final tile, and that tile does nothing', () => {
    const hook = (...others: number[]) =>
      expanded({ players: [{ at: 4, pack: ['grappling-hook'] }, ...others.map((at) => ({ at }))] });
    const scene = hook(6, 8).answer(0, use('grappling-hook'));
    expect(player(scene, 0).at).toBe(6);
    expect(told(scene)).toEqual(['used', 'moved']);
    scene.asks(0, 'turn');
    hook(9, 3).refuses(0, use('grappling-hook'), 'not-an-option', 'blocked.hook');
    expanded({ players: [{ at: 17, pack: ['grappling-hook'] }, { at: 19 }] }).refuses(
      0,
      use('grappling-hook'),
      'not-an-option',
      'blocked.hook',
    );
  });

  test('KM-184, H-09: an Avalanche Horn brings the players furthest up 3 tiles down, and a claim with them', () => {
    const scene = expanded({ players: [{ at: 4, pack: ['avalanche-horn'] }, { at: 19, claim: true }, { at: 19 }, { at: 9 }] });
    scene.answer(0, use('avalanche-horn'));
    expect([1, 2, 3].map((who) => player(scene, who).at)).toEqual([16, 16, 9]);
    expect(player(scene, 1).claim).toBe(false);
    expanded({ players: [{ at: 9, pack: ['avalanche-horn'] }, { at: 9 }] }).refuses(
      0,
      use('avalanche-horn'),
      'not-an-option',
      'blocked.horn',
    );
  });
});
