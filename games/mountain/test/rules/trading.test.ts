import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { mountain, player } from '../mountain.ts';
import { accept, choices, close, deeds, end, move, offer, rest, sleep, trade, withdraw } from './actions.ts';
import { trading } from './scenes.ts';

describe('with whom and when', () => {
  test('KM-072: with players on the same tile', () => {
    const scene = mountain({ players: [{ at: 8, pack: ['beer'] }, { at: 8 }, { at: 9 }] });
    expect(choices(scene, 0, 'trade')).toEqual([trade(1)]);
  });

  test('KM-072: alone there is nobody to trade with', () => {
    const scene = mountain({ players: [{ at: 8, pack: ['beer'] }, { at: 9 }] });
    scene.refuses(0, { do: 'trade', with: null }, 'not-an-option', 'blocked.alone');
  });

  test('H-12: it is free: the main action is still to come', () => {
    const scene = trading({ pack: ['beer'] }, {})
      .answer(0, offer('beer'))
      .answer(0, accept(1))
      .answer(1, accept(1));
    scene.asks(0, 'turn');
    expect(scene.options(0)).toEqual(expect.arrayContaining([move, sleep]));
  });

  test('H-12: it is allowed after the main action too', () => {
    const scene = mountain({ players: [{ at: 8, pack: ['beer'] }, { at: 8 }] });
    scene.answer(0, sleep).answer(0, trade(1)).answer(0, offer('beer')).answer(0, accept(1)).answer(1, accept(1));
    expect(player(scene, 1).pack).toEqual(['beer']);
    scene.asks(0, 'after');
  });

  test.each([
    ['knocked out', { hp: 0 }, 'blocked.down'],
    ['invisible', { invisible: true }, 'blocked.invisible'],
  ])('H-12, H-37: not with somebody %s', (_, hero, why) => {
    const scene = mountain({
      players: [
        { at: 8, pack: ['beer'] },
        { at: 8, ...hero },
      ],
    });
    scene.refuses(0, trade(1), 'not-an-option', why);
  });

  test('H-37: nor by somebody invisible', () => {
    const scene = mountain({ players: [{ at: 8, pack: ['fairy-dust', 'beer'] }, { at: 8 }] });
    scene.answer(0, { do: 'use', item: 'fairy-dust' }).refuses(0, trade(1), 'not-an-option', 'blocked.youInvisible');
    scene.answer(0, sleep).refuses(0, trade(1), 'not-an-option', 'blocked.youInvisible');
  });

  test('KM-072: where neither has anything there is nothing to trade', () => {
    const scene = mountain({ players: [{ at: 8 }, { at: 8 }] });
    scene.refuses(0, trade(1), 'not-an-option', 'blocked.nothingToTrade');
  });

  test('H-12: not in combat', () => {
    const scene = mountain({ players: [{ at: 10, pack: ['beer'] }, { at: 11 }], board: { 11: 'enemy1' }, dice: [1] });
    scene.answer(0, move).asks(0, 'fight');
    expect(deeds(scene, 0)).toEqual(['attack']);
  });

  test('H-45: two trades are started per turn, and no third', () => {
    const scene = trading({ pack: ['beer'] }, {})
      .answer(1, close)
      .answer(0, trade(2))
      .answer(2, close);
    for (const other of [1, 2]) scene.refuses(0, trade(other), 'not-an-option', 'blocked.trades');
    scene.answer(0, sleep).refuses(0, trade(1), 'not-an-option', 'blocked.trades');
    scene.answer(0, end);
    expect(choices(scene, 1, 'trade')).toEqual([trade(0)]);
    rest(rest(scene, 1), 2);
    expect(choices(scene, 0, 'trade')).toEqual([trade(1), trade(2)]);
  });

  test('H-12: closed twice: no more trades with that partner this turn', () => {
    const scene = trading({ pack: ['beer'] }, {})
      .answer(1, close)
      .answer(0, trade(1))
      .answer(1, close);
    scene.refuses(0, trade(1), 'not-an-option', 'blocked.trades');
  });

  test('H-12: one trade at a time: meanwhile only the two are asked, and only that', () => {
    const scene = trading({ pack: ['beer'] }, {});
    scene.asks(0, 'trade');
    scene.asks(1, 'trade');
    scene.asksNothing(2);
    expect(choices(scene, 0, 'trade')).toEqual([]);
  });
});

describe('agreement', () => {
  test('KM-072, H-45, KM-179: both must accept', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['trap'] })
      .answer(0, offer('beer'))
      .answer(1, offer('trap'));
    scene.answer(0, accept(2));
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['beer'], ['trap']]);
    scene.answer(1, accept(2));
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['trap'], ['beer']]);
  });

  test('H-45: either may accept first', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['trap'] })
      .answer(0, offer('beer'))
      .answer(1, accept(1));
    expect(player(scene, 1).pack).toEqual(['trap']);
    scene.answer(0, accept(1)).asks(0, 'turn');
    expect(player(scene, 1).pack).toEqual(['trap', 'beer']);
  });

  test('KM-047, H-45: any change resets what was accepted, on both sides', () => {
    const scene = trading({ pack: ['beer', 'trap'] }, {})
      .answer(0, offer('beer'))
      .answer(1, accept(1));
    expect(scene.view(0).trade?.open?.accepted).toEqual([false, true]);
    scene.answer(0, offer('trap'));
    expect(scene.view(0).trade?.open).toMatchObject({ accepted: [false, false], rev: 2 });
    scene.answer(0, accept(2)).answer(1, accept(2)).asks(0, 'turn');
  });

  test('KM-047: taking something back is a change as well', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['trap'] })
      .answer(0, offer('beer'))
      .answer(1, offer('trap'));
    scene.answer(1, accept(2)).answer(0, withdraw('beer'));
    expect(scene.view(1).trade?.open).toMatchObject({ accepted: [false, false], rev: 3 });
    scene.answer(0, accept(3));
    expect(player(scene, 0).pack).toEqual(['beer']);
  });

  test('H-45: an acceptance that means an older offer is refused', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['trap'] })
      .answer(0, offer('beer'))
      .answer(1, offer('trap'));
    scene.refuses(1, accept(1), 'not-an-option').refuses(1, accept(3), 'not-an-option');
    scene.answer(1, accept(2));
  });

  test('H-45: nothing can be accepted before something is offered', () => {
    const scene = trading({ pack: ['beer'] }, {});
    expect(choices(scene, 0, 'accept')).toEqual([]);
    expect(choices(scene, 1, 'accept')).toEqual([]);
  });

  test('H-12: the partner may refuse, and so may the player who began; nothing has changed hands', () => {
    for (const who of [0, 1]) {
      const scene = trading({ pack: ['beer'] }, { pack: ['trap'] })
        .answer(0, offer('beer'))
        .answer(1, offer('trap'));
      scene
        .answer(1 - who, accept(2))
        .answer(who, close)
        .tells(null, { type: 'tradeClosed', seat: seat(who), with: seat(1 - who) });
      expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['beer'], ['trap']]);
      scene.asksNothing(1).asks(0, 'turn');
      expect(scene.view(0).trade).toBeNull();
    }
  });

  test('H-45: 24 changes at most; then accept or close', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['trap'] });
    scene.answer(1, offer('trap'));
    for (let i = 0; i < 11; i++) scene.answer(0, offer('beer')).answer(0, withdraw('beer'));
    expect(choices(scene, 0, 'offer')).toHaveLength(1);
    scene.answer(0, offer('beer'));
    expect([deeds(scene, 0), deeds(scene, 1)]).toEqual([
      ['accept', 'close'],
      ['accept', 'close'],
    ]);
    scene.answer(0, accept(24)).answer(1, accept(24));
    expect(player(scene, 0).pack).toEqual(['trap']);
  });
});
