import type { Option } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Mountain } from '../../rules/types.ts';
import { attack, type Hero, mountain, pass, play, player, STANDOFF, standOff } from '../mountain.ts';
import { accept, close, drop, duel, end, move, offer, retreat } from '../rules/actions.ts';
import { beaten, duelling, trading } from '../rules/scenes.ts';
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

describe('trade', () => {
  const spare: Hero = { left: 'lords-sword', armour: 'heirloom-armor', pack: ['robe'] };
  const armed: Hero = { left: 'crude-axe', right: 'crude-axe', pack: ['dagger'] };

  test('answers with something it can spare, accepts its own terms, and waits', () => {
    const scene = trading(armed, spare).answer(0, offer('dagger'));
    expect(chosen(scene, 1, 'trade')).toEqual(offer('robe'));
    expect(chosen(scene.answer(1, offer('robe')), 1, 'trade')).toEqual(accept(2));
    expect(chosen(scene.answer(1, accept(2)), 1, 'trade')).toBeNull();
  });

  test('accepts a fair exchange of what both can spare', () => {
    const scene = trading(armed, spare).answer(0, offer('dagger')).answer(1, offer('robe')).answer(1, accept(2));
    expect(chosen(scene, 0, 'trade')).toEqual(accept(2));
    scene.answer(0, accept(2));
    expect(player(scene, 0).pack).toEqual(['robe']);
    scene.asks(0, 'turn');
  });

  test('does not give a sword for a Trap', () => {
    const scene = trading({ pack: ['trap'] }, { left: 'lords-sword' });
    scene.answer(0, offer('trap')).answer(1, offer('lords-sword', 'gear')).answer(0, accept(2));
    expect(chosen(scene, 1, 'trade')).toEqual(close);
  });

  test('does not bother with what it has no use for', () => {
    const scene = trading({ pack: ['dagger'] }, { left: 'lords-sword', right: 'silver-shield' }).answer(0, offer('dagger'));
    expect(chosen(scene, 1, 'trade')).toEqual(close);
  });

  test('gives nothing to somebody with a claim', () => {
    const scene = trading({ ...spare, at: 19 }, { ...armed, ...claimant })
      .answer(1, offer('dagger'))
      .answer(0, offer('robe'));
    expect(chosen(scene, 0, 'trade')).toEqual(close);
  });

  test('an exchange that is fair among three is not between two alone, where it helps the other more', () => {
    const holder: Hero = { at: 8, ...spare, right: 'lamp' };
    const exchanged = (...others: Hero[]) =>
      trading({}, {}, { players: [{ at: 8, ...armed }, holder, ...others] })
        .answer(0, offer('dagger'))
        .answer(1, offer('robe'));
    expect(chosen(exchanged(far), 1, 'trade')).toEqual(accept(2));
    expect(chosen(exchanged(), 1, 'trade')).toEqual(close);
  });

  test('waits for the first offer, and does not take what it cannot carry', () => {
    expect(chosen(trading({ pack: ['dagger'] }, {}), 1, 'trade')).toBeNull();
    const full: Hero = { left: 'dagger', right: 'dagger', pack: ['wardstone', 'blink-scroll', 'trap', 'trap'] };
    const scene = trading({ pack: ['wooden-shield'] }, full).answer(0, offer('wooden-shield'));
    expect(chosen(scene, 1, 'trade')).toEqual(close);
  });
});
