import { describe, expect, test } from 'vitest';
import { drop, field, heard, ME, order, play, player, powers, skirmish } from '../../skirmish.ts';

describe('Scout', () => {
  test('FS-119: power 1; its Deploy draws a card', () => {
    const scene = skirmish({ mine: { hand: ['scout'], deck: ['archer', 'medic'] } }).answer(0, play('scout', 2));
    expect(powers(scene, 0)).toEqual([null, null, 1, null]);
    expect(player(scene, 0).hand).toEqual(['archer']);
    scene.tells(0, { type: 'drew', seat: ME, card: 'archer', by: 'scout', deck: 1 });
  });
});

describe('Martyr', () => {
  test('FS-120: power 2; its Death gives close allies +2, those on both sides and nobody else', () => {
    const scene = skirmish({
      mine: { hand: ['blood_rite'], units: ['scout', 'martyr', 'scout', 'scout'] },
      theirs: { units: ['scout', 'scout', 'scout'] },
    });
    expect(powers(scene, 0)[1]).toBe(2);
    scene.answer(0, play('blood_rite', null, 'own-1'));
    expect(powers(scene, 0)).toEqual([3, null, 3, 1]);
    expect(powers(scene, 1)).toEqual([1, 1, 1, null]);
  });

  test('FS-112: Martyr dies, Scout next to it 1 → 3', () => {
    const scene = skirmish({ mine: { hand: ['fireball'] }, theirs: { units: ['martyr', 'scout'] } });
    scene.answer(0, play('fireball', null, 'rival-0'));
    expect(powers(scene, 1)).toEqual([null, 3, null, null]);
    scene.tells(1, { type: 'power', card: 'scout', from: 1, to: 3, amount: 2, by: 'martyr' });
  });

  test('H-12: the unit that replaces it in its own slot gets nothing', () => {
    const scene = skirmish({ mine: { hand: ['champion'], units: [null, 'martyr'] } }).answer(0, play('champion', 1));
    expect(powers(scene, 0)).toEqual([null, 5, null, null]);
  });
});

test('FS-121: Champion has power 5 and no ability', () => {
  const scene = skirmish({ mine: { hand: ['champion'], units: ['scout'] }, theirs: { units: [null, 'scout'] } });
  scene.answer(0, play('champion', 1));
  expect(powers(scene, 0)).toEqual([1, 5, null, null]);
  expect(order(scene)).toEqual(['played', 'deployed', 'priority']);
});

describe('Bouncer', () => {
  test('FS-122, FS-096: power 2; its Deploy bounces a close enemy, without a discard', () => {
    const scene = skirmish({ mine: { hand: ['bouncer', 'scout'] }, theirs: { units: [null, ['champion', 8]] } });
    scene.answer(0, play('bouncer', 2, 'rival-1'));
    expect(powers(scene, 0)).toEqual([null, null, 2, null]);
    expect(field(scene, 1)).toEqual([null, null, null, null]);
    expect(player(scene, 1).known).toEqual(['champion']);
    scene.asks(1, 'play');
  });

  test('FS-122, C-14: a bounced ally costs a card, which its owner chooses', () => {
    const scene = skirmish({ mine: { hand: ['bouncer', 'scout', 'medic'], units: ['veteran'] } });
    scene.answer(0, play('bouncer', 1, 'own-0'));
    expect(scene.asks(0, 'discard').options).toEqual([drop('scout'), drop('medic'), drop('veteran')]);
    scene.answer(0, drop('medic')).asks(1, 'play');
    expect(player(scene, 0)).toMatchObject({ hand: ['scout'], known: ['veteran'], discard: ['medic'] });
  });

  test('C-14, H-06: a target must be named where there is one; not itself, not the unit it replaces, not a distant one', () => {
    const scene = skirmish({
      mine: { hand: ['bouncer'], units: ['scout', 'scout', null, 'scout'] },
      theirs: { units: ['medic', null, null, 'medic'] },
    });
    const at = (slot: number) =>
      scene.options(0).flatMap((option) => (option.do === 'play' && option.slot === slot ? [option.target] : []));
    expect(at(0)).toEqual(['own-1', 'rival-0']);
    expect(at(1)).toEqual(['own-0', 'rival-0']);
    expect(at(2)).toEqual(['own-1', 'own-3', 'rival-3']);
    expect(at(3)).toEqual(['rival-3']);
  });

  test('H-06: without any close unit it is played all the same', () => {
    const scene = skirmish({ mine: { hand: ['bouncer'] }, theirs: { units: [null, null, 'scout'] } });
    scene.answer(0, play('bouncer', 0));
    expect(field(scene, 0)).toEqual(['bouncer', null, null, null]);
  });
});

test('Captain: power 3; its Deploy gives close allies +1', () => {
  const scene = skirmish({ mine: { hand: ['captain'], units: ['scout', null, 'scout', 'scout'] } });
  scene.answer(0, play('captain', 1));
  expect(powers(scene, 0)).toEqual([2, 3, 2, 1]);
});

describe('Archer', () => {
  test('power 3; its Deploy deals 2 damage to the chosen close enemy', () => {
    const scene = skirmish({ mine: { hand: ['archer'] }, theirs: { units: ['champion', 'champion'] } });
    scene.answer(0, play('archer', 1, 'rival-0'));
    expect(powers(scene, 0)).toEqual([null, 3, null, null]);
    expect(powers(scene, 1)).toEqual([3, 5, null, null]);
  });

  test('close enemies are in the same and in adjacent slots', () => {
    const scene = skirmish({
      mine: { hand: ['archer'], units: [null, 'scout'] },
      theirs: { units: ['medic', 'medic', 'medic', 'medic'] },
    });
    const targets = scene.options(0).flatMap((option) => (option.do === 'play' && option.slot === 0 ? [option.target] : []));
    expect(targets).toEqual(['rival-0', 'rival-1']);
  });
});

describe('Duelist', () => {
  test('power 3; +2 if an enemy unit is in its slot', () => {
    const scene = skirmish({ mine: { hand: ['duelist'] }, theirs: { units: ['scout'] } }).answer(0, play('duelist', 0));
    expect(powers(scene, 0)[0]).toBe(5);
  });

  test('nothing for an enemy beside it', () => {
    const scene = skirmish({ mine: { hand: ['duelist'] }, theirs: { units: ['scout'] } }).answer(0, play('duelist', 1));
    expect(powers(scene, 0)[1]).toBe(3);
  });
});

describe('Lone Wolf', () => {
  test('power 4; +2 without close allies, whatever stands further away', () => {
    const scene = skirmish({ mine: { hand: ['lone_wolf'], units: [null, null, 'scout'] } }).answer(0, play('lone_wolf', 0));
    expect(powers(scene, 0)[0]).toBe(6);
  });

  test('nothing with a close ally', () => {
    const scene = skirmish({ mine: { hand: ['lone_wolf'], units: [null, 'scout'] } }).answer(0, play('lone_wolf', 0));
    expect(powers(scene, 0)[0]).toBe(4);
  });
});

describe('Berserker', () => {
  test('power 3; +2 when it loses power and survives', () => {
    const scene = skirmish({ mine: { hand: ['archer'] }, theirs: { units: ['berserker'] } });
    scene.answer(0, play('archer', 0, 'rival-0'));
    expect(heard(scene, 'power').map(({ from, to }) => [from, to])).toEqual([
      [3, 1],
      [1, 3],
    ]);
  });

  test('H-18: not if no power is left', () => {
    const scene = skirmish({ mine: { hand: ['fireball'] }, theirs: { units: ['berserker'] } });
    scene.answer(0, play('fireball', null, 'rival-0'));
    expect(field(scene, 1)[0]).toBeNull();
    expect(heard(scene, 'power')).toHaveLength(1);
  });

  test('not for a gain', () => {
    const scene = skirmish({ mine: { hand: ['blessing'], units: ['berserker'] } }).answer(0, play('blessing', null, 'own-0'));
    expect(powers(scene, 0)[0]).toBe(6);
  });
});

describe('Apprentice', () => {
  test('power 2; +1 more when another effect gives it power, and its own bonus does not set it off (H-18)', () => {
    const scene = skirmish({ mine: { hand: ['rally'], units: ['apprentice', 'apprentice'] } }).answer(0, play('rally'));
    expect(powers(scene, 0)).toEqual([4, 4, null, null]);
    expect(heard(scene, 'power').map(({ by, amount }) => [by, amount])).toEqual([
      ['rally', 1],
      ['rally', 1],
      ['apprentice', 1],
      ['apprentice', 1],
    ]);
  });

  test('a heal counts', () => {
    const scene = skirmish({ mine: { hand: ['medic', 'scout'], units: [['apprentice', 1]] } }).answer(0, play('medic', 3));
    expect(heard(scene, 'power').map(({ by, from, to }) => [by, from, to])).toEqual([
      ['medic', 1, 2],
      ['apprentice', 2, 3],
    ]);
  });

  test('nothing for a loss', () => {
    const scene = skirmish({ mine: { hand: ['arrow_storm'] }, theirs: { units: ['apprentice'] } }).answer(0, play('arrow_storm'));
    expect(powers(scene, 1)[0]).toBe(1);
  });
});
