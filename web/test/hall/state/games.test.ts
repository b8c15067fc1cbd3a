import { expect, test } from 'vitest';
import { hallGames } from '../../../hall/state/games.ts';

const COMING = [
  { id: 'siege', place: 1 },
  { id: 'regatta', place: 3 },
];

test('what is not built yet lies on the table all the same, at its place, and says so', () => {
  expect(hallGames(COMING, [{ id: 'chess' }, { id: 'go' }])).toEqual([
    { id: 'chess', built: true },
    { id: 'siege', built: false },
    { id: 'go', built: true },
    { id: 'regatta', built: false },
  ]);
});

test('where there are fewer games than places, those to come move up; with none built they are all there is', () => {
  expect(hallGames(COMING, [{ id: 'chess' }]).map(({ id }) => id)).toEqual(['chess', 'siege', 'regatta']);
  expect(hallGames(COMING, []).map(({ id }) => id)).toEqual(['siege', 'regatta']);
});

test('a game that is built by now lies there once, as itself', () => {
  expect(hallGames(COMING, [{ id: 'chess' }, { id: 'siege' }])).toEqual([
    { id: 'chess', built: true },
    { id: 'siege', built: true },
    { id: 'regatta', built: false },
  ]);
});

test('a game for one is known before it is loaded', () => {
  const games = hallGames(COMING, [{ id: 'patience', solo: true }, { id: 'chess' }]);
  expect(games.filter(({ solo }) => solo === true).map(({ id }) => id)).toEqual(['patience']);
});

test('a game that nobody planned comes too, and a hidden one does not', () => {
  const ids = hallGames(COMING, [{ id: 'chess' }, { id: 'race', hidden: true }]).map(({ id }) => id);
  expect(ids).toContain('chess');
  expect(ids).not.toContain('race');
});
