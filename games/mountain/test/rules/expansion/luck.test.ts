import { describe, expect, test } from 'vitest';
import { player } from '../../mountain.ts';
import { heard, only, told } from '../actions.ts';
import { drawing } from './expanded.ts';

describe('cards that ask for a choice', () => {
  test('KM-184: Crossroads: lose 2 HP, or go back 3 tiles and land there', () => {
    const scene = () =>
      drawing('crossroads', [{ at: 9 }, {}], { board: { 10: 'luck', 7: 'sanctuary' }, rests: ['fork', 'after'] });
    expect(scene().options(0)).toEqual([
      { do: 'choose', way: 'fall' },
      { do: 'choose', way: 'detour' },
    ]);
    expect(player(scene().answer(0, { do: 'choose', way: 'fall' }), 0)).toMatchObject({ hp: 3, at: 10 });
    const back = scene().answer(0, { do: 'choose', way: 'detour' });
    expect(player(back, 0)).toMatchObject({ hp: 5, at: 7 });
    expect(only(back, 'landed').tile).toBe(7);
  });

  test('KM-184, H-41: who chooses to fall with 2 HP is knocked out, and the turn ends', () => {
    const scene = drawing('crossroads', [{ hp: 2 }, {}]).answer(0, { do: 'choose', way: 'fall' });
    expect(told(scene)).toContain('fell');
    scene.asks(1, 'turn');
  });

  test('KM-184: Cursed Idol: a treasure of tier 2 for 2 HP, or nothing at all', () => {
    const scene = () => drawing('cursed-idol', [{}, {}], { treasure2: ['velvet-cloak'] });
    expect(player(scene().answer(0, { do: 'choose', way: 'take' }), 0)).toMatchObject({ hp: 3, pack: ['velvet-cloak'] });
    expect(player(scene().answer(0, { do: 'choose', way: 'leave' }), 0)).toMatchObject({ hp: 5, pack: [] });
  });
});

describe('cards that look at who is where', () => {
  const landing = (others: number[]) =>
    drawing('shepherds-path', [{}, ...others.map((at) => ({ at }))], { board: { 4: 'start', 7: 'start' } });

  test('KM-184: Shepherd’s Path: 1 tile forward, and 4 for a player with nobody behind', () => {
    expect(player(landing([2]), 0).at).toBe(4);
    expect(player(landing([3, 9]), 0).at).toBe(7);
  });

  test('KM-184: Rockslide: the players furthest up go back 3 tiles, and only its drawer lands', () => {
    const others = drawing('rockslide', [{}, { at: 12 }, { at: 12 }, { at: 5 }]);
    expect([0, 1, 2, 3].map((who) => player(others, who).at)).toEqual([3, 9, 9, 5]);
    expect(heard(others, 'landed')).toHaveLength(1);
    const own = drawing('rockslide', [{}, { at: 1 }]);
    expect(player(own, 0).at).toBe(0);
    expect(heard(own, 'landed')).toHaveLength(2);
  });

  test('KM-184: Lightning Storm: everybody in the open loses 1 HP, a Berserker 2', () => {
    const scene = drawing('lightning-storm', [{}, { at: 0 }, { at: 7 }, { at: 8 }, { at: 5, class: 'berserker' }]);
    expect([0, 1, 2, 3, 4].map((who) => player(scene, who).hp)).toEqual([4, 5, 5, 5, 3]);
  });

  test('KM-184, H-37: Rebel’s Share: a random item of the one furthest up who carries anything', () => {
    const scene = drawing(
      'rebels-share',
      [{}, { at: 9, pack: ['rage-potion'] }, { at: 12 }, { at: 15, pack: ['fairy-dust'], invisible: true }],
      { dice: [0] },
    );
    expect(player(scene, 0).pack).toEqual(['rage-potion']);
    expect([0, 1, 2].map((eyes) => only(scene, 'stolen', eyes).item)).toEqual(['rage-potion', 'rage-potion', null]);
    expect(told(drawing('rebels-share', [{}, { at: 1, pack: ['rage-potion'] }]))).toContain('luckIdle');
  });
});
