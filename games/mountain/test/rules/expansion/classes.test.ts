import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, player } from '../../mountain.ts';
import { duel, end, move, only, stay, told } from '../actions.ts';
import { round } from '../scenes.ts';
import { drawing, expanded, fighting } from './expanded.ts';

describe('Berserker', () => {
  const hero = { class: 'berserker' } as const;

  test('KM-172: +2 Attack against enemies and against players', () => {
    const fight = fighting(['goblin'], hero, [1, 6, 1, 6], { rests: ['fight'] }).answer(0, attack(0));
    expect(only(fight, 'fightRound').attack.bonuses).toEqual([
      { from: 'base', n: 1 },
      { from: 'berserker', n: 2 },
    ]);
    const scene = expanded({
      players: [{ at: 8, ...hero }, { at: 8 }],
      dice: [1, 6, 1, 6],
      board: { 8: 'treasure1' },
      rests: ['duel'],
    });
    const duelling = round(scene.answer(0, duel(1)), attack(1), attack(0));
    expect(only(duelling, 'duelRound').fighters[0]?.attack?.bonuses).toContainEqual({ from: 'berserker', n: 2 });
  });

  describe('KM-180: begins with a tier 1 treasure', () => {
    const begun = (rules: { readonly handicap?: boolean }) =>
      expanded({
        players: [hero, {}, hero],
        rules,
        treasure1: ['dagger', 'trap', 'robe', 'beer', 'lamp'],
        from: { do: 'initiative' },
        rests: ['turn'],
      });

    test('in the order of the turns; which one it is, only its owner sees', () => {
      const scene = begun({});
      expect([0, 1, 2].map((who) => player(scene, who).pack)).toEqual([['dagger'], [], ['trap']]);
      expect(scene.view(1).players.map(({ pack, tiers }) => [pack, tiers])).toEqual([
        [null, [1, 0, 0]],
        [[], [0, 0, 0]],
        [null, [1, 0, 0]],
      ]);
    });

    test('besides what a late place brings, while there is room', () => {
      const packs = [0, 1, 2].map((who) => player(begun({ handicap: true }), who).pack);
      expect(packs).toEqual([['dagger'], ['trap'], ['robe', 'beer']]);
    });
  });

  test('H-55: every loss costs one more: of a fight, of a duel, of a Luck card, of a drink', () => {
    const fight = fighting(['goblin'], hero, [1, 1, 6, 6], { rests: ['fight'] }).answer(0, attack(0));
    expect(only(fight, 'hurt')).toMatchObject({ lost: 2, hp: 3 });
    const scene = expanded({
      players: [{ at: 8, ...hero }, { at: 8 }],
      dice: [1, 1, 6, 6],
      board: { 8: 'treasure1' },
      rests: ['duel'],
    });
    expect(only(round(scene.answer(0, duel(1)), attack(1), attack(0)), 'hurt')).toMatchObject({ lost: 2, hp: 3 });
    expect(only(drawing('sprained-wrist', [hero, {}]), 'hurt')).toMatchObject({ lost: 2, hp: 3 });
    const drunk = expanded({ players: [{ ...hero, pack: ['bitter-draught'] }, {}] }).answer(0, {
      do: 'use',
      item: 'bitter-draught',
    });
    expect(only(drunk, 'hurt')).toMatchObject({ lost: 2, hp: 3 });
  });

  test('H-40, H-55: the hits of a round are one loss, so they cost one more together', () => {
    const fight = fighting(['goblin', 'wolf'], hero, [1, 1, 6, 6, 6, 6], { rests: ['fight'] }).answer(0, attack(0));
    expect(only(fight, 'hurt')).toMatchObject({ lost: 3, hp: 2 });
  });

  test('H-55, KM-144: a Wardstone removes 1 of it', () => {
    const scene = drawing('sprained-wrist', [{ ...hero, pack: ['wardstone'] }, {}]).answer(0, stay);
    expect(only(scene, 'warded')).toMatchObject({ count: 1 });
    expect(only(scene, 'hurt')).toMatchObject({ lost: 1, hp: 4 });
  });

  test('H-55: two Wardstones take all of it', () => {
    const scene = drawing('sprained-wrist', [{ ...hero, pack: ['wardstone', 'wardstone'] }, {}]).answer(0, stay);
    expect(only(scene, 'warded')).toMatchObject({ count: 2 });
    expect(told(scene)).not.toContain('hurt');
  });
});

describe('who is ahead', () => {
  const bonusesOf = (hero: 'highlander' | 'vanguard', at: number) => {
    const scene = fighting(['goblin'], { class: hero }, [1, 6, 1, 6], {
      players: [{ class: hero, at: 10 }, { at }],
      rests: ['fight'],
    });
    return only(scene.answer(0, attack(0)), 'fightRound').attack.bonuses.filter(({ from }) => from === hero);
  };

  test('KM-184: a Highlander has +1 Attack while somebody is ahead', () => {
    expect(bonusesOf('highlander', 12)).toEqual([{ from: 'highlander', n: 1 }]);
    expect(bonusesOf('highlander', 11)).toEqual([]);
    expect(bonusesOf('highlander', 3)).toEqual([]);
  });

  test('KM-184: a Vanguard has it while nobody is', () => {
    expect(bonusesOf('vanguard', 12)).toEqual([]);
    expect(bonusesOf('vanguard', 11)).toEqual([{ from: 'vanguard', n: 1 }]);
  });

  test('KM-184: a Vanguard travels light: 3 slots in the backpack', () => {
    const scene = expanded({ players: [{ class: 'vanguard', at: 8, pack: ['beer', 'trap', 'trap'] }, {}] });
    expect(scene.view(1).players[0]).toMatchObject({ slots: 3, capacity: 3 });
    const full = expanded({
      players: [{ class: 'vanguard', at: 8, pack: ['beer', 'trap', 'trap'] }, {}],
      board: { 9: 'treasure1' },
      treasure1: ['luck-charm'],
      dice: [1],
      rests: ['after'],
    }).answer(0, move);
    full.refuses(0, end, 'not-an-option', 'blocked.overfull');
  });

  test('H-52: somebody who has left is ahead of nobody', () => {
    const scene = expanded({ players: [{ at: 3 }, { at: 12 }, { at: 1 }] });
    expect(player(scene, 0).behind).toBe(true);
    scene.answer(1, { do: 'concede' });
    expect(player(scene, 0).behind).toBe(false);
    expect(player(scene, 2).behind).toBe(true);
  });
});

describe('Peddler', () => {
  const landing = (hero: 'peddler' | 'scout') =>
    expanded({ players: [{ class: hero, at: 6, left: 'dagger' }, {}], dice: [1], rests: ['shop', 'after'] }).answer(0, move);

  test('KM-184, H-55: a Sanctuary is a Shop to a Peddler, and to nobody else', () => {
    landing('peddler').asks(0, 'shop');
    landing('scout').asks(0, 'after');
  });

  test('KM-085: and nobody can duel there all the same', () => {
    const scene = expanded({ players: [{ class: 'peddler', at: 7, left: 'dagger' }, { at: 7 }] });
    expect(scene.options(0).some((option) => option.do === 'duel')).toBe(false);
    scene.asks(seat(0), 'turn');
  });
});
