import type { Option } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Mountain } from '../../rules/types.ts';
import { attack, type Hero, mountain, pass, play, player, STANDOFF, standOff } from '../mountain.ts';
import { drop, duel, end, move, retreat } from '../rules/actions.ts';
import { beaten, duelling } from '../rules/scenes.ts';
import { chosen, claimant, far } from './chosen.ts';

describe('duels', () => {
  test('starts one that promises loot, none in vain', () => {
    const strong: Hero = { left: 'dragonfang-greatsword', right: 'silver-shield' };
    const arrive = (hero: Hero, other: Hero) =>
      mountain({
        players: [
          { at: 7, ...hero },
          { at: 8, ...other },
        ],
        dice: [1],
      }).answer(0, move);
    expect(chosen(arrive(strong, { armour: 'heirloom-armor' }), 0, 'after')).toEqual(duel(1));
    expect(chosen(arrive({ armour: 'heirloom-armor', hp: 2 }, strong), 0, 'after')).toEqual(end);
  });

  test('runs with its treasures where the way back is short', () => {
    const rich: Hero = { at: 1, hp: 1, left: 'lords-sword', right: 'silver-shield', armour: 'heirloom-armor' };
    const scene = duelling([{ at: 1, left: 'dragonfang-greatsword', right: 'lords-sword' }, rich], [...STANDOFF, 1, 6]);
    expect(chosen(standOff(scene, 0, 1), 1, 'duel')).toEqual(retreat);
  });

  test('C-34: where nobody can run yet, a duel of two is fought out', () => {
    const rich: Hero = { at: 1, hp: 1, left: 'lords-sword', right: 'silver-shield', armour: 'heirloom-armor' };
    const scene = duelling([{ at: 1, left: 'dragonfang-greatsword', right: 'lords-sword' }, rich], []);
    expect(chosen(scene, 1, 'duel')).toEqual(attack(0, 'end'));
  });

  test('never runs from a duel it expects to win, however much there is to lose', () => {
    const rich: Hero = { at: 1, hp: 3, left: 'dragonfang-greatsword', right: 'lords-sword', armour: 'heirloom-armor' };
    // Three chances of five to win, one of five to lose.
    const scene = duelling([{ at: 1, left: 'lords-sword' }, rich], [...STANDOFF, ...STANDOFF]);
    expect(chosen(standOff(scene, 0, 1), 1, 'duel')).toMatchObject({ do: 'attack' });
  });

  test('holds the Final tile to the end, whatever there is to lose', () => {
    const rich: Hero = { ...claimant, hp: 1, left: 'dragonfang-greatsword', right: 'lords-sword', armour: 'heirloom-armor' };
    const scene = mountain({
      players: [{ at: 19, left: 'lords-sword', right: 'silver-shield', armour: 'royal-aegis' }, rich],
    }).answer(0, duel(1));
    expect(chosen(scene, 1, 'duel')).toEqual(attack(0, 'end'));
  });

  test('a Smoke Bomb saves a claim, and is not wasted where there is nothing to lose', () => {
    const challenged = (by: Hero, target: Hero) =>
      mountain({ players: [by, { pack: ['smoke-bomb'], ...target }] }).answer(0, duel(1));
    const armed: Hero = { at: 19, left: 'lords-sword' };
    expect(chosen(challenged(armed, { ...claimant, hp: 3 }), 1, 'interrupt')).toEqual(play('smoke-bomb'));
    expect(chosen(challenged({ at: 8, hp: 1 }, { at: 8, left: 'lords-sword' }), 1, 'interrupt')).toEqual(pass);
  });

  test('it is thrown too where a lost duel would cost everything', () => {
    const rich: Hero = { at: 12, hp: 2, left: 'dragonfang-greatsword', right: 'silver-shield', armour: 'heirloom-armor' };
    const scene = mountain({
      players: [
        { at: 12, left: 'dragonfang-greatsword', right: 'lords-sword', armour: 'royal-aegis' },
        { ...rich, pack: ['smoke-bomb'] },
      ],
    });
    expect(chosen(scene.answer(0, duel(1)), 1, 'interrupt')).toEqual(play('smoke-bomb'));
  });
});

describe('Luck Charms', () => {
  const drawn = (card: string, hero: Hero, other: Hero) =>
    mountain({ players: [{ at: 13, ...hero }, other], luck: [card], dice: [1] }).answer(0, move);
  const charm = { pack: ['luck-charm'] };

  test('cancels a Cave-in of its own, not a Covered Pit', () => {
    expect(chosen(drawn('cave-in', charm, far), 0, 'interrupt')).toEqual(play('luck-charm'));
    expect(chosen(drawn('covered-pit', charm, far), 0, 'interrupt')).toEqual(pass);
  });

  test('cancels the Mystic Wave that would take its claim, and lets a rival fall back', () => {
    expect(chosen(drawn('mystic-wave', {}, { ...claimant, ...charm }), 1, 'interrupt')).toEqual(play('luck-charm'));
    expect(chosen(drawn('cave-in', {}, { ...claimant, ...charm }), 1, 'interrupt')).toEqual(pass);
  });
});

describe('items', () => {
  test('drops the least worthy', () => {
    const scene = mountain({
      players: [{ at: 4, left: 'lords-sword', right: 'silver-shield', pack: ['beer', 'trap', 'dagger'] }, far],
      treasure2: ['smoke-bomb'],
      dice: [1],
    });
    expect(chosen(scene.answer(0, move), 0, 'after')).toEqual(drop('dagger'));
  });

  test('KM-151: gives the Jinn Thief the least worthy', () => {
    const scene = mountain({
      players: [{ at: 2, left: 'lords-sword', armour: 'robe', pack: ['trap'] }, far],
      luck: ['jinn-thief'],
      dice: [1],
    });
    expect(chosen(scene.answer(0, move).answer(0, pass), 0, 'thief')).toEqual({ do: 'return', item: 'trap', from: 'pack' });
  });

  test('KM-096: loots what is better than its own, lets the worst go for it, and leaves the rest', () => {
    const scene = beaten(
      { left: 'dagger', right: 'dagger', pack: ['silver-shield', 'beer', 'trap'] },
      { left: 'lords-sword', armour: 'robe', pack: ['crude-axe'] },
    );
    for (let moves = 0; moves < 10 && scene.match.open?.ask.kind === 'loot'; moves++)
      scene.answer(0, chosen(scene, 0, 'loot') as Option<Mountain>);
    const { left, right, armour, pack } = player(scene, 0);
    expect([left, right, armour, ...pack]).toEqual(expect.arrayContaining(['lords-sword', 'robe', 'silver-shield']));
    expect(player(scene, 1)).toMatchObject({ left: null, armour: null, pack: ['crude-axe'] });
    scene.asks(0, 'after');
  });
});
