import { type Deck, type DeckCard, type DeckRules, deckRules } from '@tavern/decks';
import { say } from '@tavern/engine';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const beast = (n: number): DeckCard => ({
  id: `beast_${n}`,
  code: `${LETTERS[n % 26]}${LETTERS[(n * 7 + 3 + Math.floor(n / 26)) % 26]}`,
  part: 'main',
  kind: n % 3 === 0 ? 'spell' : 'beast',
  marks: n % 2 === 0 ? ['fur'] : n % 5 === 0 ? ['fur', 'night'] : [],
  rank: n % 7,
  most: n === 31 ? 1 : 3,
});

/** Each card with its number of copies. */
export const many = (...counts: readonly (readonly [id: string, copies: number])[]): string[] =>
  counts.flatMap(([id, copies]) => Array<string>(copies).fill(id));

/** As large as a real one: 32 cards, 25 to 30 in a deck, three copies at most, one of the last. */
export const menagerie: DeckRules = deckRules({
  letters: 'MG',
  parts: [{ id: 'main', least: 25, most: 30 }],
  cards: Array.from({ length: 32 }, (_, n) => beast(n)),
  ready: [
    { id: 'furs', cards: { main: many(...[0, 2, 4, 6, 8, 10, 12, 14, 16].map((n) => [`beast_${n}`, 3] as const)) } },
    { id: 'night_walk', cards: { main: many(...[5, 7, 9, 15, 25, 1, 3, 11, 13].map((n) => [`beast_${n}`, 3] as const)) } },
  ],
});

const flute = { part: 'band', kind: 'wind', marks: [] as string[], rank: 2, most: 2 };

/** Two parts, one of them in order, and a rule beyond counting: no more drums than flutes. */
export const parade: DeckRules = deckRules({
  letters: 'PD',
  parts: [
    { id: 'leaders', ordered: true, least: 2, most: 3 },
    { id: 'band', least: 3, most: 6 },
  ],
  cards: [
    { id: 'mayor', code: 'ma', part: 'leaders', kind: 'leader', marks: ['loud'], rank: 5, most: 1 },
    { id: 'baker', code: 'ba', part: 'leaders', kind: 'leader', marks: [], rank: 3, most: 1 },
    { id: 'clown', code: 'cl', part: 'leaders', kind: 'leader', marks: ['loud'], rank: 1, most: 1 },
    { id: 'flute', code: 'fl', ...flute },
    { id: 'fife', code: 'fi', ...flute },
    { id: 'drum', code: 'dr', part: 'band', kind: 'drum', marks: ['loud'], rank: 4, most: 4 },
  ],
  ready: [{ id: 'sunday', cards: { leaders: ['mayor', 'baker'], band: ['flute', 'flute', 'drum'] } }],
  faults: ({ cards }) => {
    const drums = (cards['band'] ?? []).filter((card) => card === 'drum').length;
    const winds = (cards['band'] ?? []).length - drums;
    return drums <= winds ? [] : [{ code: 'deck-other', card: 'drum', part: 'band', why: say('parade.drums', { drums, winds }) }];
  },
});

export const sunday: Deck = { name: 'Sunday', cards: { leaders: ['mayor', 'baker'], band: ['flute', 'flute', 'drum'] } };

const voice = (id: string, code: string, weight: number): DeckCard => ({
  id,
  code,
  part: 'voices',
  kind: 'voice',
  marks: [],
  rank: 0,
  most: 1,
  weight,
});
const paper = (n: number): DeckCard => ({
  id: `paper_${n}`,
  code: `p${LETTERS[n]}`,
  part: 'papers',
  kind: n < 8 ? 'speech' : n < 13 ? 'letter' : 'seal',
  marks: [n % 2 === 0 ? 'long' : 'short', n % 3 === 0 ? 'ink' : 'wax'],
  rank: n < 8 ? 40 + 7 * n : 0,
  most: n < 13 ? 2 : 1,
});

/** With limits of every sort: voices in order whose weight is limited, papers with least and most of their kinds, two sorts of marks and bands of ranks. */
export const council: DeckRules = deckRules({
  letters: 'CN',
  parts: [
    { id: 'voices', ordered: true, least: 3, most: 3, mostWeight: 6 },
    {
      id: 'papers',
      least: 12,
      most: 12,
      kinds: [
        { kind: 'speech', least: 6 },
        { kind: 'letter', most: 4 },
        { kind: 'seal', least: 1, most: 2 },
      ],
    },
  ],
  cards: [
    voice('judge', 'ju', 3),
    voice('queen', 'qu', 3),
    voice('miller', 'mi', 2),
    voice('singer', 'si', 2),
    voice('fool', 'fo', 1),
    ...Array.from({ length: 16 }, (_, n) => paper(n)),
  ],
  markSets: [
    { id: 'length', marks: ['long', 'short'] },
    { id: 'hand', marks: ['wax', 'ink'] },
  ],
  bands: [40, 60, 80],
  ready: [
    {
      id: 'spring',
      cards: {
        voices: ['miller', 'judge', 'fool'],
        papers: many(
          ['paper_0', 2],
          ['paper_1', 2],
          ['paper_2', 2],
          ['paper_3', 1],
          ['paper_8', 2],
          ['paper_9', 2],
          ['paper_14', 1],
        ),
      },
    },
  ],
});

/** The words of these games: what the faults speak of. */
export const words = {
  ...Object.fromEntries(menagerie.cards.map(({ id }) => [`card.${id}.name`, id])),
  ...Object.fromEntries(parade.cards.map(({ id }) => [`card.${id}.name`, id])),
  ...Object.fromEntries(council.cards.map(({ id }) => [`card.${id}.name`, id])),
  'deck.part.leaders': 'Leaders',
  'deck.part.band': 'Band',
  'deck.part.voices': 'Voices',
  'deck.part.papers': 'Papers',
  'deck.kind.speech': 'Speeches',
  'deck.kind.letter': 'Letters',
  'deck.kind.seal': 'Seals',
  'deck.weight.sum': 'rank sum',
  'seat.deck.label': 'Deck',
  'seat.deck.help': 'What you play with.',
  'seat.deck.sunday': 'Sunday parade',
  'seat.deck.sunday.about': 'Two flutes and a drum.',
  'deck.kind.leader': 'Leaders',
  'deck.kind.wind': 'Winds',
  'deck.kind.drum': 'Drums',
  'parade.drums': '{drums} drums drown {winds} winds. Take a drum out.',
};
