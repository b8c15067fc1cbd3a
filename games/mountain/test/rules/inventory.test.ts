import { describe, expect, test } from 'vitest';
import { treasures } from '../../rules/catalog.ts';
import { type Hero, mountain, player } from '../mountain.ts';
import { choices, deeds, drop, end, equip, move, only, swap, told, unequip } from './actions.ts';
import { facing } from './scenes.ts';

/** Seat 0 draws this from the tier 1 deck. */
const draws = (card: string, hero: Hero, tier: 1 | 2 | 3 = 1) =>
  mountain({ players: [hero, {}], board: { 2: `treasure${tier}` }, [`treasure${tier}`]: [card], dice: [2] }).answer(0, move);

describe('equipped', () => {
  test('KM-106: two holdables and one wearable', () => {
    const scene = mountain({ players: [{ pack: ['dagger', 'robe'] }, {}] });
    scene.answer(0, equip('dagger', 'left')).answer(0, equip('robe', 'armour'));
    expect(player(scene, 0)).toMatchObject({ left: 'dagger', right: null, armour: 'robe', pack: [] });
  });

  test('KM-106: both hands may hold the same kind', () => {
    const scene = mountain({ players: [{ left: 'dagger', pack: ['dagger'] }, {}] });
    scene.answer(0, equip('dagger', 'right'));
    expect(scene.view(1).players[0]).toMatchObject({ left: 'dagger', right: 'dagger', attack: 3 });
  });

  test('KM-106: only what is equipped counts, in the panel and in combat', () => {
    const gear = { left: 'dagger', right: 'crude-axe', armour: 'robe', pack: ['lords-sword', 'heirloom-armor'] };
    const scene = facing(['goblin'], gear, [1, 6, 1, 6]).answer(0, { do: 'attack', target: 0, press: 'once' });
    expect(scene.view(0).players[0]).toMatchObject({ attack: 3, defence: 2 });
    const { attack, defence } = only(scene, 'fightRound');
    expect([attack.bonuses, defence.bonuses].map((each) => each.map(({ from }) => from))).toEqual([
      ['base', 'dagger', 'crude-axe'],
      ['base', 'robe'],
    ]);
    scene.asks(0, 'fight');
  });

  test('KM-110: a holdable is held, a wearable worn', () => {
    const scene = mountain({ players: [{ left: 'lamp', pack: ['dagger', 'robe'] }, {}] });
    expect(choices(scene, 0, 'equip')).toEqual([equip('dagger', 'left'), equip('dagger', 'right'), equip('robe', 'armour')]);
    scene.refuses(0, equip('dagger', 'armour'), 'not-an-option').refuses(0, equip('robe', 'left'), 'not-an-option');
  });

  test('KM-110: what is not carried cannot be equipped', () => {
    const scene = mountain({ players: [{ pack: ['dagger'] }, { pack: ['crude-axe'] }] });
    scene.refuses(0, equip('crude-axe', 'left'), 'not-an-option');
  });

  test('H-57: small things and drinks are never equipped', () => {
    const scene = mountain({ players: [{ pack: ['trap', 'beer', 'wardstone', 'blink-scroll'] }, {}] });
    expect(choices(scene, 0, 'equip')).toEqual([]);
    for (const item of ['trap', 'beer']) scene.refuses(0, equip(item, 'left'), 'not-an-option');
  });

  test('H-57: nor with too much in the backpack and both hands free', () => {
    expect(choices(draws('beer', { pack: ['robe', 'robe'] }), 0, 'equip')).toEqual([]);
    expect(choices(draws('trap', { pack: ['robe', 'robe'] }), 0, 'equip')).toEqual([]);
  });

  test('H-57: they work from the backpack', () => {
    const scene = mountain({ players: [{ hp: 1, pack: ['beer'] }, {}] });
    scene.answer(0, { do: 'use', item: 'beer' });
    expect(player(scene, 0).hp).toBe(4);
  });

  test('KM-110: swap between the hands', () => {
    const scene = mountain({ players: [{ left: 'dagger' }, {}] });
    scene.answer(0, swap).tells(1, { type: 'handsSwapped' });
    expect(player(scene, 0)).toMatchObject({ left: null, right: 'dagger' });
    scene.answer(0, swap);
    expect(player(scene, 0)).toMatchObject({ left: 'dagger', right: null });
  });

  test('KM-110, H-60: eight changes in one turn, and the reason why there is no ninth', () => {
    const scene = mountain({ players: [{ left: 'dagger' }, {}] });
    for (let i = 0; i < 8; i++) scene.answer(0, swap);
    scene.refuses(0, swap, 'not-an-option', 'blocked.rearranged');
  });

  test('KM-110: equipping a filled slot changes the two over, even with a full backpack', () => {
    const scene = mountain({ players: [{ armour: 'robe', pack: ['heirloom-armor', 'dagger'] }, {}] });
    scene.answer(0, equip('heirloom-armor', 'armour')).tells(1, { type: 'equipped', item: 'heirloom-armor', instead: 'robe' });
    expect(player(scene, 0)).toMatchObject({ armour: 'heirloom-armor', pack: ['dagger', 'robe'] });
  });

  test('KM-110: putting away needs two free slots', () => {
    const full = mountain({ players: [{ left: 'dagger', pack: ['robe', 'beer'] }, {}] });
    expect(choices(full, 0, 'unequip')).toEqual([]);
    const free = mountain({ players: [{ left: 'dagger', pack: ['beer', 'beer'] }, {}] });
    free.answer(0, unequip('left'));
    expect(player(free, 0)).toMatchObject({ left: null, pack: ['beer', 'beer', 'dagger'] });
  });
});

describe('carried', () => {
  test('KM-107: a holdable or wearable takes two slots, a small thing or a drink one', () => {
    const sizes = { holdable: 2, wearable: 2, small: 1, drink: 1 };
    for (const { kind, size } of treasures.all) expect(size).toBe(sizes[kind]);
    expect(new Set(treasures.all.map(({ kind }) => kind)).size).toBe(4);
  });

  test.each([
    ['four small', ['trap', 'beer', 'trap'], 'beer', true],
    ['two small and a big one', ['trap', 'beer'], 'robe', true],
    ['two big', ['robe'], 'dagger', true],
    ['five small', ['trap', 'beer', 'trap', 'beer'], 'trap', false],
    ['three small and a big one', ['trap', 'beer', 'trap'], 'robe', false],
    ['two big and a small one', ['robe', 'robe'], 'beer', false],
    ['three big', ['robe', 'robe'], 'dagger', false],
  ])('KM-107, C-06: %s', (_, pack, card, fits) => {
    const scene = draws(card, { pack });
    expect(player(scene, 0).pack).toEqual([...pack, card]);
    if (fits) scene.answer(0, end).asks(1, 'turn');
    else scene.refuses(0, end, 'not-an-option', 'blocked.overfull');
  });

  test('KM-108: the Porter carries one slot more, and no two', () => {
    const fits = draws('beer', { class: 'porter', pack: ['robe', 'robe'] });
    expect(deeds(fits, 0)).toEqual(['end']);
    const tooMuch = draws('robe', { class: 'porter', pack: ['robe', 'dagger'], armour: 'heirloom-armor' });
    tooMuch.refuses(0, end, 'not-an-option', 'blocked.overfull');
  });

  test('KM-109: a new item goes into free space without a question', () => {
    const scene = draws('dagger', { pack: ['beer'] });
    expect(player(scene, 0)).toMatchObject({ left: null, pack: ['beer', 'dagger'] });
    expect(scene.options(0)).toEqual([end]);
  });

  test('KM-109, KM-205: too much opens the choice of what to discard, the new thing among it', () => {
    const scene = draws('trap', { pack: ['robe', 'dagger'] });
    expect(scene.options(0)).toEqual([drop('robe'), drop('dagger'), drop('trap')]);
    scene.answer(0, drop('trap'));
    expect(scene.options(0)).toEqual([end]);
  });

  test('KM-109: what is put away makes room, and nothing more need go', () => {
    const scene = draws('dagger', { pack: ['trap', 'beer', 'robe'], left: 'lamp', right: 'crude-axe' });
    scene.answer(0, drop('beer')).answer(0, drop('trap')).answer(0, end);
    expect(player(scene, 0).pack).toEqual(['robe', 'dagger']);
  });

  test('H-47: dropped things go to the discards of their tier, for all to see', () => {
    const scene = draws('trap', { pack: ['lords-sword', 'fairy-dust', 'beer'] }).answer(0, drop('lords-sword'));
    expect(scene.state.discards.treasure).toEqual([[], ['lords-sword'], []]);
    expect(told(scene, 1)).toEqual(['dropped']);
  });

  test('H-46: a new thing may be equipped at once where the slot is empty', () => {
    const scene = draws('dagger', { pack: ['robe', 'robe'], left: 'lamp' });
    expect(choices(scene, 0, 'equip')).toEqual([equip('dagger', 'right')]);
    scene.answer(0, equip('dagger', 'right')).answer(0, end);
    expect(player(scene, 0)).toMatchObject({ left: 'lamp', right: 'dagger', pack: ['robe', 'robe'] });
  });

  test('H-46: but not in exchange for something, nor an old thing', () => {
    const scene = draws('dagger', { pack: ['robe', 'crude-axe'], left: 'lamp', right: 'lamp' });
    expect(choices(scene, 0, 'equip')).toEqual([]);
    const old = draws('beer', { pack: ['robe', 'crude-axe'] });
    expect(choices(old, 0, 'equip')).toEqual([]);
  });

  test('H-46: with room in the backpack it waits for the next turn', () => {
    const scene = draws('dagger', {});
    expect(choices(scene, 0, 'equip')).toEqual([]);
  });
});
