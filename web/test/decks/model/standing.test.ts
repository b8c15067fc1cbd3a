import { type Deck, type DeckRules, deckTexts } from '@tavern/decks';
import { render } from '@tavern/engine';
import { expect, test } from 'vitest';
import { council, parade, sunday, words } from '../../../../decks/test/games.ts';
import { freeName } from '../../../decks/model/names.ts';
import { headlineOf, lawsOf, needOf, playableCode, standingOf } from '../../../decks/model/standing.ts';
import builder from '../../../text/en/builder.json' with { type: 'json' };
import { decks } from '../skirmish-decks.ts';

const english = { ...builder, ...deckTexts.en, ...words };
const cards = decks.ready[1]?.cards['main'] ?? [];
const said = (deck: Deck, rules: DeckRules = decks): readonly (string | null)[] => {
  const standing = standingOf(rules, deck);
  const need = needOf(standing);
  return [render(english, headlineOf(standing)), need === null ? null : render(english, need)];
};
const of = (count: number): Deck => ({ name: '', cards: { main: cards.slice(0, count) } });

test('FS-072: a deck says at every moment how many cards it lacks or has too many', () => {
  expect(said(of(24))).toEqual(['One card short.', 'needs 1 more card']);
  expect(said(of(20))).toEqual(['5 cards short.', 'needs 5 more cards']);
  expect(said(of(25))).toEqual(['Ready to play.', null]);
  const thirtyOne = { name: '', cards: { main: [...cards, 'martyr', 'martyr', 'martyr'] } };
  expect(said(thirtyOne)).toEqual(['One card too many.', 'has 1 card too many']);
  expect(said({ name: '', cards: { main: [...cards, 'champion'] } })).toEqual([
    'Not yet legal.',
    'correct the marked cards first',
  ]);
  expect(said({ name: 'Sun\u200Bday', cards: { main: cards } })).toEqual(['Not yet legal.', 'correct the name first']);
  expect(said({ ...sunday, cards: { leaders: ['mayor'], band: ['flute'] } }, parade)).toEqual([
    '3 cards short.',
    'needs 3 more cards',
  ]);
});

test('a deck that lacks cards in one part and has too many in another says both', () => {
  const { papers = [] } = council.ready[0].cards;
  const mixed = { name: '', cards: { voices: ['fool'], papers: [...papers, 'paper_12'] } };
  expect(said(mixed, council)).toEqual(['Not yet legal.', 'add 2, take out 1']);
});

test('a deck with all its cards says which limit it does not keep', () => {
  const { voices = [], papers = [] } = council.ready[0].cards;
  const swapped = (from: string, to: string): Deck => ({
    name: '',
    cards: { voices, papers: papers.map((card) => (card === from ? to : card)) },
  });
  expect(said({ name: '', cards: { voices, papers } }, council)).toEqual(['Ready to play.', null]);
  expect(said(swapped('paper_0', 'paper_12'), council)).toEqual(['Not yet legal.', 'Speeches: 1 more needed']);
  expect(said(swapped('paper_3', 'paper_12'), council)).toEqual(['Not yet legal.', 'Letters: 1 too many']);
  expect(said({ name: '', cards: { voices: ['judge', 'queen', 'fool'], papers } }, council)).toEqual([
    'Not yet legal.',
    'rank sum 7: at most 6',
  ]);
});

test('the size of a deck is told part by part', () => {
  expect(standingOf(parade, sunday)).toMatchObject({ count: 5, size: '2 + 3' });
  expect(standingOf(decks, of(25))).toMatchObject({ count: 25, size: '25' });
});

test('the law is told in one sentence where the game has one part and one number of copies, otherwise in one for each part', () => {
  const told = (rules: DeckRules): readonly string[] => lawsOf(rules).map((law) => render(english, law));
  expect(told(decks)).toEqual(['A deck has 25 to 30 cards, at most 3 of each.']);
  expect(told(parade)).toEqual(['Leaders: 2 to 3 cards.', 'Band: 3 to 6 cards.']);
  expect(told(council)).toEqual(['Voices: 3 cards, rank sum at most 6.', 'Papers: 12 cards.']);
});

test('the code has the name as it will be shown', () => {
  expect(playableCode(parade, { ...sunday, name: '  Sun   day ' })).toMatch(/~Sun day$/);
  expect(playableCode(parade, { ...sunday, name: '' })).not.toContain('~');
});

test('a copy gets a name that no deck has, within the length of names', () => {
  expect(freeName('Fuse', [])).toBe('Fuse');
  expect(freeName('Fuse', ['Fuse', 'Fuse 2'])).toBe('Fuse 3');
  expect(freeName('Fuse 2', ['Fuse', 'Fuse 2'])).toBe('Fuse 3');
  const long = 'm'.repeat(24);
  expect(freeName(long, [long])).toBe(`${'m'.repeat(22)} 2`);
});
