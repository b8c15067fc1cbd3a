import { create, fast, seat, seatsOf } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { cards } from '../../rules/catalog.ts';
import { HAND_SIZE } from '../../rules/draw.ts';
import { game } from '../../rules/game.ts';
import { down, goOn, heard, keep, order, pass, player, type RevolutionScene, redraw, revolution } from '../revolution.ts';

/** A match from its first step, in the order of the lists: shuffles leave a deck as it is written. */
const match = (dice: number[] = [], decks = ['homeland', 'opensquare']): RevolutionScene =>
  given(game, { seats: decks.map((deck) => ({ deck })), dice, rests: ['redraw', 'place'] });

test('RR-001: two players; nobody attacks: a battle takes no card away and gives nothing but points', () => {
  expect(game.seats).toEqual([2, 2]);
  const before = revolution({
    mine: { zones: { top: 'c-1', left: 'c-8', right: 'c-4', help: 'h-9' } },
    theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-24' }, hand: ['h-6'] },
    from: { do: 'turn', seat: seat(1) },
  });
  before.answer(1, down('h-6', 'help')).answer(0, pass).answer(1, pass);
  const [event] = heard(before, 0, 'battle');
  expect(event?.reckoning.winner).toBe(0);
  expect(player(before, 1).zones).toMatchObject({ top: { card: 'c-9' }, left: { card: 'c-25' }, right: { card: 'c-24' } });
  expect(player(before, 0).vp).toBe(event?.after[0]);
});

describe('RR-015: the start', () => {
  test('leaders are shown, the first player is determined, and hands of seven are dealt, in this order', () => {
    const scene = match();
    expect(order(scene)).toEqual(['started', 'round', 'dealt', 'dealt']);
    scene.tells(null, { type: 'round', round: 1, leaders: ['s-8', 's-7'], first: seat(0), why: 'initialPoint' });
    expect(scene.state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [7, 33],
      [7, 33],
    ]);
    scene.asks(0, 'redraw');
  });

  test('H-04: the hand is the top of the deck, and only its owner hears which cards they are', () => {
    const scene = match();
    const { hand } = player(scene, 0);
    scene.tells(0, { type: 'dealt', seat: seat(0), count: 7, cards: [...hand] });
    for (const other of [1, null]) scene.tells(other, { type: 'dealt', seat: seat(0), count: 7, cards: null });
  });

  test('H-05: the higher initial point of the two leaders goes first', () => {
    expect(cards.get('s-8').initialPoint).toBeGreaterThan(cards.get('s-7').initialPoint);
    expect(match().state).toMatchObject({ first: 0, current: 0 });
    expect(match([], ['opensquare', 'homeland']).state).toMatchObject({ first: 1, current: 1 });
  });

  test.each([0, 1])('H-05: where they are equal in round 1, chance decides: %i', (lot) => {
    const scene = match([lot], ['homeland', 'homeland']);
    expect(scene.state.first).toBe(lot);
    scene.tells(1, { type: 'round', first: seat(lot), why: 'chance' });
  });
});

describe('RR-016: the redraw', () => {
  test('H-30: both are asked at once, and nothing happens before both have answered', () => {
    const scene = match();
    scene.asks(1, 'redraw');
    scene.answer(0, redraw);
    expect(scene.told(0)).toEqual([]);
    expect(scene.match.packet(seat(1)).question?.kind).toBe('redraw');
    scene.answer(1, keep);
    scene.tells(1, { type: 'redrew', seat: seat(0), redrawn: true, cards: null });
    scene.tells(0, { type: 'redrew', seat: seat(1), redrawn: false });
  });

  test('H-04: all seven go back, the deck is shuffled, and seven new ones come; the other hand stays', () => {
    const scene = match();
    const [mine, theirs] = [0, 1].map((who) => [...player(scene, who).hand]);
    scene.answer(0, redraw).answer(1, keep);
    const [event] = heard(scene, 0, 'redrew');
    // Scripted shuffles change nothing: what went back on top is drawn again, the last first.
    expect(event?.cards).toEqual(mine?.toReversed());
    expect(player(scene, 0).deck).toHaveLength(32);
    expect(player(scene, 1).hand).toEqual(theirs);
  });

  test('H-04: the decks are shuffled at the start, and again for a redraw', () => {
    const seats = [{ deck: 'homeland' }, { deck: 'opensquare' }];
    const [tops, hands] = [new Set<string>(), new Set<string>()];
    for (let luck = 0; luck < 20; luck++) {
      const dealt = create(game, fast(luck), seats, game.rules.parse({}));
      const before = dealt.state.players[0]?.hand.toSorted().join() ?? '';
      tops.add(before);
      for (const each of seatsOf(2)) dealt.answer(each, dealt.question(each)?.id ?? 0, each === 0 ? redraw : keep);
      // Without a shuffle the same seven would come back. The turn that has begun draws an eighth card.
      const after = dealt.state.players[0]?.hand.slice(0, HAND_SIZE).toSorted().join() ?? '';
      expect(after).not.toBe(before);
      hands.add(after);
    }
    expect([tops.size, hands.size]).toEqual([20, 20]);
  });

  test('each player may redraw once: then the main game begins', () => {
    const scene = match();
    scene.answer(0, redraw).answer(1, redraw);
    expect(order(scene)).toEqual(['redrew', 'redrew', 'turn', 'drew']);
    scene.asks(0, 'place');
    scene.asksNothing(1);
  });

  test('H-25: the clock keeps the hand', () => {
    expect(match().asks(1, 'redraw').clock).toBe('prompt');
    expect(match().match.fallback(seat(1))).toEqual(keep);
  });
});

test('RR-014: the phases in their order: redraw, main, secret, battle, and again', () => {
  const scene = match();
  expect(scene.state.phase).toBe('redraw');
  scene.answer(0, keep).answer(1, keep);
  expect(scene.state.phase).toBe('main');
  for (let n = 0; n < 8; n++) {
    const who = scene.state.current;
    scene.answer(who, scene.match.fallback(who));
  }
  expect(scene.state.phase).toBe('secret');
  scene.answer(0, pass).answer(1, pass);
  expect(scene.state.phase).toBe('battle');
  scene.answer(1, goOn);
  expect(scene.state).toMatchObject({ phase: 'main', round: 2 });
});
