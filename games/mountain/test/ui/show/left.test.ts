import { seat } from '@tavern/engine';
import { ScriptReader } from '@tavern/kit/show/script.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { script } from '../../../ui/script/script.ts';
import { type FightRound, type Left, NOTHING_LEFT } from '../../../ui/show/left.ts';
import { attack, mountain, seats } from '../../mountain.ts';

const reader = new ScriptReader(script);
/** What these events leave lying on the table. */
const after = (...events: Event[]): Left => events.reduce((left, event) => reader.leaves(left, event), NOTHING_LEFT);
const turn: Event = { type: 'turn', seat: seat(0), round: 1, team: null };
const roll: Event = { type: 'rolled', seat: seat(0), die: 3, bonuses: [{ from: 'beer', n: -1 }], total: 2 };

test('KM-041: the d4 of a move stays with what was added, until the next turn', () => {
  expect(after(turn, roll).dice).toEqual([
    { seat: 0, enemy: null, what: 'movement', sides: 4, value: 3, bonuses: [{ from: 'beer', n: -1 }], total: 2 },
  ]);
  expect(after(turn, roll, { ...turn, seat: seat(1) }).dice).toEqual([]);
});

test('KM-040: everybody’s initiative die', () => {
  const rolls = [4, 6, 4].map((die, index) => ({ seat: seat(index), die }));
  const { dice } = after({ type: 'initiative', rolls, tied: seats(0, 2) });
  expect(dice.map(({ seat: who, what, sides, value }) => [who, what, sides, value])).toEqual([
    [0, 'initiative', 6, 4],
    [1, 'initiative', 6, 6],
    [2, 'initiative', 6, 4],
  ]);
});

test('KM-088, KM-092: four dice of a round against one enemy, each with its owner', () => {
  const scene = mountain({ players: [{ at: 1 }, {}], dice: [1, 4, 3, 2, 5], enemies1: ['goblin'] });
  scene.answer(0, { do: 'move' }).answer(0, attack(0)).asks(0, 'fight');
  const round = scene.told(0).find((event) => event.type === 'fightRound') as FightRound;
  const { dice, clash } = after(turn, { type: 'foes', seat: seat(0), foes: ['goblin'] }, round);
  expect(dice.map(({ enemy, what, value }) => [enemy, what, value])).toEqual([
    [null, 'attack', 4],
    [null, 'defence', 3],
    [0, 'attack', 2],
    [0, 'defence', 5],
  ]);
  expect(clash).toBe(round);
});

test('KM-042: a Luck card and the treasures it gives are side by side; others see only their tier', () => {
  const drew: Event = { type: 'drew', seat: seat(0), tier: 1, card: null, from: 'luck' };
  const { cards } = after(turn, { type: 'luckDrawn', seat: seat(0), card: 'lost-treasure' }, drew, { ...drew, card: 'beer' });
  expect(cards.map(({ deck, card, tier }) => [deck, card, tier])).toEqual([
    ['luck', 'lost-treasure', null],
    ['treasure', null, 1],
    ['treasure', 'beer', 1],
  ]);
});

test('KM-129: a cancelled Luck card is beside the charm that did it', () => {
  const { cards } = after(turn, { type: 'luckCancelled', seat: seat(1), by: seat(0), card: 'cave-in' });
  expect(cards.map(({ card, seat: whose, fate }) => [card, whose, fate])).toEqual([
    ['cave-in', 0, 'cancelled'],
    ['luck-charm', 1, 'played'],
  ]);
});

test('an empty treasure deck leaves everything as it is', () => {
  const before = after(turn, roll);
  expect(reader.leaves(before, { type: 'noTreasure', seat: seat(0), tier: 3 })).toBe(before);
});

test('the last round stays until another fight or duel, or the next turn', () => {
  const opponents: Event = { type: 'foes', seat: seat(0), foes: ['goblin'] };
  const duel: Event = { type: 'duelBegan', seat: seat(0), fighters: seats(0, 1), cause: 'challenge', tile: 4 };
  const round: Event = { type: 'duelRound', round: 1, weary: 0, fighters: [] };
  const over: Event = { type: 'duelEnded', winner: seat(0), fallen: [], fled: [], stalemate: false };
  expect(after(duel, round, over).clash).toBe(round);
  for (const next of [opponents, duel, turn]) expect(after(duel, round, over, next).clash).toBeNull();
});
