import { expect, test } from 'vitest';
import { hallGames } from '../../../hall/state/games.ts';

test('games are on the table in the order of the registry, and hidden ones are not', () => {
  expect(hallGames([{ id: 'chess' }, { id: 'race', hidden: true }, { id: 'go' }]).map(({ id }) => id)).toEqual(['chess', 'go']);
});

test('a game for one player, and a game with decks, are known before they are loaded', () => {
  const games = hallGames([{ id: 'patience', solo: true }, { id: 'chess' }, { id: 'whist', decks: true }]);
  expect(games.filter(({ solo }) => solo === true).map(({ id }) => id)).toEqual(['patience']);
  expect(games.filter(({ decks }) => decks === true).map(({ id }) => id)).toEqual(['whist']);
});
