import { codeOf, countsOf, type Deck, deckTexts, faultsOf, readCode, sampleDeck } from '@tavern/decks';
import { fast, LANGUAGES, render } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { checkLetters } from '../check-letters.ts';
import { council, many, words } from './games.ts';

const spring = council.ready[0].cards;
const voices = (...ids: readonly string[]): Deck => ({ name: '', cards: { ...spring, voices: ids } });
const papers = (...counts: readonly (readonly [id: string, copies: number])[]): Deck => ({
  name: '',
  cards: { ...spring, papers: many(...counts) },
});
const told = (deck: Deck): string[] => faultsOf(council, deck).map(({ why }) => render({ ...deckTexts.en, ...words }, why));

describe('limits of kinds', () => {
  test('too few of a kind are named with the way out, also where the part is full', () => {
    const deck = papers(['paper_0', 2], ['paper_1', 2], ['paper_2', 1], ['paper_8', 2], ['paper_9', 2], ['paper_14', 1]);
    expect(told({ ...deck, cards: { ...deck.cards, papers: [...(deck.cards['papers'] ?? []), 'paper_15', 'paper_3'] } })).toEqual(
      [],
    );
    expect(told(deck)).toEqual([
      'Papers: there are 10 cards. Add 2 more: at least 12 are needed.',
      'Speeches: the deck has 5. Add 1 more: it needs at least 6.',
    ]);
  });

  test('so are too many of a kind', () => {
    const deck = papers(
      ['paper_0', 2],
      ['paper_1', 2],
      ['paper_2', 2],
      ['paper_8', 2],
      ['paper_9', 2],
      ['paper_10', 1],
      ['paper_13', 1],
    );
    expect(told(deck)).toEqual(['Letters: the deck has 5. Take 1 out: it can have at most 4.']);
    expect(faultsOf(council, deck)[0]).toMatchObject({ code: 'deck-kind-many', kind: 'letter', part: 'papers' });
  });

  test('a kind with one limit may fill its part', () => {
    const speeches = papers(...[0, 1, 2, 3, 4].map((n) => [`paper_${n}`, 2] as const), ['paper_5', 1], ['paper_13', 1]);
    expect(told(speeches)).toEqual([]);
  });
});

describe('the limit of weight', () => {
  test('a sum above it is named with the way out', () => {
    expect(told(voices('judge', 'queen', 'fool'))).toEqual([
      'Voices: the rank sum is 7. Replace a card with a lower one: it can be at most 6.',
    ]);
    expect(told(voices('judge', 'miller', 'fool'))).toEqual([]);
  });

  test('a sum at it is allowed, and the order makes no difference to it', () => {
    expect(countsOf(council, voices('fool', 'miller', 'judge')).parts[0]).toEqual({
      part: 'voices',
      count: 3,
      least: 3,
      most: 3,
      kinds: [],
      weight: { sum: 6, most: 6 },
    });
    expect(told(voices('fool', 'miller', 'judge'))).toEqual([]);
  });
});

test('the counts that a builder shows have every limited kind, also one without cards', () => {
  expect(countsOf(council, { name: '', cards: { papers: ['paper_0', 'paper_9', 'ghost'] } }).parts[1]).toMatchObject({
    count: 3,
    kinds: [
      { kind: 'speech', count: 1, least: 6, most: 12 },
      { kind: 'letter', count: 1, least: 0, most: 4 },
      { kind: 'seal', count: 0, least: 1, most: 2 },
    ],
    weight: null,
  });
});

test('a code beyond a limit is refused with its reason, in both languages', () => {
  const code = codeOf(council, { name: '', cards: spring });
  expect(code).toMatch(/^CN1-mijufo-/);
  expect(readCode(council, code).ok).toBe(true);
  for (const [text, refused] of [
    ['CN1-juqufo-2pa2pb2pc1pd2pi2pj1po', 'deck-weight'],
    ['CN1-mijufo-2pa2pb1pc2pi2pj1pk1pn1po', 'deck-kind-few'],
    ['CN1-mijufo-2pa2pb2pc1pi2pj2pk1po', 'deck-kind-many'],
  ] as const) {
    const read = readCode(council, `${text}-${checkLetters(text)}`);
    if (read.ok) throw new Error(`${text} was read`);
    expect(read.code).toBe(refused);
    for (const language of LANGUAGES) expect(render({ ...deckTexts[language], ...words }, read.why)).not.toMatch(/\[|refusal/);
  }
});

describe('a deck that is made up', () => {
  const made = Array.from({ length: 600 }, (_, seed) => sampleDeck(council, fast(seed).stream('deck')));

  test('keeps all limits, and is a ready one only by chance', () => {
    expect(made.flatMap((deck) => faultsOf(council, deck))).toEqual([]);
    const ready = codeOf(council, { name: '', cards: spring });
    expect(made.filter((deck) => codeOf(council, deck) === ready)).toEqual([]);
  });

  test('goes up to each limit, and has every card in every place', () => {
    const counts = made.map((deck) => countsOf(council, deck));
    const reached = (kind: string): ReadonlySet<number> =>
      new Set(counts.map(({ parts }) => parts[1]?.kinds.find((each) => each.kind === kind)?.count ?? -1));
    expect(reached('letter')).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(reached('seal')).toEqual(new Set([1, 2]));
    expect(Math.min(...reached('speech'))).toBe(6);
    expect(Math.max(...reached('speech'))).toBe(11);
    expect(new Set(counts.map(({ parts }) => parts[0]?.weight?.sum))).toEqual(new Set([5, 6]));
    for (const place of [0, 1, 2]) expect(new Set(made.map((deck) => deck.cards['voices']?.[place])).size).toBe(5);
    expect(new Set(made.flatMap(({ cards }) => Object.values(cards).flat())).size).toBe(council.cards.length);
  });
});
