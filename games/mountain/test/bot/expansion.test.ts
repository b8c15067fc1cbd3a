import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { wayValue } from '../../bot/luck.ts';
import { Sight } from '../../bot/sight.ts';
import { NORMAL } from '../../bot/weights.ts';
import { attack, use } from '../mountain.ts';
import { move } from '../rules/actions.ts';
import { drawing, expanded, fighting } from '../rules/expansion/expanded.ts';
import { chosen, turn } from './chosen.ts';

describe('the bot plays the expansion with sense', () => {
  test('KM-174: throws a Fireball into a fight that looks lost, and keeps it where a sword is enough', () => {
    const strong = { left: 'dragonfang-greatsword', right: 'silver-shield', armour: 'royal-aegis' } as const;
    const lost = fighting(['orc', 'troll'], { hp: 2, pack: ['fireball'] }, [], { rests: ['fight'], rules: { hardDefeat: true } });
    expect(chosen(lost, 0, 'fight')).toEqual({ do: 'cast', item: 'fireball' });
    const easy = fighting(['goblin'], { ...strong, pack: ['fireball'] }, [], { rests: ['fight'] });
    expect(chosen(easy, 0, 'fight')).toMatchObject({ do: 'attack' });
  });

  test('KM-176, H-55: sells what is idle, never its best, and nothing when all is in good use', () => {
    const shop = (hero: object) => expanded({ players: [{ at: 7, ...hero }, {}], dice: [1], rests: ['shop'] }).answer(0, move);
    const rich = shop({ left: 'dragonfang-greatsword', right: 'lords-sword', pack: ['boogey-bane'] });
    expect(chosen(rich, 0, 'shop')).toEqual({ do: 'sell', item: 'boogey-bane', from: 'pack' });
    expect(chosen(shop({ left: 'dragonfang-greatsword' }), 0, 'shop')).toEqual({ do: 'keep' });
  });

  test('KM-173: uses the Magic Ring for a sword, and takes it', () => {
    const scene = expanded({
      players: [
        { at: 4, pack: ['magic-ring'] },
        { at: 4, left: 'dragonfang-greatsword', pack: ['beer'] },
      ],
      rests: ['steal', 'turn'],
    });
    expect(turn(scene)).toEqual(use('magic-ring'));
    expect(chosen(scene.answer(0, use('magic-ring')), 0, 'steal')).toMatchObject({ item: 'dragonfang-greatsword' });
  });

  test('H-21: the long way past enemies costs less where nothing happens there', () => {
    const detour = (rules: object): number => {
      const scene = expanded({
        players: [{ at: 12, hp: 1 }, {}],
        board: { 13: 'luck', 10: 'enemy3' },
        luck: ['crossroads'],
        dice: [1],
        rests: ['fork'],
        rules: { hardDefeat: true, ...rules },
      }).answer(0, move);
      return wayValue(new Sight(scene.view(0), seat(0), NORMAL), 'crossroads', 'detour');
    };
    expect(detour({ luckChain: 'quiet' })).toBeGreaterThan(detour({}));
  });

  test('KM-184: blows the Avalanche Horn at once when somebody is about to win', () => {
    const scene = expanded({
      players: [
        { at: 6, pack: ['avalanche-horn'] },
        { at: 19, claim: true },
      ],
    });
    expect(turn(scene)).toEqual(use('avalanche-horn'));
  });

  test('KM-184: throws the Grappling Hook for a good part of a move, not for one tile', () => {
    const hook = (at: number) => turn(expanded({ players: [{ at: 5, pack: ['grappling-hook'] }, { at }] }));
    expect(hook(9)).toEqual(use('grappling-hook'));
    expect(hook(6)).not.toEqual(use('grappling-hook'));
  });

  test('KM-184: of two evils the lesser: blood when healthy and high up, the way back when nearly down at the foot', () => {
    const fork = (hero: object, card = 'crossroads') =>
      chosen(drawing(card, [hero, { at: 12 }], { rests: ['fork'], rules: { hardDefeat: true } }), 0, 'fork');
    expect(fork({ hp: 5 })).toEqual({ do: 'choose', way: 'fall' });
    expect(fork({ hp: 5 }, 'cursed-idol')).toEqual({ do: 'choose', way: 'take' });
  });

  test('KM-043: attacks as ever when there is nothing to throw', () => {
    const scene = fighting(['goblin'], {}, [], { rests: ['fight'] });
    expect(chosen(scene, 0, 'fight')).toEqual(attack(0, 'end'));
  });
});
