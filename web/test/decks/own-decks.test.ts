import { chosenDeck, type DeckRules } from '@tavern/decks';
import { expect, test, vi } from 'vitest';
import { lastDeck, ownDecks, rememberDeck } from '../../decks/own-decks.ts';
import type { DeckStorage } from '../../play/here/deck-storage.ts';
import type { KeptDeck } from '../../play/here/kept-deck.ts';
import { decks } from './skirmish-decks.ts';

const CODE = 'SK1-2ap1ba3bl3ca3ch2du3fo2lo1me2ms2ra1tr3ve-p5';
const { cards } = chosenDeck(decks, CODE);
const kept = (id: string, touchedAt: number, changed: Partial<KeptDeck> = {}): KeptDeck => ({
  id,
  game: 'skirmish',
  name: id,
  cards,
  touchedAt,
  ...changed,
});
const drawer = (...all: readonly unknown[]): DeckStorage => ({
  all: async () => all,
  put: async () => {},
  remove: async () => {},
});

test('own decks for a table are those that can be played, the last touched first, each with its code', async () => {
  const storage = drawer(
    kept('old', 1),
    kept('new', 3, { name: '' }),
    kept('draft', 4, { cards: { main: ['scout'] } }),
    kept('strange', 5, { cards: { leaders: ['mayor'] } }),
    kept('other', 6, { game: 'race' }),
  );
  expect(await ownDecks('skirmish', decks, storage)).toEqual([
    { id: 'new', name: '', code: CODE },
    { id: 'old', name: 'old', code: `${CODE}~old` },
  ]);
  expect(await ownDecks('no-such-game', decks, storage)).toEqual([]);
});

test('the deck used last is remembered by game, and forgotten when the game takes it no more', async () => {
  // There is no browser to keep it in.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(lastDeck('skirmish', decks)).toBeNull();
  rememberDeck('skirmish', 'emberstorm');
  expect(lastDeck('skirmish', decks)).toBe('emberstorm');
  expect(lastDeck('revolution', decks)).toBeNull();
  const [own] = await ownDecks('skirmish', decks, drawer(kept('mine', 1)));
  rememberDeck('skirmish', own?.code ?? '');
  expect(lastDeck('skirmish', decks)).toBe(own?.code);
  const smaller: DeckRules = { ...decks, parts: [{ id: 'main', least: 1, most: 5 }] };
  expect(lastDeck('skirmish', smaller)).toBeNull();
  warned.mockRestore();
});
