import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { MOST_EFFECTS } from '../../rules/house-rules.ts';
import { field, heard, order, play, player, powers, RIVAL, skirmish } from '../skirmish.ts';

test('FS-125, FS-076, FS-078: Champion onto own Martyr, Scout beside it: Martyr dies, Champion deployed, Scout +2, in that order', () => {
  const scene = skirmish({ mine: { hand: ['champion'], units: [null, 'martyr', 'scout'] } }).answer(0, play('champion', 1));
  expect(order(scene)).toEqual(['played', 'sacrificed', 'died', 'deployed', 'power', 'priority']);
  scene.tells(0, { type: 'power', card: 'scout', slot: 2, from: 1, to: 3, amount: 2, by: 'martyr' });
  expect(powers(scene, 0)).toEqual([null, 5, 3, null]);
});

describe('the queue', () => {
  test('FS-003, C-11: first in, first out, and targets are found when the effect runs: the new unit is close to the old one’s neighbour', () => {
    // The Martyr's +2 was put off before Captain came, and runs after it: Captain's own +1 comes behind it.
    const scene = skirmish({ mine: { hand: ['captain'], units: ['martyr', 'scout'] } }).answer(0, play('captain', 0));
    expect(heard(scene, 'deployed', 'power').map((event) => ('by' in event ? event.by : event.type))).toEqual([
      'deployed',
      'martyr',
      'captain',
    ]);
    expect(powers(scene, 0)).toEqual([3, 4, null, null]);
  });

  test('FS-026: the unit is placed, then the slot acts, then the unit’s own Deploy', () => {
    const scene = skirmish({
      mine: { hand: ['duelist'] },
      theirs: { units: ['scout'] },
      effects: [{ slot: 0, card: 'fortify', owner: 0 }],
    });
    scene.answer(0, play('duelist', 0));
    expect(order(scene).slice(1, 4)).toEqual(['deployed', 'power', 'power']);
    expect(heard(scene, 'power').map(({ by, from, to }) => [by, from, to])).toEqual([
      ['fortify', 3, 5],
      ['duelist', 5, 7],
    ]);
  });

  test('H-13, FS-029, FS-094: several effects stack: the owner’s first, then the enemy’s, each oldest first', () => {
    const scene = skirmish({
      mine: { hand: ['champion'] },
      effects: [
        { slot: 0, card: 'quagmire', owner: 1 },
        { slot: 0, card: 'mason', owner: 0 },
        { slot: 0, card: 'quagmire', owner: 1 },
        { slot: 0, card: 'fortify', owner: 0 },
        { slot: 0, card: 'fortify', owner: 1 },
      ],
    });
    scene.answer(0, play('champion', 0));
    expect(heard(scene, 'power').map(({ by }) => by)).toEqual(['mason', 'fortify', 'quagmire', 'quagmire']);
    expect(powers(scene, 0)[0]).toBe(4);
  });

  test('H-04: beyond 300 effects of one play the rest is dropped, and that is told', () => {
    const scene = skirmish({
      mine: { hand: ['champion'] },
      effects: Array.from({ length: 302 }, () => ({ slot: 0, card: 'mason', owner: 0 }) as const),
    });
    scene.answer(0, play('champion', 0));
    expect(powers(scene, 0)[0]).toBe(5 + MOST_EFFECTS);
    expect(heard(scene, 'dropped')).toEqual([{ type: 'dropped', card: 'mason', most: 300 }]);
    scene.asks(1, 'play');
  });

  test('H-04: every play counts its own effects', () => {
    const scene = skirmish({
      mine: { hand: ['champion', 'champion', 'champion'] },
      theirs: { hand: [] },
      effects: Array.from({ length: 200 }, () => ({ slot: 0, card: 'mason', owner: 0 }) as const),
    });
    scene.answer(0, play('champion', 0)).answer(0, play('champion', 0));
    expect(powers(scene, 0)[0]).toBe(205);
    expect(heard(scene, 'dropped')).toEqual([]);
  });
});

describe('deaths', () => {
  test('FS-023, FS-042, FS-098: a unit without power dies after the effect, goes to its owner’s discard pile, and its Death happens', () => {
    const scene = skirmish({ mine: { hand: ['fireball'] }, theirs: { units: ['pilgrim'], hand: [], deck: ['medic', 'mason'] } });
    scene.answer(0, play('fireball', null, 'rival-0'));
    expect(player(scene, 1)).toMatchObject({ discard: ['pilgrim'], hand: ['medic', 'mason'] });
    scene.tells(0, { type: 'died', seat: RIVAL, slot: 0, card: 'pilgrim', cause: 'power', by: 'fireball' });
  });

  test('H-11, FS-097: simultaneous deaths go left to right', () => {
    // Sacrificing the Keg hurts both Kegs of the rival; their deaths hurt mine.
    const scene = skirmish({
      mine: { hand: ['blood_rite'], units: ['scout', 'powder_keg', 'scout'], deck: [] },
      theirs: { units: ['powder_keg', null, 'powder_keg'] },
    });
    scene.answer(0, play('blood_rite', null, 'own-1'));
    expect(heard(scene, 'died').map(({ seat, slot }) => [seat, slot])).toEqual([
      [0, 1],
      [1, 0],
      [1, 2],
      [0, 0],
      [0, 2],
    ]);
  });

  test('H-11: in one slot the active player’s unit dies first', () => {
    const scene = skirmish({
      mine: { units: [['medic', 1]] },
      theirs: { units: [['medic', 1]] },
      from: [
        // A Champion has no such effect: nothing happens but the look for deaths.
        { do: 'effect', on: 'play', card: 'champion', seat: seat(1), slot: 0, unit: 0, target: null, amount: 0 },
        { do: 'turn.end' },
      ],
      late: (state) => {
        state.current = seat(1);
        for (const unit of state.slots[0]?.units ?? []) if (unit !== null) unit.power = 0;
      },
    });
    expect(scene.state.players.map(({ discard }) => discard)).toEqual([['medic'], ['medic']]);
    expect(scene.match.opening.flatMap(({ event }) => (event.type === 'died' ? [event.seat] : []))).toEqual([1, 0]);
  });

  test('C-22: a unit is marked once, and dies even if its power rises meanwhile', () => {
    // Two Quagmires bring the Duelist to 0, and the third one finds it there. Its own Deploy gives it power before its death is carried out.
    const quagmire = { slot: 0, card: 'quagmire', owner: 1 } as const;
    const scene = skirmish({
      mine: { hand: ['duelist', 'scout'] },
      theirs: { units: ['champion'] },
      effects: [quagmire, quagmire, quagmire],
    });
    scene.answer(0, play('duelist', 0));
    expect(heard(scene, 'power').map(({ by, from, to }) => [by, from, to])).toEqual([
      ['quagmire', 3, 1],
      ['quagmire', 1, 0],
      ['duelist', 0, 2],
    ]);
    expect(heard(scene, 'died')).toMatchObject([{ card: 'duelist', cause: 'power' }]);
    expect(field(scene, 0)).toEqual([null, null, null, null]);
    expect(scene.state.dying).toEqual([]);
  });

  test('FS-003: one death after the other: a Martyr that dies by the same storm helps nobody who died with it', () => {
    const scene = skirmish({
      mine: { hand: ['arrow_storm'] },
      theirs: {
        units: [
          ['martyr', 1],
          ['champion', 1],
        ],
      },
    });
    scene.answer(0, play('arrow_storm'));
    expect(heard(scene, 'died').map(({ card }) => card)).toEqual(['martyr', 'champion']);
    expect(heard(scene, 'power').map(({ by }) => by)).toEqual(['arrow_storm', 'arrow_storm']);
    expect(field(scene, 1)).toEqual([null, null, null, null]);
  });

  test('C-22: a dying unit cannot be bounced any more', () => {
    // The Keg that makes room for Bouncer kills its target first.
    const scene = skirmish({
      mine: { hand: ['bouncer'], units: ['powder_keg'] },
      theirs: { units: ['pilgrim'], hand: [], deck: ['medic', 'mason'] },
    });
    scene.answer(0, play('bouncer', 0, 'rival-0'));
    expect(heard(scene, 'bounced')).toEqual([]);
    expect(player(scene, 1)).toMatchObject({ discard: ['pilgrim'], known: [] });
  });
});

describe('power', () => {
  test('FS-018, FS-045, C-09: every change is told with old, new and difference, and then the unit’s own hook runs', () => {
    const scene = skirmish({ mine: { hand: ['archer'] }, theirs: { units: ['berserker'] } }).answer(
      0,
      play('archer', 0, 'rival-0'),
    );
    expect(heard(scene, 'power')).toMatchObject([
      { seat: 1, slot: 0, card: 'berserker', from: 3, to: 1, amount: -2, how: 'damage', by: 'archer' },
      { seat: 1, slot: 0, card: 'berserker', from: 1, to: 3, amount: 2, how: 'given', by: 'berserker' },
    ]);
  });

  test('FS-019: damage is never more than the power that is there', () => {
    const scene = skirmish({ mine: { hand: ['fireball'] }, theirs: { units: ['scout'] } });
    scene.answer(0, play('fireball', null, 'rival-0')).tells(0, { type: 'power', from: 1, to: 0, amount: -1 });
  });

  test('FS-020: changes stay as long as the unit does, and the unit remembers what they were', () => {
    const scene = skirmish({ mine: { hand: ['rally', 'blessing', 'medic'], units: ['scout'] }, theirs: { hand: [] } });
    scene.answer(0, play('rally')).answer(0, play('blessing', null, 'own-0'));
    expect(scene.state.slots[0]?.units[0]).toMatchObject({
      power: 5,
      changes: [
        { by: 'rally', amount: 1 },
        { by: 'blessing', amount: 3 },
      ],
    });
  });

  test('FS-021, H-02: close allies are beside a slot, close enemies also in it', () => {
    const allies = skirmish({
      mine: { hand: ['captain'], units: ['scout', 'scout', 'scout', 'scout'] },
      theirs: { units: ['scout'] },
    });
    allies.answer(0, play('captain', 1));
    expect(powers(allies, 0)).toEqual([2, 3, 2, 1]);
    expect(powers(allies, 1)[0]).toBe(1);
    const enemies = skirmish({
      mine: { hand: ['blood_rite'], units: ['champion', 'powder_keg'] },
      theirs: { units: ['champion', 'champion', 'champion', 'champion'] },
    });
    enemies.answer(0, play('blood_rite', null, 'own-1'));
    expect(powers(enemies, 1)).toEqual([3, 3, 3, 5]);
    expect(powers(enemies, 0)[0]).toBe(5);
  });
});
