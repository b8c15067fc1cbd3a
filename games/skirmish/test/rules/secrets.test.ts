import { fast, imagine, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { PlayerView } from '../../rules/view.ts';
import { drop, play, player, type SkirmishScene, skirmish } from '../skirmish.ts';

const seen = (scene: SkirmishScene, eyes: number | null, owner: number): PlayerView =>
  scene.view(eyes).players[owner] as PlayerView;

describe('H-22: who sees what', () => {
  const scene = () =>
    skirmish({
      mine: { hand: ['scout', 'rally'], known: ['medic'], deck: ['archer', 'mason'], discard: ['gale'] },
      theirs: { hand: ['vigil'], deck: ['tribute'] },
    });

  test('a seat sees its own hand, and of decks nothing but their sizes', () => {
    expect(seen(scene(), 0, 0)).toMatchObject({ hand: ['scout', 'rally'], known: ['medic'], handCount: 3, deckCount: 2 });
    expect(seen(scene(), 0, 0)).not.toHaveProperty('deck');
  });

  test('others see how many cards are in it, and those that everybody has seen before', () => {
    for (const eyes of [1, null])
      expect(seen(scene(), eyes, 0)).toMatchObject({ hand: null, known: ['medic'], handCount: 3, deckCount: 2 });
  });

  test('spectators see no hand', () => {
    expect(
      scene()
        .view(null)
        .players.map(({ hand }) => hand),
    ).toEqual([null, null]);
  });

  test('discard piles, lists and the names of decks are open', () => {
    for (const eyes of [0, 1, null]) {
      expect(seen(scene(), eyes, 0)).toMatchObject({ discard: ['gale'], deckId: 'iron_wall' });
      expect(seen(scene(), eyes, 0).list.toSorted()).toEqual(['archer', 'gale', 'mason', 'medic', 'rally', 'scout']);
    }
  });
});

describe('known cards', () => {
  test('a bounced unit stays known in the hand, until it leaves it', () => {
    const scene = skirmish({ mine: { hand: ['gale'] }, theirs: { units: ['medic'], hand: ['scout'] } });
    scene.answer(0, play('gale', null, 'rival-0'));
    expect(seen(scene, 0, 1)).toMatchObject({ known: ['medic'], handCount: 2 });
    scene.answer(1, play('medic', 0));
    expect(seen(scene, 0, 1).known).toEqual([]);
  });

  test('of two equal cards the known copy leaves first, by a play, a discard or a pickpocket', () => {
    const two = { hand: ['medic', 'scout'], known: ['medic'] } as const;
    const played = skirmish({ mine: two }).answer(0, play('medic', 0));
    expect(player(played, 0)).toMatchObject({ hand: ['medic', 'scout'], known: [] });
    const discarded = skirmish({ mine: { ...two, hand: ['colossus', 'medic', 'scout'] } }).answer(0, play('colossus', 0));
    discarded.answer(0, drop('medic')).asks(0, 'discard');
    expect(player(discarded, 0)).toMatchObject({ hand: ['medic', 'scout'], known: [] });
    const stolen = skirmish({ mine: { hand: ['pickpocket'] }, theirs: two, dice: [0] }).answer(0, play('pickpocket', 0));
    expect(player(stolen, 1)).toMatchObject({ hand: ['medic', 'scout'], known: [] });
  });
});

test('a guess deals the rival’s hand and both decks from the open lists, less what is seen', () => {
  const scene = skirmish({
    mine: { hand: ['scout'], deck: ['archer', 'mason'] },
    theirs: { hand: ['vigil', 'medic'], known: ['pilgrim'], deck: ['tribute', 'rally'], discard: ['gale'], units: ['champion'] },
  });
  const hands = new Set<string>();
  for (let luck = 0; luck < 60; luck++) {
    const { state } = imagine(game, scene.match.packet(seat(0)), seat(0), fast(luck));
    const rival = state.players[1];
    expect(rival?.known).toEqual(['pilgrim']);
    expect([...(rival?.hand ?? []), ...(rival?.deck ?? [])].toSorted()).toEqual(['medic', 'rally', 'tribute', 'vigil']);
    expect(state.players[0]?.hand).toEqual(['scout']);
    hands.add(rival?.hand.toSorted().join() ?? '');
  }
  expect(hands.size).toBe(6);
});
