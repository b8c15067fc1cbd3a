import { expect, test } from 'vitest';
import { hallGames } from '../games.ts';

test('what is not built yet lies on the table all the same, and says so', () => {
  expect(hallGames([{ id: 'skirmish' }])).toEqual([
    { id: 'king-of-the-mountain', built: false },
    { id: 'revolution', built: false },
    { id: 'cee-lo', built: false },
    { id: 'skirmish', built: true },
  ]);
});

test('a game for one is known before it is loaded', () => {
  const games = hallGames([{ id: 'cee-lo', solo: true }, { id: 'skirmish' }]);
  expect(games.filter(({ solo }) => solo === true).map(({ id }) => id)).toEqual(['cee-lo']);
});

test('a game that nobody planned comes last, and a hidden one not at all', () => {
  const ids = hallGames([{ id: 'chess' }, { id: 'race', hidden: true }]).map(({ id }) => id);
  expect(ids.at(-1)).toBe('chess');
  expect(ids).not.toContain('race');
});
