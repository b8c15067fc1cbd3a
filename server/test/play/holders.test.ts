import { randomBot } from '@tavern/bots';
import { expect, test } from 'vitest';
import { holdersOf } from '../../play/holders.ts';
import type { MatchRow } from '../../store/store.ts';

const row = (names: readonly string[]): MatchRow =>
  ({
    game: 'king-of-the-mountain',
    seats: names.map((name, index) => ({ guest: index === 0 ? 'ann' : null, name, choice: {}, level: name.split(' ')[0] })),
  }) as unknown as MatchRow;

test('bots play in the manner of their persons; bots from before there were persons have no manner', () => {
  const asked: (string | null | undefined)[][] = [];
  const surroundings = {
    bot: (_game: string, level: string, person?: string | null) => {
      asked.push([level, person]);
      return randomBot;
    },
  };
  const holders = holdersOf(row(['normal bruno', 'normal marta', 'easy 2']), surroundings);
  expect(holders.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
  expect(asked).toEqual([
    ['normal', 'marta'],
    ['easy', null],
  ]);
});
