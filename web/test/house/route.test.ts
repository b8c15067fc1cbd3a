import { expect, test } from 'vitest';
import { hashOf, type Route, routeFrom } from '../../house/route.ts';

const routes: readonly Route[] = [
  { at: 'hall' },
  { at: 'room', code: 'A3X9K2' },
  { at: 'watch', code: 'A3X9K2' },
  { at: 'set', game: 'king-of-the-mountain' },
  { at: 'here', id: 'k3j4' },
  { at: 'daily', game: 'cee-lo', look: null },
  { at: 'daily', game: 'cee-lo', look: { day: '2026-11-15', match: 'a1b2' } },
  { at: 'decks', game: 'skirmish', code: null },
  { at: 'decks', game: 'skirmish', code: 'SK1-2ar3ch-mf~50% / Fuße' },
  { at: 'rules', game: null },
  { at: 'rules', game: 'race' },
  { at: 'verify' },
  { at: 'replay', what: null, answer: null },
  { at: 'replay', what: 'k3j4k3j4k3j4k3j4', answer: null },
  { at: 'replay', what: 'here-k3j4', answer: 0 },
  { at: 'replay', what: 'r.eJyrVkrLz1eyUkpKLFKqBQAyWAU-', answer: 120 },
];

test.each(routes)('$at has an address that is read as itself', (route) => {
  expect(routeFrom(hashOf(route))).toEqual(route);
});

test.each(['', '#', '#/'])('%j opens the hall', (hash) => {
  expect(routeFrom(hash)).toEqual({ at: 'hall' });
});

test.each(['nowhere', 'room', 'room/', 'here', 'daily', 'decks', 'nowhere/to/go'])(
  '#/%s is unknown, and is kept as it was',
  (path) => {
    expect(routeFrom(`#/${path}`)).toEqual({ at: 'lost', path });
    expect(hashOf({ at: 'lost', path })).toBe(`#/${path}`);
  },
);

test('a deck’s name with a slash is read whole, also by programs that write it as it is', () => {
  expect(routeFrom('#/decks/skirmish/SK1-2ar-mf~a/b')).toEqual({ at: 'decks', game: 'skirmish', code: 'SK1-2ar-mf~a/b' });
});

test('a link to a moment that was cut before its number opens the match at its start', () => {
  expect(routeFrom('#/replay/k3j4@')).toEqual({ at: 'replay', what: 'k3j4', answer: null });
  expect(routeFrom('#/replay/')).toEqual({ at: 'replay', what: null, answer: null });
});

test('an address that was cut in the middle of a letter is still read', () => {
  expect(routeFrom('#/room/A3X9K2%E4%B')).toEqual({ at: 'room', code: 'A3X9K2%E4%B' });
});

test('to watch without a screen is to come to the room', () => {
  expect(hashOf({ at: 'watch', code: 'A3X9K2' })).toBe('#/watch/A3X9K2?screen');
  expect(routeFrom('#/watch/A3X9K2')).toEqual({ at: 'room', code: 'A3X9K2' });
});
