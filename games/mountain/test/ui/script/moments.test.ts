import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { momentsOf } from '../../../ui/script/moments.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

test('a duel is a big moment for its winner, and then for those who fell', () => {
  expect(momentsOf({ type: 'duelEnded', winner: ann, fallen: [ben, cat], fled: [], stalemate: false })).toEqual([
    { seat: ann, line: 'won' },
    { seat: ben, line: 'lost' },
    { seat: cat, line: 'lost' },
  ]);
  expect(momentsOf({ type: 'duelEnded', winner: null, fallen: [ben], fled: [ann], stalemate: false })).toEqual([
    { seat: ben, line: 'lost' },
  ]);
});

test('a fight is one for a player who loses it, or beats two at once; the crown always is', () => {
  expect(momentsOf({ type: 'fightLost', seat: ben })).toEqual([{ seat: ben, line: 'lost' }]);
  expect(momentsOf({ type: 'fightWon', seat: ben, foes: ['wolf'] })).toEqual([]);
  expect(momentsOf({ type: 'fightWon', seat: ben, foes: ['wolf', 'goblin'] })).toEqual([{ seat: ben, line: 'won' }]);
  expect(momentsOf({ type: 'won', seat: cat, why: 'summit', team: null })).toEqual([{ seat: cat, line: 'won' }]);
  expect(momentsOf({ type: 'turn', seat: cat, round: 2, team: null })).toEqual([]);
});
