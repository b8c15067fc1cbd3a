import { expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import type { CardId } from '../../../rules/state.ts';
import { litPlaces, plainPlay, playsOf } from '../../../ui/play/lit.ts';
import { ME, play, type SkirmishScene, skirmish } from '../../skirmish.ts';

const isUnit = (card: CardId): boolean => cards.get(card).kind === 'unit';
const optionsOf = (scene: SkirmishScene) => scene.match.packet(ME).question?.options ?? [];
const lit = (scene: SkirmishScene, card: CardId, slot: number | null = null) =>
  litPlaces(optionsOf(scene), { card, slot }, isUnit).map(({ place }) => place);

test('FS-060: a unit lights up its player’s side of every slot; an action its targets, or whole slots; nothing else', () => {
  const scene = skirmish({
    mine: { hand: ['captain', 'fireball', 'blessing', 'fortify', 'dispel', 'rally', 'assassin'], units: ['champion'] },
    theirs: { units: [null, 'scout', null, 'champion'] },
    effects: [{ slot: 2, card: 'fortify', owner: 1 }],
  });
  expect(lit(scene, 'captain')).toEqual(['own-0', 'own-1', 'own-2', 'own-3']);
  expect(lit(scene, 'fireball')).toEqual(['rival-1', 'rival-3']);
  expect(lit(scene, 'blessing')).toEqual(['own-0']);
  expect(lit(scene, 'fortify')).toEqual(['slot-0', 'slot-1', 'slot-2', 'slot-3']);
  expect(lit(scene, 'dispel')).toEqual(['slot-2']);
  expect(lit(scene, 'rally')).toEqual([]);
  expect(plainPlay(optionsOf(scene), 'rally')).toEqual(play('rally'));
  expect(plainPlay(optionsOf(scene), 'fireball')).toBeNull();
});

test('FS-060: a unit with a target asks for its slot first, then for a target close to that slot, also where there is only one', () => {
  const scene = skirmish({
    mine: { hand: ['archer', 'champion'] },
    theirs: { units: ['scout', 'medic', null, 'champion'] },
  });
  const places = litPlaces(optionsOf(scene), { card: 'archer', slot: null }, isUnit);
  expect(places.map(({ place, more }) => [place, more])).toEqual([
    ['own-0', true],
    ['own-1', true],
    ['own-2', true],
    ['own-3', true],
  ]);
  expect(lit(scene, 'archer', 0)).toEqual(['rival-0', 'rival-1']);
  expect(lit(scene, 'archer', 3)).toEqual(['rival-3']);
  const [only] = litPlaces(optionsOf(scene), { card: 'archer', slot: 3 }, isUnit);
  expect(only).toEqual({ place: 'rival-3', plays: [play('archer', 3, 'rival-3')], more: false });
});

test('a slot where nobody is close is chosen and sent at once, and a blocked card has no place', () => {
  const scene = skirmish({ mine: { hand: ['archer', 'fireball'] }, theirs: { units: ['scout'] } });
  const places = litPlaces(optionsOf(scene), { card: 'archer', slot: null }, isUnit);
  expect(places.map(({ place, more }) => [place, more])).toEqual([
    ['own-0', true],
    ['own-1', true],
    ['own-2', false],
    ['own-3', false],
  ]);
  const empty = skirmish({ mine: { hand: ['fireball', 'champion'] } });
  expect(playsOf(optionsOf(empty), 'fireball')).toEqual([]);
  expect(lit(empty, 'fireball')).toEqual([]);
});
