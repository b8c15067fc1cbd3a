import { describe, expect, test } from 'vitest';
import { drop, end, field, heard, ME, pass, play, player, powers, RIVAL, skirmish } from '../../skirmish.ts';

test('Veteran: power 4; its Conquer draws a card', () => {
  const scene = end(skirmish({ mine: { hand: ['scout'], units: ['veteran'], deck: ['archer'] } }));
  expect(player(scene, 0).hand).toEqual(['scout', 'archer']);
  scene.tells(1, { type: 'conquered', card: 'veteran', slot: 0, by: 'veteran' });
});

test('Veteran: nothing where it does not win its slot', () => {
  const scene = end(skirmish({ mine: { hand: ['scout'], units: ['veteran'] }, theirs: { units: [['champion', 4]] } }));
  expect(player(scene, 0).hand).toEqual(['scout']);
});

test('Banner Lord: power 3; its Conquer gains 1 VP before the round is decided (H-09)', () => {
  const scene = end(skirmish({ mine: { units: ['banner_lord'] }, theirs: { units: [null, 'scout'] } }));
  expect(player(scene, 0)).toMatchObject({ vp: 2, won: 1 });
  scene.tells(0, { type: 'vp', seat: ME, from: 1, to: 2, by: 'banner_lord' });
});

test('Powder Keg: power 1; its Death deals 2 damage to close enemies, in the same slot and beside it', () => {
  const scene = skirmish({
    mine: { hand: ['blood_rite'], units: ['champion', 'powder_keg', 'champion'] },
    theirs: { units: ['champion', 'champion', 'champion', 'champion'] },
  });
  scene.answer(0, play('blood_rite', null, 'own-1'));
  expect(powers(scene, 1)).toEqual([3, 3, 3, 5]);
  expect(powers(scene, 0)).toEqual([5, null, 5, null]);
});

test('Pilgrim: power 2; its Death draws 2 cards for its owner', () => {
  const scene = skirmish({
    mine: { hand: ['fireball'] },
    theirs: { hand: [], units: ['pilgrim'], deck: ['scout', 'medic', 'mason'] },
  });
  scene.answer(0, play('fireball', null, 'rival-0'));
  expect(player(scene, 1).hand).toEqual(['scout', 'medic']);
});

test('FS-019, FS-047, C-19: Medic (power 3) heals other own units by 2, not above their original power, and takes nothing from a stronger one', () => {
  const scene = skirmish({
    mine: {
      hand: ['medic'],
      units: [
        ['champion', 2],
        ['champion', 4],
        ['champion', 8],
      ],
    },
    theirs: { units: [['champion', 2]] },
  });
  scene.answer(0, play('medic', 3));
  expect(powers(scene, 0)).toEqual([4, 5, 8, 3]);
  expect(powers(scene, 1)[0]).toBe(2);
  expect(heard(scene, 'power').map(({ how, amount, to }) => [how, amount, to])).toEqual([
    ['healed', 2, 4],
    ['healed', 1, 5],
  ]);
});

test('Medic: it does not heal itself', () => {
  const scene = skirmish({ mine: { hand: ['medic', 'scout'] }, effects: [{ slot: 0, card: 'quagmire', owner: 1 }] });
  scene.answer(0, play('medic', 0));
  expect(powers(scene, 0)[0]).toBe(1);
});

test('Pickpocket: power 3; the opponent discards a random card', () => {
  const scene = skirmish({ mine: { hand: ['pickpocket'] }, theirs: { hand: ['scout', 'medic', 'mason'] }, dice: [1] });
  scene.answer(0, play('pickpocket', 0));
  expect(player(scene, 1)).toMatchObject({ hand: ['scout', 'mason'], discard: ['medic'] });
  scene.tells(0, { type: 'discarded', seat: RIVAL, card: 'medic', how: 'random', by: 'pickpocket' });
});

test('Pickpocket: a known card is as likely as any other', () => {
  const scene = skirmish({ mine: { hand: ['pickpocket'] }, theirs: { hand: ['scout'], known: ['medic'] }, dice: [1] });
  scene.answer(0, play('pickpocket', 0));
  expect(player(scene, 1)).toMatchObject({ hand: ['scout'], known: [], discard: ['medic'] });
});

test('Pickpocket: an empty hand loses nothing', () => {
  const scene = skirmish({ mine: { hand: ['pickpocket', 'scout'] }, theirs: { hand: [] } }).answer(0, play('pickpocket', 0));
  expect(heard(scene, 'discarded')).toEqual([]);
});

describe('Gravedigger', () => {
  test('power 2; takes back the unit that was discarded last, no action and no Gravedigger', () => {
    const scene = skirmish({ mine: { hand: ['gravedigger'], discard: ['medic', 'scout', 'gravedigger', 'rally'] } });
    scene.answer(0, play('gravedigger', 0));
    expect(player(scene, 0)).toMatchObject({ known: ['scout'], discard: ['medic', 'gravedigger', 'rally'] });
    scene.tells(1, { type: 'returned', seat: ME, card: 'scout', by: 'gravedigger' });
  });

  test('nothing where there is none', () => {
    const scene = skirmish({ mine: { hand: ['gravedigger', 'scout'], discard: ['rally'] } }).answer(0, play('gravedigger', 0));
    expect(player(scene, 0).known).toEqual([]);
  });
});

describe('Assassin', () => {
  test('power 1; destroys the enemy unit in its slot at power 4', () => {
    const scene = skirmish({ mine: { hand: ['assassin'] }, theirs: { units: ['veteran', 'scout'] } }).answer(
      0,
      play('assassin', 0),
    );
    expect(field(scene, 1)).toEqual([null, 'scout', null, null]);
    scene.tells(0, { type: 'died', card: 'veteran', cause: 'destroyed', by: 'assassin' });
  });

  test('not at power 5', () => {
    const scene = skirmish({ mine: { hand: ['assassin'] }, theirs: { units: ['champion'] } }).answer(0, play('assassin', 0));
    expect(powers(scene, 1)[0]).toBe(5);
  });
});

describe('Colossus', () => {
  test('power 7; its owner discards 2 cards, one after the other', () => {
    const scene = skirmish({ mine: { hand: ['colossus', 'scout', 'medic', 'scout'] } }).answer(0, play('colossus', 0));
    expect(scene.asks(0, 'discard').ask).toMatchObject({ by: 'colossus', left: 2 });
    scene.answer(0, drop('scout'));
    expect(scene.asks(0, 'discard').ask).toMatchObject({ left: 1 });
    scene.answer(0, drop('medic')).asks(1, 'play');
    expect(player(scene, 0)).toMatchObject({ hand: ['scout'], discard: ['scout', 'medic'] });
    expect(powers(scene, 0)[0]).toBe(7);
  });

  test('H-07: with one card left it is that one, with none nothing is asked', () => {
    const one = skirmish({ mine: { hand: ['colossus', 'scout'] } }).answer(0, play('colossus', 0));
    one.answer(0, drop('scout')).asks(1, 'play');
    skirmish({ mine: { hand: ['colossus'] } })
      .answer(0, play('colossus', 0))
      .asks(1, 'play');
  });
});

test('Mason: power 2; each adjacent slot gives your units +1 from then on', () => {
  const scene = skirmish({ mine: { hand: ['mason', 'scout', 'scout'] }, theirs: { hand: ['scout'], deck: [] } });
  scene.answer(0, play('mason', 1)).answer(1, play('scout', 0));
  expect(scene.state.slots.map(({ effects }) => effects.map(({ card, owner }) => [card, owner]))).toEqual([
    [['mason', 0]],
    [],
    [['mason', 0]],
    [],
  ]);
  scene.answer(0, play('scout', 0)).answer(0, play('scout', 3));
  expect(powers(scene, 0)).toEqual([2, 2, null, 1]);
  expect(powers(scene, 1)[0]).toBe(1);
  scene.answer(0, pass).asks(0, 'next');
});
