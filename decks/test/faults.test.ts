import { countsOf, type Deck, deckTexts, type FaultCode, faultsOf } from '@tavern/decks';
import { render } from '@tavern/engine';
import { expect, test } from 'vitest';
import { many, menagerie, parade, sunday, words } from './games.ts';

const english = { ...deckTexts.en, ...words };
const told = (rules: typeof menagerie, deck: Deck): string[] => faultsOf(rules, deck).map(({ why }) => render(english, why));
const main = (...cards: readonly string[]): Deck => ({ name: '', cards: { main: cards } });
const furs = menagerie.ready[0].cards['main'] ?? [];

test('a ready deck has no fault', () => {
  for (const { cards } of menagerie.ready) expect(faultsOf(menagerie, { name: '', cards })).toEqual([]);
  expect(faultsOf(parade, sunday)).toEqual([]);
});

test('a card short is named with the way out', () => {
  expect(told(menagerie, main(...furs.slice(3)))).toEqual(['The deck has 24 cards. Add 1 more: it needs at least 25.']);
  expect(told(menagerie, main('beast_1'))).toEqual(['The deck has 1 card. Add 24 more: it needs at least 25.']);
  expect(told(menagerie, main())).toEqual(['The deck has 0 cards. Add 25 more: it needs at least 25.']);
});

test('so is a card too many', () => {
  expect(told(menagerie, main(...furs, ...many(['beast_1', 3], ['beast_3', 2])))).toEqual([
    'The deck has 32 cards. Take 2 out: it can have at most 30.',
  ]);
});

test('and a copy too many, by the card’s own number', () => {
  expect(told(menagerie, main(...furs, 'beast_0'))).toEqual([
    'The deck has 4 copies of beast_0. Take 1 out: it can have at most 3.',
  ]);
  expect(told(menagerie, main(...furs, ...many(['beast_31', 2])))).toEqual([
    'The deck has 2 copies of beast_31. Take 1 out: it can have at most 1.',
  ]);
});

test('all reasons come at once, each with what it is about', () => {
  const deck: Deck = { name: 'Bad\u200B', cards: { main: many(['beast_0', 4], ['unicorn', 1], ['beast_2', 5]) } };
  expect(faultsOf(menagerie, deck).map(({ code, card, part }) => [code, card, part])).toEqual([
    ['deck-name-character', undefined, undefined],
    ['deck-unknown-card', 'unicorn', 'main'],
    ['deck-too-few', undefined, 'main'],
    ['deck-copies', 'beast_0', 'main'],
    ['deck-copies', 'beast_2', 'main'],
  ] satisfies [FaultCode, string | undefined, string | undefined][]);
});

test('where there are several parts, the part is named', () => {
  expect(told(parade, { name: '', cards: { leaders: ['mayor'], band: many(['flute', 2], ['fife', 2], ['drum', 3]) } })).toEqual([
    'Leaders: there is 1 card. Add 1 more: at least 2 are needed.',
    'Band: there are 7 cards. Take 1 out: 6 are allowed at most.',
  ]);
});

test('a card in the wrong part is told where it belongs', () => {
  const deck = { name: '', cards: { leaders: ['mayor', 'baker', 'drum'], band: ['flute', 'flute', 'fife'] } };
  expect(told(parade, deck)).toEqual(['drum cannot be in Leaders. Move it to Band.']);
});

test('a game’s own faults come with the others', () => {
  const deck = { name: '', cards: { leaders: ['mayor', 'baker'], band: ['flute', 'drum', 'drum'] } };
  expect(told(parade, deck)).toEqual(['2 drums drown 1 winds. Take a drum out.']);
});

test('a part that is not named has no cards; one that the game does not have is a bug', () => {
  expect(faultsOf(parade, { name: '', cards: { leaders: ['mayor', 'baker'] } }).map(({ code, part }) => [code, part])).toEqual([
    ['deck-too-few', 'band'],
  ]);
  expect(() => faultsOf(parade, { name: '', cards: { tail: [] } })).toThrow('no part');
});

test('the counts that a builder shows', () => {
  expect(countsOf(parade, { name: '', cards: { leaders: ['mayor'], band: ['drum', 'flute', 'drum', 'ghost'] } })).toEqual({
    parts: [
      { part: 'leaders', count: 1, least: 2, most: 3, kinds: [], weight: null },
      { part: 'band', count: 4, least: 3, most: 6, kinds: [], weight: null },
    ],
    cards: { mayor: 1, drum: 2, flute: 1, ghost: 1 },
    kinds: { leader: 1, drum: 2, wind: 1 },
    marks: { loud: 3 },
    ranks: { 2: 1, 4: 2, 5: 1 },
  });
});
