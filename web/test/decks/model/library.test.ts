import { chosenDeck } from '@tavern/decks';
import { describe, expect, test } from 'vitest';
import { council, menagerie, parade, sunday } from '../../../../decks/test/games.ts';
import { bandText } from '../../../decks/model/bands.ts';
import { curveOf } from '../../../decks/model/curve.ts';
import { type Filter, NO_FILTER, offerOf, shownCards, shownIn, toggled } from '../../../decks/model/library.ts';
import { listOf } from '../../../decks/model/rows.ts';
import { standingOf } from '../../../decks/model/standing.ts';
import { decks } from '../skirmish-decks.ts';

const WORDS: { readonly [card: string]: string } = {
  mayor: 'Mayor 市長 Speaks twice.',
  baker: 'Baker Gives bread.',
  clown: 'Clown Speaks loudly.',
  flute: 'Flute',
  fife: 'Fife',
  drum: 'Drum Ｄeaf at once',
};
const shown = (changed: Partial<Filter>, rules = parade): readonly string[] =>
  shownCards(rules, { ...NO_FILTER, ...changed }, ({ id }) => WORDS[id] ?? '').map(({ id }) => id);

describe('the library (FS-072)', () => {
  test('has all cards by part and kind, the lowest rank first', () => {
    expect(shown({})).toEqual(['clown', 'baker', 'mayor', 'flute', 'fife', 'drum']);
    expect(shownCards(decks, NO_FILTER, () => '')).toHaveLength(32);
  });

  test('is searched in names and texts, in any case, by every word, in both languages and in wide letters', () => {
    expect(shown({ text: 'speaks' })).toEqual(['clown', 'mayor']);
    expect(shown({ text: '  SPEAKS twi ' })).toEqual(['mayor']);
    expect(shown({ text: '市長' })).toEqual(['mayor']);
    expect(shown({ text: 'deaf' })).toEqual(['drum']);
    expect(shown({ text: 'bread loudly' })).toEqual([]);
  });

  test('is filtered by kind, by one of several marks and by one of several ranks, all together', () => {
    expect(shown({ kind: 'leader' })).toEqual(['clown', 'baker', 'mayor']);
    expect(shown({ marks: ['loud'] })).toEqual(['clown', 'mayor', 'drum']);
    expect(shown({ ranks: [1, 4] })).toEqual(['clown', 'drum']);
    expect(shown({ kind: 'leader', marks: ['loud'], ranks: [5], text: 'twice' })).toEqual(['mayor']);
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
  });

  test('offers what the game’s cards have', () => {
    expect(offerOf(parade)).toEqual({
      kinds: [
        { kind: 'leader', count: 3 },
        { kind: 'wind', count: 2 },
        { kind: 'drum', count: 1 },
      ],
      sets: [{ id: null, marks: ['loud'] }],
      bands: [1, 2, 3, 4, 5].map((rank) => ({ least: rank, most: rank })),
      weights: [],
    });
    expect(offerOf(decks)).toMatchObject({
      kinds: [
        { kind: 'unit', count: 20 },
        { kind: 'action', count: 12 },
      ],
      bands: [1, 2, 3, 4, 5, 7].map((rank) => ({ least: rank, most: rank })),
    });
  });

  test('offers sorts of marks, bands of ranks and weights where the game has them', () => {
    expect(offerOf(council)).toMatchObject({
      sets: [
        { id: 'length', marks: ['long', 'short'] },
        { id: 'hand', marks: ['wax', 'ink'] },
      ],
      bands: [
        { least: 40, most: 59 },
        { least: 60, most: 79 },
        { least: 80, most: null },
      ],
      weights: [1, 2, 3],
    });
    expect(offerOf(council).bands.map(bandText)).toEqual(['40–59', '60–79', '80+']);
    expect(offerOf(parade).bands.map(bandText)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('is filtered by one mark of each sort, by bands and by weights; the lightest come first', () => {
    const found = (changed: Partial<Filter>): readonly string[] => shown(changed, council).map((id) => id.replace('paper_', ''));
    expect(found({ marks: ['long', 'short'], kind: 'letter' })).toEqual(['8', '9', '10', '11', '12']);
    expect(found({ marks: ['long', 'ink'] })).toEqual(['0', '6', '12']);
    expect(found({ ranks: [40] })).toEqual(['0', '1', '2']);
    expect(found({ ranks: [60, 80] })).toEqual(['3', '4', '5', '6', '7']);
    expect(found({ weights: [3, 1] })).toEqual(['fool', 'judge', 'queen']);
  });
});

describe('the list of a deck', () => {
  test('has counted parts by kind, the highest rank first, and ordered parts in the player’s order', () => {
    const deck = { name: '', cards: { leaders: ['baker', 'mayor'], band: ['flute', 'flute', 'drum'] } };
    const listed = listOf(parade, deck, []).flatMap(({ part, sections }) =>
      sections.map(({ kind, count, rows }) => [part, kind, count, rows.map(({ id }) => id)]),
    );
    expect(listed).toEqual([
      ['leaders', null, 2, ['baker', 'mayor']],
      ['band', 'wind', 2, ['flute']],
      ['band', 'drum', 1, ['drum']],
    ]);
    expect(listOf(parade, deck, [])[0]?.sections[0]?.rows.map(({ at }) => at)).toEqual([0, 1]);
  });

  test('marks the lines that have a fault, and lists cards that the game does not know last', () => {
    const deck = { name: '', cards: { leaders: ['mayor', 'baker'], band: ['flute', 'flute', 'flute', 'kazoo'] } };
    const { faults } = standingOf(parade, deck);
    const rows = listOf(parade, deck, faults).flatMap(({ sections }) => sections.flatMap((section) => section.rows));
    expect(rows.filter(({ fault }) => fault !== undefined).map(({ id, count, fault }) => [id, count, fault?.code])).toEqual([
      ['flute', 3, 'deck-copies'],
      ['kazoo', 1, 'deck-unknown-card'],
    ]);
    expect(rows.at(-1)).toMatchObject({ id: 'kazoo', card: undefined });
  });

  test('shows the places of an ordered part that are still open, its weight, and the limits of kinds; each is marked where it is not kept', () => {
    const deck = { name: '', cards: { voices: ['judge'], papers: ['paper_0', 'paper_13', 'paper_14', 'paper_15'] } };
    const [voices, papers] = listOf(council, deck, standingOf(council, deck).faults);
    expect(voices).toMatchObject({ count: 1, vacant: [1, 2], weight: { sum: 3, most: 6 }, faulty: true });
    expect(papers).toMatchObject({ count: 4, vacant: [], weight: null, faulty: true });
    expect(papers?.sections.map(({ kind, count, limit, faulty }) => [kind, count, limit, faulty])).toEqual([
      ['speech', 1, { least: 6, most: null }, true],
      ['letter', 0, { least: 0, most: 4 }, false],
      ['seal', 3, { least: 1, most: 2 }, true],
    ]);
    const heavy = { name: '', cards: { ...council.ready[0].cards, voices: ['judge', 'queen', 'fool'] } };
    // The sum is marked, not the number of cards.
    expect(listOf(council, heavy, standingOf(council, heavy).faults)[0]).toMatchObject({ faulty: false, weight: { sum: 7 } });
  });

  test('is laid out card by card in an ordered part, and each card once elsewhere', () => {
    const deck = { name: '', cards: { leaders: ['mayor', 'clown'], band: ['drum', 'flute', 'drum'] } };
    expect(shownIn(parade, deck).map(({ card, at }) => [card.id, at])).toEqual([
      ['mayor', 0],
      ['clown', 1],
      ['flute', null],
      ['drum', null],
    ]);
  });
});

describe('the curve', () => {
  test('has a column for every rank without a gap, one for each kind without ranks, and the average of the ranked', () => {
    const deck = chosenDeck(decks, 'SK1-3ar2as1aw2be2bo3ch1di3du3fi2ga2pc2qu2sc-94');
    const { columns, average } = curveOf(decks, deck);
    expect(columns.map(({ band, kind, count }) => [band?.least ?? kind, count])).toEqual([
      [1, 4],
      [2, 2],
      [3, 10],
      [4, 0],
      [5, 3],
      [6, 0],
      [7, 0],
      ['action', 9],
    ]);
    expect(average).toBeCloseTo((4 + 4 + 30 + 15) / 19);
    expect(curveOf(parade, { name: '', cards: {} }).average).toBeNull();
    expect(curveOf(parade, sunday).columns.map(({ count }) => count)).toEqual([0, 2, 1, 1, 1]);
    expect(curveOf(menagerie, { name: '', cards: { main: ['beast_0'] } }).average).toBeNull();
  });

  test('has a column for every band, and none for the kinds of an ordered part', () => {
    const { columns, average } = curveOf(council, { name: '', cards: council.ready[0].cards });
    expect(columns.map(({ band, kind, count }) => [band?.least ?? kind, count])).toEqual([
      [40, 6],
      [60, 1],
      [80, 0],
      ['letter', 4],
      ['seal', 1],
    ]);
    expect(average).toBeCloseTo((2 * 40 + 2 * 47 + 2 * 54 + 61) / 7);
  });
});
