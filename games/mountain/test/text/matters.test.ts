import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { enemies } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import { tell } from '../../text/index.ts';

const ANN = seat(0);
const BO = seat(1);
const matters = (event: Event): boolean => tell.matters?.(event) ?? false;
const foe = (tier: number): string => enemies.all.find((enemy) => enemy.tier === tier)?.id ?? '';

test('KM-182: a replay jumps to wins, the Final tile held and lost, knock-outs, duels won and what players did to each other', () => {
  const remembered: Event[] = [
    { type: 'won', seat: ANN, why: 'summit', team: null },
    { type: 'claimed', seat: ANN },
    { type: 'claimLost', seat: ANN },
    { type: 'fell', seat: BO },
    { type: 'duelEnded', winner: ANN, fallen: [BO], fled: [], stalemate: false },
    { type: 'ambushSprung', seat: ANN, mover: BO, tile: 7 },
    { type: 'trapSprung', seat: BO, owner: ANN, tile: 7, effect: 'stumble' },
    { type: 'smoked', seat: ANN, by: BO },
    { type: 'luckCancelled', seat: ANN, by: BO, card: 'ambush' },
    { type: 'swapped', seat: ANN, with: BO, from: 3, to: 7 },
    { type: 'returned', seat: BO, item: 'beer', tier: 1, from: 'pack' },
    { type: 'left', seat: BO, items: [], kept: 0 },
  ];
  for (const event of remembered) expect([event.type, matters(event)]).toEqual([event.type, true]);
});

test('KM-182: a fight is remembered where only the top has such enemies, a duel where somebody won it', () => {
  const won = (...tiers: number[]): boolean => matters({ type: 'fightWon', seat: ANN, foes: tiers.map(foe) });
  expect([won(3), won(2, 2), won(2, 1)]).toEqual([true, true, true]);
  expect([won(2), won(1, 1), won(1)]).toEqual([false, false, false]);
  expect(matters({ type: 'duelEnded', winner: null, fallen: [], fled: [BO], stalemate: false })).toBe(false);
});

test('KM-182: the way there is not', () => {
  const passing: Event[] = [
    { type: 'turn', seat: ANN, round: 2, team: null },
    { type: 'moved', seat: ANN, from: 3, to: 7, why: 'roll' },
    { type: 'challenged', seat: ANN, targets: [BO], cause: 'challenge' },
    { type: 'fightLost', seat: ANN },
    { type: 'hurt', seat: ANN, lost: 1, hp: 3, from: 'duel' },
    { type: 'lootMove', seat: ANN, loser: BO, move: 'take', item: null, from: 'pack' },
    { type: 'slept', seat: ANN, hp: 5, auto: false, secondWind: false },
  ];
  for (const event of passing) expect([event.type, matters(event)]).toEqual([event.type, false]);
});
