import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { enemies, treasures } from '../../../rules/catalog.ts';
import { drawEnemy, drawLuck, drawTreasure } from '../../../rules/decks.ts';
import type { M } from '../../../rules/types.ts';
import { mountain, PRINTED, player } from '../../mountain.ts';

const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

test('KM-145: treasures come in separate decks of 24, 18 and 10', () => {
  expect([1, 2, 3].map((tier) => copies(PRINTED.treasures.filter((card) => card.tier === tier)))).toEqual([24, 18, 10]);
  const { treasure } = mountain({ players: [{}, {}] }).view(0).decks;
  expect(treasure).toEqual([24, 18, 10]);
});

test('KM-119, KM-120, KM-121: enemies come in separate decks of 18, 12 and 10, 40 in all', () => {
  expect(copies(PRINTED.enemies)).toBe(40);
  expect(mountain({ players: [{}, {}] }).view(0).decks.enemy).toEqual([18, 12, 10]);
});

test('C-09: the 32 luck cards are one deck without tiers', () => {
  expect(copies(PRINTED.luck)).toBe(32);
  expect(mountain({ players: [{}, {}] }).view(0).decks.luck).toBe(32);
});

test('KM-063: the discard piles start empty', () => {
  expect(mountain({ players: [{}, {}] }).view(0).discards).toEqual({ enemy: [[], [], []], treasure: [[], [], []], luck: [] });
});

test('KM-063: a deck holds the cards of its tier and nothing else', () => {
  const { decks } = mountain({ players: [{}, {}] }).state;
  for (const [index, deck] of decks.treasure.entries())
    for (const item of deck) expect([item, treasures.get(item).tier]).toEqual([item, index + 1]);
  for (const [index, deck] of decks.enemy.entries())
    for (const card of deck) expect([card, enemies.get(card).tier]).toEqual([card, index + 1]);
});

test('H-58: a deck tells everybody how many cards are left, never which', () => {
  const scene = mountain({ players: [{}, {}], luck: ['faint'] });
  for (const eyes of [0, 1, null]) expect(JSON.stringify(scene.view(eyes))).not.toContain('faint');
});

test('KM-145, KM-194, KM-205: a treasure deck that runs out is formed anew from its discards, and everybody hears of it', () => {
  const scene = mountain({ players: [{ at: 0 }, {}], dice: [1], spent: ['treasure1'] });
  scene.answer(0, { do: 'move' }).tells(1, { type: 'reshuffled', deck: 'treasure', tier: 1, count: 24 });
  expect(scene.view(1).decks.treasure[0]).toBe(23);
  expect(scene.view(1).discards.treasure[0]).toEqual([]);
});

test('KM-145, KM-159, KM-164: formed anew, a deck is shuffled', () => {
  const { state } = mountain({ players: [{}, {}], spent: ['treasure1', 'enemies1', 'luck'] });
  const { treasure, enemy, luck } = structuredClone(state.discards);
  /** "Shuffles" by turning the pile over, so that its first card comes on top. */
  const m = { state, emit: () => {}, rng: { shuffle: (pile: string[]) => pile.reverse() } } as unknown as M;
  expect(drawLuck(m)).toBe(luck[0]);
  expect(drawEnemy(m, 1)?.card).toBe(enemy[0]?.[0]);
  drawTreasure(m, seat(0), 1, 'tile');
  expect(state.players[0]?.pack).toEqual([treasure[0]?.[0]]);
  expect(state.decks.luck).toEqual(luck.slice(1).reverse());
});

test('C-14, H-20: where players hold a whole tier, the next lower one is drawn, and no copy is invented', () => {
  const scene = mountain({
    players: [
      { at: 14 },
      {
        armour: 'royal-aegis',
        left: 'dragonfang-greatsword',
        right: 'dragonfang-greatsword',
        pack: ['blink-scroll', 'blink-scroll', 'wardstone', 'wardstone'],
      },
      { armour: 'royal-aegis', pack: ['mysterious-flower', 'mysterious-flower'] },
    ],
    dice: [1],
    treasure2: ['rage-potion'],
  });
  expect(scene.view(0).decks.treasure).toEqual([24, 18, 0]);
  scene.answer(0, { do: 'move' }).tells(0, { type: 'drew', tier: 2, card: 'rage-potion', from: 'tile' });
  scene.tells(1, { type: 'drew', tier: 2, card: null, from: 'tile' });
  expect(player(scene, 0).pack).toEqual(['rage-potion']);
});
