import { describe, expect, test } from 'vitest';
import { MOST_WISH_CHANGES, MOST_WISHES } from '../../rules/house-rules.ts';
import { type MountainScene, player } from '../mountain.ts';
import { accept, choices, close, heard, offer, only, refuse, unwish, wish, wishTier } from './actions.ts';
import { trading } from './scenes.ts';

const openTrade = (scene: MountainScene, who = 0) => scene.view(who).trade?.open;

describe('what a side may ask for', () => {
  test('H-45, section 4.3: what the other wears and holds, and anything of a tier that they could have', () => {
    const scene = trading({}, { left: 'dagger', armour: 'velvet-cloak', pack: ['wardstone'] });
    expect(choices(scene, 0, 'wish')).toEqual([wish('dagger'), wish('velvet-cloak'), wishTier(1), wishTier(2), wishTier(3)]);
  });

  test('section 4.3: nothing tells what is in a closed backpack: two of one tier and size are asked for alike', () => {
    const asked = (item: string) => choices(trading({ pack: ['beer'] }, { pack: [item] }), 0, 'wish');
    expect(asked('trap')).toEqual([wishTier(1)]);
    expect(asked('luck-charm')).toEqual(asked('trap'));
  });

  test('KM-185, H-56: partners see each other’s backpack, so they ask for what is in it by name', () => {
    const scene = trading(
      {},
      {},
      {
        rules: { mode: 'teams' },
        players: [
          { at: 8, team: 'hawk' },
          { at: 8, team: 'hawk', pack: ['trap'] },
          { at: 8, team: 'stag' },
        ],
      },
    );
    expect(choices(scene, 0, 'wish')).toEqual([wish('trap'), wishTier(1)]);
  });

  test('H-45: nobody asks for what is offered already', () => {
    const scene = trading({}, { left: 'dagger' }).answer(1, offer('dagger', 'gear'));
    scene.refuses(0, wish('dagger'), 'not-an-option');
  });

  test('H-45: a side asks for at most three things at a time, and may take a wish back', () => {
    const scene = trading({}, { left: 'dagger', right: 'crude-axe', armour: 'robe' });
    scene.answer(0, wish('dagger')).answer(0, wish('crude-axe')).answer(0, wish('robe'));
    expect(openTrade(scene)?.wishes[0]).toHaveLength(MOST_WISHES);
    scene.refuses(0, wishTier(1), 'not-an-option');
    scene.answer(0, unwish('crude-axe')).answer(0, wishTier(1));
    expect(openTrade(scene)?.wishes).toEqual([[{ item: 'dagger' }, { item: 'robe' }, { tier: 1 }], []]);
  });

  test('H-45: wishes come to an end, and offers are still possible then', () => {
    const scene = trading({ pack: ['beer'] }, { left: 'dagger' });
    for (let n = 0; n < MOST_WISH_CHANGES; n += 2) scene.answer(0, wish('dagger')).answer(0, unwish('dagger'));
    scene.refuses(0, wish('dagger'), 'not-an-option');
    scene.answer(0, offer('beer'));
    expect(openTrade(scene)?.offers[0]).toHaveLength(1);
  });
});

describe('a wish binds nobody', () => {
  test('H-45: a wish moves nothing: offers, acceptances and the revision stay as they are', () => {
    const scene = trading({ pack: ['beer'] }, { left: 'dagger', pack: ['trap'] });
    scene.answer(0, offer('beer')).answer(1, accept(1));
    const before = openTrade(scene);
    scene.answer(0, wish('dagger')).answer(0, wishTier(1));
    expect(openTrade(scene)).toMatchObject({ offers: before?.offers, accepted: [false, true], rev: before?.rev });
    expect(player(scene, 1)).toMatchObject({ left: 'dagger', pack: ['trap'] });
  });

  test('H-45: what changes hands is what was offered, not what was asked for', () => {
    const scene = trading({ pack: ['beer'] }, { left: 'dagger', pack: ['trap'] });
    scene.answer(0, wish('dagger')).answer(0, offer('beer')).answer(1, offer('trap'));
    scene.answer(0, accept(2)).answer(1, accept(2));
    expect(player(scene, 0).pack).toEqual(['trap']);
    expect(player(scene, 1)).toMatchObject({ left: 'dagger', pack: ['beer'] });
  });

  test('H-45: a wish that nobody grants keeps nobody from accepting or leaving', () => {
    const scene = trading({ pack: ['beer'] }, { left: 'dagger' })
      .answer(0, wish('dagger'))
      .answer(0, offer('beer'));
    for (const who of [0, 1]) expect(choices(scene, who, 'accept')).toEqual([accept(1)]);
    scene.answer(1, close);
    expect(player(scene, 1).left).toBe('dagger');
    scene.asks(0, 'turn');
  });

  test.each([0, 1])(
    'KM-047, H-45: asking is not accepting: what seat %i has asked for changes hands when that side accepts, too',
    (asker) => {
      const other = 1 - asker;
      const scene = trading({ armour: 'robe', pack: ['beer'] }, { left: 'dagger', pack: ['trap'] }).answer(asker, wishTier(1));
      scene.answer(0, offer('beer')).answer(1, offer('trap')).answer(other, accept(2));
      expect(openTrade(scene)?.accepted).toEqual([other === 0, other === 1]);
      expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['beer'], ['trap']]);
      scene.answer(asker, accept(2));
      expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['trap'], ['beer']]);
    },
  );

  test('H-45: what is asked for may still be offered or kept by its owner, as before', () => {
    const scene = trading({}, { left: 'dagger', pack: ['trap'] });
    const before = choices(scene, 1, 'offer');
    scene.answer(0, wish('dagger'));
    expect(choices(scene, 1, 'offer')).toEqual(before);
  });
});

describe('refusals', () => {
  test('H-45: refusing says why in a word, and leaves the trade open', () => {
    const scene = trading({ pack: ['beer'] }, { left: 'dagger' }).answer(0, wish('dagger'));
    scene.answer(1, refuse('needed'));
    expect(only(scene, 'refused', 0)).toMatchObject({ seat: 1, with: 0, why: 'needed' });
    expect(openTrade(scene)?.refusals).toEqual([null, 'needed']);
    scene.asks(0, 'trade');
    scene.asks(1, 'trade');
  });

  test('H-45: there is nothing to refuse before the other side offers, asks or accepts something', () => {
    const scene = trading({ pack: ['beer'] }, { left: 'dagger' });
    scene.refuses(1, refuse('tooLittle'), 'not-an-option');
    scene.answer(1, offer('dagger', 'gear')).refuses(1, refuse('tooLittle'), 'not-an-option');
    scene.answer(0, accept(1)).answer(1, refuse('tooLittle'));
    expect(openTrade(scene)?.accepted).toEqual([true, false]);
  });

  test('H-45: once for the same proposal; a new one may be refused again', () => {
    const scene = trading({ pack: ['beer', 'trap'] }, { left: 'dagger' })
      .answer(0, offer('beer'))
      .answer(1, refuse('noUse'));
    scene.refuses(1, refuse('tooLittle'), 'not-an-option');
    scene.answer(0, offer('trap'));
    expect(openTrade(scene)?.refusals).toEqual([null, null]);
    scene.answer(1, refuse('tooLittle'));
  });

  test('H-45: who has accepted has nothing to refuse', () => {
    trading({ pack: ['beer'] }, {})
      .answer(0, offer('beer'))
      .answer(1, accept(1))
      .refuses(1, refuse('noUse'), 'not-an-option');
  });
});

describe('who hears of it (section 4.3)', () => {
  const scene = trading({ pack: ['beer'] }, { left: 'dagger' }).answer(0, wish('dagger'));

  test('section 4.3: the two sides know what is asked for', () => {
    for (const who of [0, 1]) {
      expect(only(scene, 'wished', who)).toMatchObject({ seat: 0, with: 1, item: 'dagger', tier: null, on: true, count: 1 });
      expect(openTrade(scene, who)?.wishes).toEqual([[{ item: 'dagger' }], []]);
    }
  });

  test('section 4.3: others see how many things are asked for, and not which', () => {
    expect(only(scene, 'wished', 2)).toEqual({ type: 'wished', seat: 0, with: 1, item: null, tier: null, on: true, count: 1 });
    expect(scene.view(2).trade).toMatchObject({ asked: [1, 0], open: null });
  });

  test('section 4.3: a refusal is between the two', () => {
    scene.answer(1, refuse('needed'));
    expect(heard(scene, 'refused', 2)).toEqual([]);
    expect(only(scene, 'refused', 1)).toMatchObject({ why: 'needed' });
  });
});
