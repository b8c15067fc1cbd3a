import { cardText, cardWords, render, seat, type Worded } from '@tavern/engine';
import { expect, test } from 'vitest';
import { classes, enemies, type ItemKind, luckCards, treasures } from '../../../rules/catalog.ts';
import { drawEnemy, drawLuck, drawTreasure } from '../../../rules/decks.ts';
import type { M } from '../../../rules/types.ts';
import { mountain, player } from '../../mountain.ts';

// The printed card list, written down once more by hand: whoever changes a number must change it here too.

type PrintedEnemy = readonly [name: string, tier: number, hp: number, attack: number, defence: number, copies: number];
const ENEMIES: readonly PrintedEnemy[] = [
  ['Goblin', 1, 1, 1, 0, 6],
  ['Wolf', 1, 1, 2, -1, 4],
  ['Skeleton', 1, 1, 1, 1, 4],
  ['Bandit', 1, 1, 1, 0, 4],
  ['Orc', 2, 2, 2, 1, 4],
  ['Troll', 2, 2, 3, 0, 4],
  ['Cultist', 2, 2, 1, 2, 2],
  ['Ogre', 2, 3, 2, 1, 2],
  ['Dragon Whelp', 3, 3, 3, 2, 3],
  ['Lich', 3, 3, 2, 3, 2],
  ['Demon', 3, 4, 3, 1, 2],
  ['Giant', 3, 4, 2, 2, 3],
];

/** The last column: every number its text must name, in this order. */
type PrintedTreasure = readonly [
  name: string,
  tier: number,
  kind: ItemKind,
  copies: number,
  attack: number,
  defence: number,
  movement: number,
  numbers: string,
];
const TREASURES: readonly PrintedTreasure[] = [
  ['Dagger', 1, 'holdable', 4, 1, 0, 0, '+1'],
  ['Wooden Shield', 1, 'holdable', 4, 0, 1, 0, '+1'],
  ['Robe', 1, 'wearable', 3, 0, 1, 0, '+1'],
  ['Crude Axe', 1, 'holdable', 3, 1, 0, 0, '+1'],
  ['Lamp', 1, 'holdable', 2, 0, 0, 0, '1'],
  ['Trap', 1, 'small', 3, 0, 0, 0, ''],
  ['Luck Charm', 1, 'small', 2, 0, 0, 0, ''],
  ['Beer', 1, 'drink', 2, 0, 0, 0, '3 −1'],
  ['Agility Draught', 1, 'drink', 1, 0, 0, 0, '+1'],
  ['Heirloom Armor', 2, 'wearable', 3, 0, 2, 0, '+2'],
  ['Silver Shield', 2, 'holdable', 3, 0, 2, 0, '+2'],
  ['Lord’s Sword', 2, 'holdable', 3, 2, 0, 0, '+2'],
  ['Boogey-Bane', 2, 'holdable', 2, 0, 0, 0, '+2'],
  ['Velvet Cloak', 2, 'wearable', 2, 0, 0, 1, '+1'],
  ['Rage Potion', 2, 'drink', 2, 0, 0, 0, '+1'],
  ['Fairy Dust', 2, 'small', 2, 0, 0, 0, ''],
  ['Smoke Bomb', 2, 'small', 1, 0, 0, 0, ''],
  ['Royal Aegis', 3, 'wearable', 2, 0, 3, -1, '+3 −1'],
  ['Essence of the Mysterious Flower', 3, 'drink', 2, 0, 0, 0, ''],
  ['Dragonfang Greatsword', 3, 'holdable', 2, 3, 0, 0, '+3'],
  ['Blink Scroll', 3, 'small', 2, 0, 0, 0, '2'],
  ['Wardstone', 3, 'small', 2, 0, 0, 0, '1'],
];

const LUCK: readonly (readonly [name: string, copies: number, numbers: string])[] = [
  ['Exhaustion', 4, '1'],
  ['Cave-in', 3, '3'],
  ['Faint', 2, ''],
  ['Vital Energy', 2, ''],
  ['Lost Treasure', 2, '2 1'],
  ['Jinn Thief', 3, ''],
  ['Sprained Wrist', 3, '1'],
  ['Covered Pit', 3, '1 1'],
  ['White-Bearded Spirit', 2, '2'],
  ['Mystic Wave', 2, ''],
  ['Nefarious Spirit', 2, '6'],
  ['Ambush Opportunity', 2, ''],
  ['Instinct', 2, '1'],
];

const wordsOf = (card: Worded): string => render(cardWords([card]), cardText(card));
const numbersIn = (card: Worded): string => (wordsOf(card).match(/[+−]?\d+/g) ?? []).join(' ');
const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

test('KM-119, KM-120, KM-121: the 12 enemies have the printed tier, HP, Attack, Defence and copies', () => {
  const found = enemies.all.map(({ name, tier, hp, attack, defence, copies: n }) => [name, tier, hp, attack, defence, n]);
  expect(found).toEqual(ENEMIES);
});

test('KM-123 to KM-144: the 22 treasures have the printed tier, kind, copies and bonuses, and their text says so', () => {
  const found = treasures.all.map((card) => {
    const { name, tier, kind, attack, defence, movement } = card;
    return [name, tier, kind, card.copies, attack, defence, movement, numbersIn(card)];
  });
  expect(found).toEqual(TREASURES);
});

test('KM-135: only Boogey-Bane has a bonus that counts against creatures alone', () => {
  expect(treasures.all.filter(({ bane }) => bane !== 0).map(({ name, bane }) => [name, bane])).toEqual([['Boogey-Bane', 2]]);
});

test('KM-107: what is held or worn takes 2 slots in the backpack, small things and drinks take 1', () => {
  for (const { kind, size, name } of treasures.all)
    expect([name, size]).toEqual([name, kind === 'holdable' || kind === 'wearable' ? 2 : 1]);
});

test('KM-146 to KM-158: the 13 luck cards have the printed copies, and their text has the printed numbers', () => {
  expect(luckCards.all.map((card) => [card.name, card.copies, numbersIn(card)])).toEqual(LUCK);
});

test('KM-145: treasures come in separate decks of 24, 18 and 10', () => {
  expect([1, 2, 3].map((tier) => copies(treasures.all.filter((card) => card.tier === tier)))).toEqual([24, 18, 10]);
  const { treasure } = mountain({ players: [{}, {}] }).view(0).decks;
  expect(treasure).toEqual([24, 18, 10]);
});

test('KM-119, KM-120, KM-121: enemies come in separate decks of 18, 12 and 10, 40 in all', () => {
  expect(copies(enemies.all)).toBe(40);
  expect(mountain({ players: [{}, {}] }).view(0).decks.enemy).toEqual([18, 12, 10]);
});

test('C-09: the 32 luck cards are one deck without tiers', () => {
  expect(copies(luckCards.all)).toBe(32);
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

test('KM-122: every enemy says its HP, Attack and Defence', () => {
  for (const card of enemies.all)
    expect([card.name, numbersIn(card)]).toEqual([card.name, `${card.hp} ${card.attack} ${card.defence}`.replace('-', '−')]);
});

test('KM-038: every card and class has a name and a full text, and no two have the same id', () => {
  const all: readonly Worded[] = [...classes.all, ...enemies.all, ...treasures.all, ...luckCards.all];
  for (const card of all) {
    expect(card.name.trim(), card.id).not.toBe('');
    expect(wordsOf(card), card.id).toMatch(/^[A-Z+\d].*\.$/);
    expect(wordsOf(card), card.id).not.toMatch(/[{}]/);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(7 + 12 + 22 + 13);
});

test('H-58: a deck tells everybody how many cards are left, never which', () => {
  const scene = mountain({ players: [{}, {}], luck: ['faint'] });
  for (const eyes of [0, 1, null]) expect(JSON.stringify(scene.view(eyes))).not.toContain('faint');
});

test('KM-145: a treasure deck that runs out is formed anew from its discards, and everybody hears of it', () => {
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
