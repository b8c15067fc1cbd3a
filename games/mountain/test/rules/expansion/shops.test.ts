import { describe, expect, test } from 'vitest';
import { player } from '../../mountain.ts';
import { end, move, only, told } from '../actions.ts';
import { drawing, expanded } from './expanded.ts';

const keep = { do: 'keep' } as const;
const sell = (item: string, from: 'gear' | 'pack' = 'pack') => ({ do: 'sell' as const, item, from });
const shop = (hero: object, more: object = {}) =>
  expanded({ players: [{ at: 7, ...hero }, {}], dice: [1], rests: ['turn', 'after', 'shop'], ...more }).answer(0, move);

describe('a Shop', () => {
  test('KM-176, H-55: one item is sold, and another of its tier drawn; then it is over', () => {
    const scene = shop({ left: 'dagger', pack: ['velvet-cloak'] }, { treasure2: ['lords-sword'] });
    expect(scene.options(0)).toEqual([keep, sell('dagger', 'gear'), sell('velvet-cloak')]);
    scene.answer(0, sell('velvet-cloak'));
    expect(only(scene, 'sold', null)).toMatchObject({ item: 'velvet-cloak', tier: 2 });
    expect(only(scene, 'drew', 1)).toMatchObject({ card: null, tier: 2, from: 'shop' });
    expect(player(scene, 0).pack).toEqual(['lords-sword']);
    expect(scene.state.decks.treasure[1]?.[0]).toBe('velvet-cloak');
    scene.asks(0, 'after');
  });

  test('H-55: to sell nothing is a choice, and a player without anything is not asked', () => {
    const kept = shop({ left: 'dagger' }).answer(0, keep);
    expect(told(kept)).toEqual([]);
    expect(player(kept, 0).left).toBe('dagger');
    const bare = shop({});
    expect(only(bare, 'quiet')).toMatchObject({ why: 'noGoods' });
    bare.asks(0, 'after');
  });

  test('H-20, H-55: nobody buys back what they have sold: an empty deck is formed anew before that', () => {
    const scene = shop({ pack: ['lamp'] }, { spent: ['treasure1'], dice: [1] }).answer(0, sell('lamp'));
    expect(told(scene)).toEqual(['reshuffled', 'sold', 'drew']);
    expect(player(scene, 0).pack).not.toContain('lamp');
  });

  test('KM-076: passing a Shop does nothing, and a retreat or a Luck card may lead into it', () => {
    const passed = expanded({ players: [{ at: 7, left: 'dagger' }, {}], dice: [3], board: { 10: 'start' } }).answer(0, move);
    passed.asks(0, 'after');
    expect(told(passed)).not.toContain('sold');
    const led = drawing('exhaustion', [{ at: 8, left: 'dagger' }, {}], { board: { 9: 'luck', 8: 'shop' }, rests: ['shop'] });
    led.asks(0, 'shop');
  });

  test('H-52: when time is up nothing is sold', () => {
    const scene = shop({ left: 'dagger' });
    expect(scene.match.fallback(scene.match.asked[0] ?? (0 as never))).toEqual(keep);
    scene.answer(0, keep).answer(0, end);
  });
});

describe('Wandering Merchant', () => {
  test('KM-184: a Shop on the way; with nothing to sell nothing happens', () => {
    const scene = drawing('wandering-merchant', [{ left: 'dagger' }, {}], { treasure1: ['robe'], rests: ['after'] });
    scene.answer(0, sell('dagger', 'gear'));
    expect(player(scene, 0)).toMatchObject({ left: null, pack: ['robe'] });
    expect(told(drawing('wandering-merchant', [{}, {}]))).toContain('luckIdle');
  });
});
