import { describe, expect, test } from 'vitest';
import { end, field, heard, ME, pass, play, player, powers, RIVAL, skirmish } from '../../skirmish.ts';

test('FS-123, FS-048, FS-095: Fortify: a slot gives its owner’s units +2 when they are deployed, and nobody else’s', () => {
  const scene = skirmish({ mine: { hand: ['fortify', 'scout'] }, theirs: { hand: ['scout'] } });
  scene.answer(0, play('fortify', 2)).tells(1, { type: 'effectAdded', slot: 2, by: 'fortify' });
  scene.answer(1, play('scout', 2)).answer(0, play('scout', 2));
  expect(powers(scene, 0)[2]).toBe(3);
  expect(powers(scene, 1)[2]).toBe(1);
});

test('FS-124, FS-046: Fireball: 3 damage to an enemy unit', () => {
  const scene = skirmish({ mine: { hand: ['fireball'], units: ['medic'] }, theirs: { units: ['champion'] } });
  scene.answer(0, play('fireball', null, 'rival-0'));
  scene.tells(1, { type: 'power', card: 'champion', from: 5, to: 2, amount: -3, how: 'damage', by: 'fireball' });
  expect(powers(scene, 0)[0]).toBe(3);
});

test('Recall: one of your units comes back, and you draw a card', () => {
  const scene = skirmish({ mine: { hand: ['recall'], units: ['scout', ['champion', 9]], deck: ['medic'] } });
  scene.answer(0, play('recall', null, 'own-1'));
  expect(player(scene, 0)).toMatchObject({ hand: ['medic'], known: ['champion'], discard: ['recall'] });
  expect(field(scene, 0)).toEqual(['scout', null, null, null]);
});

test('FS-025, FS-044: Gale: an enemy unit goes back to its owner’s hand as a fresh card', () => {
  const scene = skirmish({ mine: { hand: ['gale'] }, theirs: { hand: [], units: [['champion', 9]] } });
  scene
    .answer(0, play('gale', null, 'rival-0'))
    .tells(0, { type: 'bounced', seat: RIVAL, card: 'champion', power: 9, by: 'gale' });
  scene.answer(1, play('champion', 3));
  expect(powers(scene, 1)).toEqual([null, null, null, 5]);
});

test('Rally: all your units +1', () => {
  const scene = skirmish({ mine: { hand: ['rally'], units: ['scout', null, null, 'champion'] }, theirs: { units: ['scout'] } });
  scene.answer(0, play('rally'));
  expect(powers(scene, 0)).toEqual([2, null, null, 6]);
  expect(powers(scene, 1)[0]).toBe(1);
});

test('Blessing: one of your units +3', () => {
  const scene = skirmish({ mine: { hand: ['blessing'], units: ['scout', 'scout'] } }).answer(0, play('blessing', null, 'own-1'));
  expect(powers(scene, 0)).toEqual([1, 4, null, null]);
});

describe('Quagmire', () => {
  test('C-21: an enemy unit deployed there gets −2, your own does not', () => {
    const scene = skirmish({ mine: { hand: ['quagmire', 'champion'] }, theirs: { hand: ['champion'] } });
    scene.answer(0, play('quagmire', 1)).answer(1, play('champion', 1)).answer(0, play('champion', 1));
    expect(powers(scene, 1)[1]).toBe(3);
    expect(powers(scene, 0)[1]).toBe(5);
  });

  test('H-23: a unit that it brings to 0 still has its Deploy, then dies', () => {
    const scene = skirmish({ mine: { hand: ['scout'], deck: ['medic'] }, effects: [{ slot: 0, card: 'quagmire', owner: 1 }] });
    scene.answer(0, play('scout', 0));
    expect(heard(scene, 'deployed', 'power', 'drew', 'died').map(({ type }) => type)).toEqual([
      'deployed',
      'power',
      'drew',
      'died',
    ]);
    expect(player(scene, 0)).toMatchObject({ hand: ['medic'], discard: ['scout'] });
  });
});

test('Arrow Storm: 1 damage to all enemy units', () => {
  const scene = skirmish({
    mine: { hand: ['arrow_storm'], units: ['scout'] },
    theirs: { units: ['champion', 'scout', null, 'medic'] },
  });
  scene.answer(0, play('arrow_storm'));
  expect(powers(scene, 1)).toEqual([4, null, null, 2]);
  expect(powers(scene, 0)[0]).toBe(1);
});

test('FS-024, FS-043: Blood Rite sacrifices one of your units and draws 2 cards; that is a sacrifice and a death', () => {
  const scene = skirmish({ mine: { hand: ['blood_rite'], units: ['champion'], deck: ['scout', 'medic', 'mason'] } });
  scene.answer(0, play('blood_rite', null, 'own-0'));
  expect(player(scene, 0)).toMatchObject({ hand: ['scout', 'medic'], discard: ['champion', 'blood_rite'] });
  scene.tells(1, { type: 'sacrificed', seat: ME, slot: 0, card: 'champion', by: 'blood_rite' });
  scene.tells(1, { type: 'died', seat: ME, slot: 0, card: 'champion', cause: 'sacrifice' });
});

test('FS-030, FS-049: Dispel removes all ongoing effects of a slot, both players’, and draws a card', () => {
  const scene = skirmish({
    mine: { hand: ['dispel'], deck: ['scout'] },
    effects: [
      { slot: 1, card: 'fortify', owner: 1 },
      { slot: 1, card: 'tribute', owner: 0 },
      { slot: 2, card: 'vigil', owner: 1 },
    ],
  });
  scene.answer(0, play('dispel', 1));
  expect(scene.state.slots.map(({ effects }) => effects.length)).toEqual([0, 0, 1, 0]);
  expect(heard(scene, 'effectRemoved').map(({ slot, effect }) => [slot, effect.card, effect.owner])).toEqual([
    [1, 'fortify', 1],
    [1, 'tribute', 0],
  ]);
  expect(player(scene, 0).hand).toEqual(['scout']);
});

test('Tribute: when your unit conquers there, you draw a card', () => {
  const tribute = (owner: number) =>
    end(
      skirmish({
        mine: { hand: ['medic'], units: ['scout'], deck: ['mason'] },
        theirs: { hand: ['medic'], deck: ['mason'] },
        effects: [{ slot: 0, card: 'tribute', owner }],
      }),
    );
  const mine = tribute(0);
  expect(player(mine, 0).hand).toEqual(['medic', 'mason']);
  mine.tells(1, { type: 'conquered', card: 'scout', slot: 0, by: 'tribute' });
  const theirs = tribute(1);
  expect(player(theirs, 1).hand).toEqual(['medic']);
});

test('Vigil: when your unit dies there, the enemy unit in that slot takes 3 damage', () => {
  const scene = skirmish({
    mine: { hand: ['fireball', 'medic'], units: ['champion', 'champion'] },
    theirs: { units: ['scout', 'champion'] },
    effects: [{ slot: 0, card: 'vigil', owner: 1 }],
  });
  scene.answer(0, play('fireball', null, 'rival-0'));
  expect(powers(scene, 0)).toEqual([2, 5, null, null]);
  scene.answer(1, pass);
});
