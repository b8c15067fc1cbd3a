import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { luckCards } from '../../../rules/catalog.ts';
import { type Hero, type MountainScene, mountain, pass, player, type Situation } from '../../mountain.ts';

// Luck cards that give and take: what they do to backpack and HP.

/** Seat 0 walks onto the Luck tile 3 and draws. */
const draw = (card: string, hero: Hero = {}, more: Partial<Situation> = {}): MountainScene =>
  mountain({ ...more, players: [{ at: 2, ...hero }, ...(more.players ?? [{}])], luck: [card], dice: [1] }).answer(0, {
    do: 'move',
  });

const rest = (scene: MountainScene, who: number): MountainScene => scene.answer(who, { do: 'sleep' }).answer(who, { do: 'end' });

describe('Lost Treasure', () => {
  test('KM-150: 2 copies; two tier 1 treasures now, and the next turn is skipped', () => {
    expect(luckCards.get('lost-treasure').copies).toBe(2);
    const scene = draw('lost-treasure', {}, { treasure1: ['beer', 'robe', 'lamp'] });
    expect(player(scene, 0)).toMatchObject({ pack: ['beer', 'robe'], skip: true });
    scene.answer(0, { do: 'end' });
    rest(scene, 1).tells(1, { type: 'skipped', seat: seat(0) });
    rest(scene, 1);
    scene.asks(0, 'turn');
  });
  test('KM-150: others learn the tier of what was drawn, not the cards', () => {
    const scene = draw('lost-treasure', {}, { treasure1: ['beer', 'robe'] });
    const drawn = (eyes: number | null) => scene.told(eyes).flatMap((event) => (event.type === 'drew' ? [event.card] : []));
    expect([drawn(0), drawn(1), drawn(null)]).toEqual([
      ['beer', 'robe'],
      [null, null],
      [null, null],
    ]);
    expect(scene.view(1).players[0]).toMatchObject({ pack: null, carried: 2, slots: 3 });
  });
  test('KM-150, H-49: what is too much is dropped before the turn ends', () => {
    const hero: Hero = { pack: ['trap', 'trap', 'beer'] };
    const scene = draw('lost-treasure', hero, { treasure1: ['luck-charm', 'agility-draught'] }).answer(0, pass);
    scene.refuses(0, { do: 'end' }, 'not-an-option', 'blocked.overfull');
    scene.answer(0, { do: 'drop', item: 'beer' }).tells(1, { type: 'dropped', seat: seat(0), item: 'beer' });
    scene.answer(0, { do: 'end' });
    expect(player(scene, 0).pack).toEqual(['trap', 'trap', 'luck-charm', 'agility-draught']);
    expect(scene.view(1).discards.treasure[0]).toEqual(['beer']);
  });
});

describe('Covered Pit', () => {
  test('KM-153: 3 copies; one tier 1 treasure now, and no turn is lost', () => {
    expect(luckCards.get('covered-pit').copies).toBe(3);
    const scene = draw('covered-pit', {}, { treasure1: ['beer', 'robe'] });
    scene
      .tells(0, { type: 'drew', tier: 1, card: 'beer', from: 'luck' })
      .tells(1, { type: 'drew', tier: 1, card: null, from: 'luck' });
    expect(player(scene, 0)).toMatchObject({ pack: ['beer'], skip: false });
  });
  test('KM-153, H-46, H-49: too big for the backpack, it may be held at once', () => {
    const scene = draw('covered-pit', { left: 'lamp', pack: ['robe', 'crude-axe'] }, { treasure1: ['dagger'] });
    scene.refuses(0, { do: 'end' }, 'not-an-option', 'blocked.overfull');
    scene.answer(0, { do: 'equip', item: 'dagger', slot: 'right' }).answer(0, { do: 'end' });
    expect(player(scene, 0)).toMatchObject({ right: 'dagger', pack: ['robe', 'crude-axe'] });
  });
});

describe('Jinn Thief', () => {
  const owner: Hero = { left: 'dagger', armour: 'royal-aegis', pack: ['rage-potion', 'fairy-dust'] };

  test('KM-151: 3 copies; its drawer chooses among all their items, equipped and carried', () => {
    expect(luckCards.get('jinn-thief').copies).toBe(3);
    const scene = draw('jinn-thief', owner);
    scene.asks(0, 'thief');
    scene.asksNothing(1);
    expect(scene.options(0)).toEqual([
      { do: 'return', item: 'dagger', from: 'gear' },
      { do: 'return', item: 'royal-aegis', from: 'gear' },
      { do: 'return', item: 'rage-potion', from: 'pack' },
      { do: 'return', item: 'fairy-dust', from: 'pack' },
    ]);
  });
  test.each([
    ['dagger', 'gear', 1],
    ['rage-potion', 'pack', 2],
    ['royal-aegis', 'gear', 3],
  ] as const)('KM-145, KM-151: %s (%s) goes to the bottom of the tier %i deck', (item, from, tier) => {
    const scene = draw('jinn-thief', owner).answer(0, { do: 'return', item, from });
    scene.tells(1, { type: 'returned', seat: seat(0), item, tier, from });
    expect(scene.state.decks.treasure[tier - 1]?.[0]).toBe(item);
    const { left, armour, pack } = player(scene, 0);
    expect([left, armour, ...pack]).not.toContain(item);
    expect([left, armour, ...pack].filter((each) => each !== null)).toHaveLength(3);
    expect(scene.view(1).discards.treasure).toEqual([[], [], []]);
  });
  test('KM-151: the choice cannot be declined', () => {
    draw('jinn-thief', owner).refuses(0, { do: 'pass' }, 'not-an-option').asks(0, 'thief');
  });
  test('KM-151, H-49: without items it has no effect', () => {
    const scene = draw('jinn-thief').tells(1, { type: 'luckIdle', seat: seat(0), card: 'jinn-thief' });
    scene.asks(0, 'after');
    expect(scene.view(1).discards.luck).toEqual(['jinn-thief']);
  });
  test('KM-151, H-49: what is worn or held is an item too', () => {
    for (const hero of [{ left: 'dagger' }, { right: 'dagger' }, { armour: 'robe' }] as const) {
      const scene = draw('jinn-thief', hero);
      expect(scene.options(0)).toHaveLength(1);
      scene.asks(0, 'thief');
    }
  });
  test('KM-151, H-34: a kept Luck card is no item', () => {
    const scene = draw('jinn-thief', { kept: ['instinct'] }).answer(0, { do: 'stay' });
    scene.tells(1, { type: 'luckIdle', seat: seat(0), card: 'jinn-thief' });
  });
});

describe('Sprained Wrist', () => {
  test('KM-152: 3 copies; 1 HP is lost, and the turn goes on', () => {
    expect(luckCards.get('sprained-wrist').copies).toBe(3);
    const scene = draw('sprained-wrist', { hp: 2 }).tells(1, {
      type: 'hurt',
      seat: seat(0),
      lost: 1,
      hp: 1,
      from: 'sprained-wrist',
    });
    expect(player(scene, 0)).toMatchObject({ hp: 1, down: false });
    scene.asks(0, 'after');
  });
  test('KM-152, H-41: at 1 HP it knocks out on the spot: the turn ends with a Sleep, no tile back, nothing looted', () => {
    const scene = draw('sprained-wrist', { hp: 1, left: 'dagger', pack: ['rage-potion'] }, { players: [{ at: 3 }] });
    scene.tells(1, { type: 'fell', seat: seat(0) }).tells(1, { type: 'slept', seat: seat(0), hp: 5 });
    scene.asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ at: 3, hp: 5, down: false, left: 'dagger', pack: ['rage-potion'], skip: false });
  });
  test('H-11, H-41: that Sleep gives no second wind: it was not an automatic one', () => {
    const scene = draw('sprained-wrist', { hp: 1 }, { players: [{ at: 3 }] });
    expect(player(scene, 0).secondWind).toBe(false);
    scene.answer(1, { do: 'duel', with: 0 });
    scene.asks(0, 'duel');
  });
  test('H-10, H-41: it costs no further turn under hardDefeat: it is neither fight nor duel', () => {
    const scene = draw('sprained-wrist', { hp: 1 }, { rules: { hardDefeat: true } });
    expect(player(scene, 0)).toMatchObject({ hp: 5, skip: false });
  });
});
