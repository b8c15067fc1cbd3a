import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { mountain, player } from '../mountain.ts';
import { accept, choices, close, deeds, end, heard, move, offer, only, trade } from './actions.ts';
import { trading } from './scenes.ts';

describe('room', () => {
  test('H-45: my own side must fit', () => {
    const scene = trading({ pack: ['dagger'] }, { left: 'dagger', right: 'dagger', pack: ['robe', 'robe'] });
    scene.answer(0, offer('dagger')).refuses(1, accept(1), 'not-an-option', 'blocked.noRoom');
    scene.answer(1, offer('robe')).answer(1, accept(2)).answer(0, accept(2));
    expect(player(scene, 1).pack).toEqual(['robe', 'dagger']);
  });

  test('H-45: only mine: whether the partner has room is none of my business', () => {
    const scene = trading({ pack: ['dagger'] }, { left: 'dagger', right: 'dagger', pack: ['robe', 'robe'] });
    scene.answer(0, offer('dagger'));
    expect(choices(scene, 0, 'accept')).toEqual([accept(1)]);
    scene.answer(0, accept(1)).answer(1, close);
  });

  test('H-45: gifts are allowed', () => {
    const scene = trading({}, { left: 'dagger' }).answer(1, offer('dagger', 'gear')).answer(0, accept(1)).answer(1, accept(1));
    expect(player(scene, 0).pack).toEqual(['dagger']);
    expect(player(scene, 1).left).toBeNull();
  });

  test('H-45: equipped things may be traded', () => {
    const scene = trading({ armour: 'robe', pack: ['robe'] }, { pack: ['beer'] });
    expect(choices(scene, 0, 'offer')).toEqual([offer('robe', 'gear'), offer('robe')]);
    scene.answer(0, offer('robe', 'gear')).answer(0, accept(1)).answer(1, accept(1));
    expect(player(scene, 0)).toMatchObject({ armour: null, pack: ['robe'] });
  });

  test('H-45: received things find a place: where the backpack is full, in a free slot of the gear', () => {
    const scene = trading({ pack: ['lords-sword'] }, { left: 'dagger', pack: ['robe', 'robe'] });
    scene.answer(0, offer('lords-sword')).answer(0, accept(1)).answer(1, accept(1));
    expect(player(scene, 1)).toMatchObject({ left: 'dagger', right: 'lords-sword', pack: ['robe', 'robe'] });
  });

  test('H-45: two of a kind are two offers', () => {
    const scene = trading({ pack: ['beer', 'beer'] }, {}).answer(0, offer('beer'));
    expect(deeds(scene, 0)).toEqual(['accept', 'close', 'offer', 'withdraw']);
    scene.answer(0, offer('beer')).answer(0, accept(2)).answer(1, accept(2));
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([[], ['beer', 'beer']]);
  });

  test('KM-074, H-45: a gift is a way out of a backpack too full', () => {
    const scene = mountain({ players: [{ at: 7, pack: ['robe', 'robe'] }, { at: 8 }], treasure1: ['beer'], dice: [1] });
    scene.answer(0, move).refuses(0, end, 'not-an-option', 'blocked.overfull');
    scene.answer(0, trade(1)).answer(0, offer('beer')).answer(0, accept(1)).answer(1, accept(1)).answer(0, end);
    expect(player(scene, 1).pack).toEqual(['beer']);
    scene.asks(1, 'turn');
  });

  test('H-34: kept Luck cards are not traded', () => {
    const scene = trading({ kept: ['instinct'], pack: ['beer'] }, {});
    expect(choices(scene, 0, 'offer')).toEqual([offer('beer')]);
  });
});

describe('what others learn of it', () => {
  const agreed = () => trading({ left: 'dagger', pack: ['beer'] }, { pack: ['trap', 'lamp'] }).answer(0, offer('beer'));

  test('section 4.3: offers are for the two sides; others see how many', () => {
    const scene = agreed();
    for (const who of [0, 1]) expect(only(scene, 'offer', who)).toMatchObject({ item: 'beer', on: true, count: 1 });
    for (const who of [2, null]) expect(only(scene, 'offer', who)).toMatchObject({ seat: 0, item: null, count: 1 });
    expect(scene.view(2).trade).toEqual({ a: 0, b: 1, counts: [1, 0], asked: [0, 0], open: null });
    expect(scene.view(null).trade).toEqual({ a: 0, b: 1, counts: [1, 0], asked: [0, 0], open: null });
    expect(scene.view(1).trade?.open?.offers).toEqual([[{ item: 'beer', from: 'pack' }], []]);
  });

  test('section 4.3: an equipped thing that is offered looks to others like any other', () => {
    const ofGear = agreed().answer(0, offer('dagger', 'gear'));
    const ofPack = trading({ left: 'dagger', pack: ['beer', 'beer'] }, { pack: ['trap', 'lamp'] }).answer(0, offer('beer'));
    ofPack.answer(0, offer('beer'));
    for (const who of [2, null]) expect(ofGear.told(who)).toEqual(ofPack.told(who));
  });

  test('section 4.3: who has accepted is for the two sides', () => {
    const scene = agreed();
    const packets = () => [seat(2), null].map((eyes) => scene.match.packet(eyes));
    const before = packets();
    scene.answer(1, accept(1)).tells(0, { type: 'accepted', seat: seat(1) });
    for (const who of [2, null]) expect(scene.told(who)).toEqual([]);
    expect(packets()).toEqual(before);
  });

  test('section 4.3: what changed hands is for the two sides; others see counts', () => {
    const scene = agreed().answer(1, offer('lamp')).answer(1, offer('trap')).answer(0, accept(3)).answer(1, accept(3));
    const counts = { type: 'traded', seat: 0, with: 1, gaveCount: 1, gotCount: 2, gear: [] };
    for (const who of [0, 1]) expect(only(scene, 'traded', who)).toEqual({ ...counts, gave: ['beer'], got: ['lamp', 'trap'] });
    for (const who of [2, null]) expect(only(scene, 'traded', who)).toEqual({ ...counts, gave: null, got: null });
    expect(scene.view(2).players[0]).toMatchObject({ pack: null, carried: 2, slots: 3 });
    expect(heard(scene, 'equipped')).toEqual([]);
  });
});
