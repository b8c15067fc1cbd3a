import type { AskedPacket } from '@tavern/bots';
import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { player } from '../../bot/player.ts';
import { NORMAL } from '../../bot/weights.ts';
import type { Mountain } from '../../rules/types.ts';
import { attack, type Hero, mountain, use } from '../mountain.ts';
import { also, begin, duel, end, equip, move, sleep, stay } from '../rules/actions.ts';
import { facing, MISS } from '../rules/scenes.ts';
import { chosen, claimant, ENEMIES_AHEAD, far, QUIET, rng, turn } from './chosen.ts';

describe('the pre-action step', () => {
  test('puts the better sword into the hand of the worse', () => {
    const scene = mountain({ players: [{ at: 8, left: 'dagger', right: 'silver-shield', pack: ['lords-sword'] }, far] });
    expect(turn(scene)).toEqual(equip('lords-sword', 'left'));
  });

  test.each(['dagger', 'silver-shield', 'boogey-bane'])('takes a lone %s into an empty hand', (item) => {
    expect(turn(mountain({ players: [{ at: 8, pack: [item] }, far] }))).toEqual(equip(item, 'left'));
  });

  test('takes a second weapon into the empty hand, not in place of the first', () => {
    const scene = mountain({ players: [{ at: 8, left: 'dagger', pack: ['lords-sword'] }, far] });
    expect(turn(scene)).toEqual(equip('lords-sword', 'right'));
  });

  test('changes one of two equal weapons for a better one', () => {
    const scene = mountain({ players: [{ at: 8, left: 'dagger', right: 'dagger', pack: ['lords-sword'] }, far] });
    expect(turn(scene)).toEqual(equip('lords-sword', 'left'));
  });

  test('drinks before a dangerous way, and not before a quiet one', () => {
    const hero: Hero = { at: 12, hp: 1, left: 'lords-sword', right: 'silver-shield', pack: ['mysterious-flower'] };
    const rules = { hardDefeat: true };
    expect(turn(mountain({ players: [hero, far], board: ENEMIES_AHEAD, rules }))).toEqual(use('mysterious-flower'));
    expect(turn(mountain({ players: [{ ...hero, at: 0 }, { at: 12 }], board: QUIET, rules }))).not.toEqual(
      use('mysterious-flower'),
    );
  });

  test('lays a Trap for those behind, not for those ahead', () => {
    const hero: Hero = { at: 10, pack: ['trap'] };
    expect(turn(mountain({ players: [hero, { at: 7, class: 'monk' }] }))).toEqual(use('trap'));
    expect(turn(mountain({ players: [hero, { at: 12, class: 'monk' }] }))).toEqual(move);
    expect(turn(mountain({ players: [hero, { at: 7, class: 'scout' }] }))).toEqual(move);
  });

  test('sleeps off wounds before a dangerous way, but in good health goes it all the same', () => {
    const before = (hp: number) =>
      turn(mountain({ players: [{ at: 12, hp }, far], board: ENEMIES_AHEAD, rules: { hardDefeat: true } }));
    expect(before(1)).toEqual(sleep);
    expect(before(5)).toEqual(move);
  });
});

describe('a rival has a claim', () => {
  test('goes for the Final tile, however weak', () => {
    const scene = mountain({
      players: [
        { at: 16, hp: 1 },
        { ...claimant, left: 'lords-sword' },
      ],
    });
    expect(turn(scene)).toEqual(move);
  });

  test('puts on the Cloak where it takes five to get there', () => {
    const scene = mountain({ players: [{ at: 14, armour: 'heirloom-armor', pack: ['velvet-cloak'] }, claimant] });
    expect(turn(scene)).toEqual(equip('velvet-cloak', 'armour'));
  });

  test('challenges the claimant on arrival, and every other who has a claim', () => {
    const scene = mountain({ players: [{ at: 18 }, { at: 19 }, claimant, claimant], dice: [1] }).answer(0, move);
    expect(chosen(scene, 0, 'after')).toEqual(duel(2));
    scene.answer(0, duel(2));
    expect(chosen(scene, 0, 'challenge')).toEqual(also(3));
    scene.answer(0, also(3));
    expect(chosen(scene, 0, 'challenge')).toEqual(begin);
  });

  test('in a long siege, a player who has a claim already just ends the turn', () => {
    const scene = mountain({ players: [{ ...claimant, left: 'lords-sword' }, claimant], rules: { finalWin: 'longSiege' } });
    expect(turn(scene)).toEqual(sleep);
    expect(chosen(scene.answer(0, sleep), 0, 'after')).toEqual(end);
  });

  test('in a long siege Fairy Dust holds the claim unseen', () => {
    const rules = { finalWin: 'longSiege' as const };
    const scene = mountain({ players: [{ ...claimant, pack: ['fairy-dust'] }, { at: 18 }], rules });
    expect(turn(scene)).toEqual(use('fairy-dust'));
    expect(turn(scene.answer(0, use('fairy-dust')))).toEqual(sleep);
  });

  test('a player who stands on the Final tile unseen cannot be thrown out', () => {
    expect(turn(mountain({ players: [{ at: 19, pack: ['fairy-dust'] }, { at: 18 }] }))).toEqual(use('fairy-dust'));
  });
});

describe('Fairy Dust', () => {
  /** One step below two who win when their turns come. */
  const last = (hp: number, item: string) =>
    turn(
      mountain({
        players: [
          { at: 18, hp, class: 'warden', left: 'crude-axe', pack: [item] },
          { at: 18, hp: 3, class: 'guard', left: 'wooden-shield', right: 'dragonfang-greatsword' },
          { ...claimant, hp: 3, left: 'dagger', right: 'silver-shield', armour: 'heirloom-armor' },
          { ...claimant, class: 'hunter' },
        ],
        rules: { hardDefeat: true, retreatDistance: 3 },
      }),
    );

  test('nobody hides while a rival wins one step above, in good health or not; nor sleeps', () => {
    expect(last(5, 'fairy-dust')).toEqual(move);
    expect(last(2, 'fairy-dust')).toEqual(move);
    expect(last(2, 'luck-charm')).toEqual(move);
  });

  test('a player who sleeps wounds off where rivals come by does so unseen', () => {
    const armed: Hero = { at: 12, left: 'dragonfang-greatsword', right: 'lords-sword', armour: 'heirloom-armor' };
    const rich: Hero = { at: 13, hp: 1, left: 'lords-sword', right: 'silver-shield', armour: 'heirloom-armor' };
    const scene = mountain({
      players: [{ ...rich, pack: ['fairy-dust'] }, armed],
      board: { ...ENEMIES_AHEAD, 13: 'start', 17: 'enemy3' },
      rules: { hardDefeat: true },
    });
    expect(turn(scene)).toEqual(use('fairy-dust'));
  });
});

describe('fights', () => {
  test('never runs from one it expects to win, however much it fears a defeat', () => {
    const fearful = player({ ...NORMAL, turn: 40 });
    const hero: Hero = { hp: 2, left: 'dragonfang-greatsword', right: 'silver-shield' };
    const met = (opponent: string) =>
      facing([opponent], hero, MISS, {
        rules: { hardDefeat: true, retreatDistance: 3 },
        board: { 8: 'sanctuary' },
        rests: ['fight'],
      });
    const does = (opponent: string) => {
      const scene = met(opponent).answer(0, attack(0));
      return fearful.choose(scene.match.packet(seat(0)) as AskedPacket<Mountain>, seat(0), rng());
    };
    expect(does('orc')).toMatchObject({ do: 'attack' });
    expect(does('demon')).toEqual({ do: 'retreat' });
  });

  test('strikes the enemy that falls soonest', () => {
    const scene = facing(['ogre', 'goblin'], { left: 'dagger' }, []);
    expect(chosen(scene, 0, 'fight')).toEqual(attack(1, 'steady'));
  });

  test('does not run six tiles from a defeat that costs one', () => {
    const scene = facing(['dragon-whelp'], { hp: 2 }, [1, 1, 6, 6]).answer(0, attack(0));
    expect(chosen(scene, 0, 'fight')).toEqual(attack(0, 'end'));
  });
});

describe('before a tile resolves', () => {
  test('KM-143: leaps on to the Final tile', () => {
    const scene = mountain({ players: [{ at: 16, pack: ['blink-scroll'] }, far], dice: [1] }).answer(0, move);
    expect(chosen(scene, 0, 'arrive')).toEqual({ do: 'step', card: 'blink-scroll', by: 2 });
  });

  test('KM-127: steps back from enemies it cannot beat, and only from those', () => {
    const landed = (hero: Hero) =>
      mountain({
        players: [{ at: 12, left: 'lamp', ...hero }, far],
        rules: { hardDefeat: true },
        board: { 15: 'start' },
        dice: [4],
      });
    expect(chosen(landed({ hp: 1 }).answer(0, move), 0, 'arrive')).toEqual({ do: 'step', card: 'lamp', by: -1 });
    const strong = landed({ right: 'dragonfang-greatsword', armour: 'heirloom-armor' });
    expect(chosen(strong.answer(0, move), 0, 'arrive')).toEqual(stay);
  });

  test('keeps Instinct where a step changes nothing', () => {
    const scene = mountain({ players: [{ at: 5, kept: ['instinct'] }, far], dice: [2], board: { 6: 'start', 8: 'start' } });
    expect(chosen(scene.answer(0, move), 0, 'arrive')).toEqual(stay);
  });
});
