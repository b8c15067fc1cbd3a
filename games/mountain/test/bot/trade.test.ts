import type { AskedPacket } from '@tavern/bots';
import { fast, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import type { Mountain } from '../../rules/types.ts';
import { type Hero, type MountainScene, PRINTED, player } from '../mountain.ts';
import { accept, offer, refuse, wish, wishTier } from '../rules/actions.ts';
import { trading } from '../rules/scenes.ts';
import { chosen, claimant, far, rng } from './chosen.ts';

const spare: Hero = { left: 'lords-sword', armour: 'heirloom-armor', pack: ['robe'] };
const armed: Hero = { left: 'crude-axe', right: 'crude-axe', pack: ['dagger'] };

test('answers with something it can spare, accepts its own terms, and waits', () => {
  const scene = trading(armed, spare).answer(0, offer('dagger'));
  expect(chosen(scene, 1, 'trade')).toEqual(offer('robe'));
  expect(chosen(scene.answer(1, offer('robe')), 1, 'trade')).toEqual(accept(2));
  expect(chosen(scene.answer(1, accept(2)), 1, 'trade')).toBeNull();
});

test('accepts a fair exchange of what both can spare', () => {
  const scene = trading(armed, spare).answer(0, offer('dagger')).answer(1, offer('robe')).answer(1, accept(2));
  expect(chosen(scene, 0, 'trade')).toEqual(accept(2));
  scene.answer(0, accept(2));
  expect(player(scene, 0).pack).toEqual(['robe']);
  scene.asks(0, 'turn');
});

test('does not give a sword for a Trap', () => {
  const scene = trading({ pack: ['trap'] }, { left: 'lords-sword' });
  scene.answer(0, offer('trap')).answer(1, offer('lords-sword', 'gear')).answer(0, accept(2));
  expect(chosen(scene, 1, 'trade')).toEqual(refuse('needed'));
});

test('does not bother with what it has no use for', () => {
  const scene = trading({ pack: ['dagger'] }, { left: 'lords-sword', right: 'silver-shield' }).answer(0, offer('dagger'));
  expect(chosen(scene, 1, 'trade')).toEqual(refuse('noUse'));
});

test('gives nothing to somebody with a claim', () => {
  const scene = trading({ ...spare, at: 19 }, { ...armed, ...claimant })
    .answer(1, offer('dagger'))
    .answer(0, offer('robe'));
  expect(chosen(scene, 0, 'trade')).toMatchObject({ do: 'refuse' });
});

test('an exchange that is fair among three is not between two alone, where it helps the other more', () => {
  const holder: Hero = { at: 8, ...spare, right: 'lamp' };
  const exchanged = (...others: Hero[]) =>
    trading({}, {}, { players: [{ at: 8, ...armed }, holder, ...others] })
      .answer(0, offer('dagger'))
      .answer(1, offer('robe'));
  expect(chosen(exchanged(far), 1, 'trade')).toEqual(accept(2));
  expect(chosen(exchanged(), 1, 'trade')).toEqual(refuse('tooLittle'));
});

test('does not part with much for little, even if it could spare it', () => {
  const rich: Hero = { at: 8, left: 'lords-sword', right: 'silver-shield', armour: 'heirloom-armor', pack: ['heirloom-armor'] };
  const paid = (...items: readonly ('wardstone' | 'blink-scroll')[]) => {
    const scene = trading({}, {}, { players: [{ at: 8, pack: [...items] }, rich, far] });
    for (const item of items) scene.answer(0, offer(item));
    scene.answer(1, offer('heirloom-armor')).answer(0, accept(items.length + 1));
    return chosen(scene, 1, 'trade');
  };
  expect(paid('wardstone')).toEqual(refuse('tooLittle'));
  expect(paid('wardstone', 'blink-scroll')).toEqual(accept(3));
});

test('waits for the first offer, and does not take what it cannot carry', () => {
  expect(chosen(trading({ pack: ['dagger'] }, {}), 1, 'trade')).toBeNull();
  const full: Hero = { left: 'dagger', right: 'dagger', pack: ['wardstone', 'blink-scroll', 'trap', 'trap'] };
  const scene = trading({ pack: ['wooden-shield'] }, full).answer(0, offer('wooden-shield'));
  expect(chosen(scene, 1, 'trade')).toEqual(refuse('noUse'));
});

describe('wishes', () => {
  const rich: Hero = { left: 'lords-sword', right: 'silver-shield', armour: 'robe', pack: ['heirloom-armor'] };

  test('a bot that starts says what it would like, and lays out what it can spare', () => {
    const scene = trading({ left: 'crude-axe', right: 'crude-axe', pack: ['lords-sword'] }, { armour: 'heirloom-armor' });
    const first = chosen(scene, 0, 'trade');
    expect(first).toMatchObject({ do: 'wish' });
    scene.answer(0, first as never);
    expect(chosen(scene, 0, 'trade')).toMatchObject({ do: 'offer', from: 'pack' });
  });

  test('grants a wish that is paid for', () => {
    const scene = trading(
      { left: 'dagger', pack: ['heirloom-armor'] },
      { left: 'lords-sword', right: 'silver-shield', pack: ['lords-sword'] },
    );
    scene.answer(0, wishTier(2)).answer(0, offer('heirloom-armor'));
    expect(chosen(scene, 1, 'trade')).toEqual(offer('lords-sword'));
  });

  test('asks for something in return where nothing is offered, and then lays out what was asked for', () => {
    const scene = trading({ left: 'dagger', pack: ['trap'] }, { ...rich, pack: ['dagger'] }).answer(0, wishTier(1));
    expect(chosen(scene, 1, 'trade')).toEqual(wishTier(1));
    scene.answer(1, wishTier(1));
    expect(chosen(scene, 1, 'trade')).toEqual(offer('dagger'));
  });

  test('says that it needs what it will not give, and that it has none of what it does not have', () => {
    const scene = trading({ pack: ['trap'] }, { left: 'lords-sword' });
    scene.answer(0, wish('lords-sword'));
    expect(chosen(scene, 1, 'trade')).toEqual(refuse('needed'));
    const none = trading({ pack: ['trap'] }, { left: 'dagger', tiers: [0, 1, 0] }).answer(0, wishTier(2));
    expect(chosen(none, 1, 'trade')).toEqual(refuse('none'));
  });

  test('waits after a refusal for the other side to do something else', () => {
    const scene = trading({ pack: ['trap'] }, { left: 'lords-sword' }).answer(0, wish('lords-sword'));
    scene.answer(1, refuse('needed'));
    expect(chosen(scene, 1, 'trade')).toBeNull();
  });

  test('refused, it offers more or something else as long as that is fair, and else leaves', () => {
    const scene = trading(
      { left: 'lords-sword', right: 'lords-sword', pack: ['dagger', 'crude-axe'] },
      { armour: 'heirloom-armor' },
    ).answer(0, offer('dagger'));
    scene.answer(1, refuse('noUse'));
    expect(chosen(scene, 0, 'trade')).toEqual(offer('crude-axe'));
    const last = trading({ left: 'lords-sword', pack: ['dagger'] }, {})
      .answer(0, offer('dagger'))
      .answer(1, refuse('noRoom'));
    expect(chosen(last, 0, 'trade')).toEqual({ do: 'close' });
  });
});

/** Both sides are bots; null: neither wants to move. */
function outcome(scene: MountainScene): 'ended' | 'hangs' | 'goes on' {
  for (let answers = 0; answers < 60; answers++) {
    if (scene.match.open?.ask.kind !== 'trade') return 'ended';
    const choices = [0, 1].map((who) => ({
      who,
      option: bot.choose(scene.match.packet(seat(who)) as AskedPacket<Mountain>, seat(who), rng()),
    }));
    const first = choices.find(({ option }) => option !== null);
    if (first === undefined) return 'hangs';
    scene.answer(first.who, first.option as never);
  }
  return 'goes on';
}

test('no trade between bots hangs or goes on for ever, whatever they carry', () => {
  const luck = fast(7).stream('heroes');
  const big = PRINTED.treasures.filter(({ size }) => size === 2).map(({ id }) => id);
  const hands = PRINTED.treasures.filter(({ kind }) => kind === 'holdable').map(({ id }) => id);
  const worn = PRINTED.treasures.filter(({ kind }) => kind === 'wearable').map(({ id }) => id);
  const small = PRINTED.treasures.filter(({ size }) => size === 1).map(({ id }) => id);
  const deck = (): string[] => luck.shuffle([...big, ...small]);
  const hero = (cards: string[]): Hero => {
    const take = (from: readonly string[]): string | null => {
      const at = cards.findIndex((card) => from.includes(card));
      return at < 0 || luck.chance(1, 3) ? null : (cards.splice(at, 1)[0] ?? null);
    };
    const gear = { left: take(hands), right: take(hands), armour: take(worn) };
    const [first, second] = [take(big), take(small)];
    return { ...gear, pack: [first, second].filter((item) => item !== null) };
  };
  for (let game = 0; game < 200; game++) {
    const cards = deck();
    const scene = trading(hero(cards), hero(cards));
    // Whatever people have done before bots took their seats.
    for (let moves = luck.int(6); moves > 0 && scene.match.open?.ask.kind === 'trade'; moves--) {
      const who = luck.int(2);
      scene.answer(who, luck.pick(scene.options(who)));
    }
    expect(outcome(scene)).toBe('ended');
  }
});

test('nor does one that both sides have refused', () => {
  const scene = trading({ pack: ['trap'] }, { left: 'lords-sword' })
    .answer(0, wish('lords-sword'))
    .answer(1, wishTier(1));
  scene.answer(0, refuse('needed')).answer(1, refuse('needed'));
  expect(outcome(scene)).toBe('ended');
});

test('two bots come to terms: a wish, an offer, something in return, and both accept', () => {
  const scene = trading(armed, spare);
  expect(outcome(scene)).toBe('ended');
  expect(player(scene, 0).pack).toEqual(['robe']);
  expect(player(scene, 1).pack).toEqual(['dagger']);
});
