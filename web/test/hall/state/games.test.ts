import { expect, test } from 'vitest';
import { hallGames } from '../../../hall/state/games.ts';

const COMING = [
  { id: 'siege', place: 1 },
  { id: 'regatta', place: 3 },
];

test('games that are not built yet are on the table, at their places, and say so', () => {
  expect(hallGames(COMING, [{ id: 'chess' }, { id: 'go' }])).toEqual([
    { id: 'chess', built: true },
    { id: 'siege', built: false },
    { id: 'go', built: true },
    { id: 'regatta', built: false },
  ]);
});

test('with fewer games than places, the games to come move up; without any built game only they are there', () => {
  expect(hallGames(COMING, [{ id: 'chess' }]).map(({ id }) => id)).toEqual(['chess', 'siege', 'regatta']);
  expect(hallGames(COMING, []).map(({ id }) => id)).toEqual(['siege', 'regatta']);
});

test('a game that is built by now is there once, as itself', () => {
  expect(hallGames(COMING, [{ id: 'chess' }, { id: 'siege' }])).toEqual([
    { id: 'chess', built: true },
    { id: 'siege', built: true },
    { id: 'regatta', built: false },
  ]);
});

test('a game for one player is known before it is loaded', () => {
  const games = hallGames(COMING, [{ id: 'patience', solo: true }, { id: 'chess' }]);
  expect(games.filter(({ solo }) => solo === true).map(({ id }) => id)).toEqual(['patience']);
});

test('a game with decks is known before it is loaded', () => {
  const games = hallGames(COMING, [{ id: 'whist', decks: true }, { id: 'chess' }]);
  expect(games.filter(({ decks }) => decks === true).map(({ id }) => id)).toEqual(['whist']);
});

test('an unplanned game is there too, and a hidden one is not', () => {
  const ids = hallGames(COMING, [{ id: 'chess' }, { id: 'race', hidden: true }]).map(({ id }) => id);
  expect(ids).toContain('chess');
  expect(ids).not.toContain('race');
});
